internal import Diagnostics
internal import FoundationEssentials

/// The contents.json of an .xcloc folder.
struct XCLOCContents: Codable, Hashable {
  /// The tool that made the folder.
  struct ToolInfo: Codable, Hashable {
    var toolBuildNumber: String?
    var toolID: String?
    var toolName: String?
    var toolVersion: String?
  }

  var developmentRegion: String
  var targetLocale: String
  var project: String?
  var workspace: String?
  var toolInfo: ToolInfo?
  var version: String?

  init(developmentRegion: String, targetLocale: String, project: String?, toolVersion: String) {
    self.developmentRegion = developmentRegion
    self.targetLocale = targetLocale
    self.project = project
    toolInfo = ToolInfo(
      toolBuildNumber: toolVersion,
      toolID: "alertcopy",
      toolName: "AlertCopy",
      toolVersion: toolVersion
    )
    version = "1.0"
  }

  /// Reads a contents.json.
  ///
  /// - Throws: a diagnostic where it is none.
  init(parsing file: InputFile) throws(Diagnostic) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(file.bytes))
    } catch {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file.path, line: 1, column: 1),
        "this is no contents.json of an .xcloc folder: \(Self.words(for: error))",
        advice: "it should name “developmentRegion” and “targetLocale”; export the folder again"
      )
    }
  }

  /// As Xcode writes it: members by name, a space on both sides of the colon, no last line end.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings can always be encoded.
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  private static func words(for error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it lacks “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.last?.stringValue ?? "")” is not what it should be"
    default: "it is not JSON"
    }
  }
}
