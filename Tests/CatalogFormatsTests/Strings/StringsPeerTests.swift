internal import CatalogFormats
internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import TestSupport
internal import Testing

/// What we write, read by others: `plutil` of the toolchain, Foundation, and translate-toolkit.
struct StringsPeerTests {
  /// A unit of translate-toolkit.
  private struct Unit: Decodable, Hashable {
    enum Target: Hashable {
      case text(String)
      case plural([String: String])
    }
    let id: String
    let target: Target

    enum CodingKeys: CodingKey { case id, target }

    init(id: String, target: Target) {
      self.id = id
      self.target = target
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      id = try members.decode(String.self, forKey: .id)
      if let text = try? members.decode(String.self, forKey: .target) {
        target = .text(text)
      } else {
        target = .plural(try members.decode([String: String].self, forKey: .target))
      }
    }
  }

  private static let plutil = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/plutil" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func names(_ folder: String) -> [String] {
    let path = Checkout.cases?.appending(path: folder).path ?? ""
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      .map { "\(folder)/\($0)" }
  }

  private static let files = names("strings") + names("stringsdict")

  /// The tables of a public file; `nil` where it is damaged.
  private func tables(_ name: String) throws -> [StringTable]? {
    let url = try #require(Checkout.cases).appending(path: name)
    let file = InputFile(path: name, bytes: Array(try Data(contentsOf: url)), locale: "xx")
    let format: any CatalogFormat =
      name.hasSuffix(".stringsdict") ? StringsdictFormat() : StringsFormat()
    return try? format.read(file).tables
  }

  /// What we make of a public file, in a folder.
  private func written(_ name: String, in folder: TemporaryFolder) throws -> [URL] {
    guard let tables = try tables(name) else { return [] }
    let written = StringsFormat().write(tables, WritingOptions())
    #expect(written.losses == [])
    return try written.files.map { try folder.write($0.bytes, to: $0.path) }
  }

  @Test(
    .enabled(if: !files.isEmpty, "the folder of public files is not here"),
    .enabled(if: plutil != nil, "no plutil in the PATH"),
    arguments: files
  )
  func `plutil takes what we write of public files`(_ name: String) throws {
    let folder = try TemporaryFolder()
    for file in try written(name, in: folder) {
      let outcome = try Executable(path: try #require(Self.plutil)).run(["-lint", file.path])
      #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test(
    .enabled(if: !files.isEmpty, "the folder of public files is not here"),
    .enabled(if: PeerReader.strings.isThere, "python3 has no translate-toolkit")
  )
  func `translate-toolkit reads what we write of public files`() throws {
    let folder = try TemporaryFolder()
    var files: [URL] = []
    var expected: [[Unit]] = []
    for (index, name) in Self.files.enumerated() {
      let entries = try tables(name)?.first?.catalog.entries ?? []
      for written in try written(name, in: folder) {
        // Names come more than once, as Localizable does.
        let file = folder.url.appending(path: "\(index)-\(written.lastPathComponent)")
        try FileManager.default.moveItem(at: written, to: file)
        files.append(file)
        expected.append(
          entries.flatMap { entry in
            entry["xx"].map { Self.units(file, entry.key, $0) } ?? []
          }
        )
      }
    }
    #expect(files.count > 60)
    for (file, units) in zip(
      files,
      zip(try PeerReader.strings.read(files, as: Unit.self), expected)
    ) {
      // The difference says more than two long lists.
      let difference = units.0.difference(from: units.1)
      #expect(difference.isEmpty, "\(file.lastPathComponent): \(Array(difference))")
    }
  }

  private static func units(_ file: URL, _ key: String, _ string: LocalizedString) -> [Unit] {
    let targets =
      file.pathExtension == "stringsdict"
      ? rules(key, string) : string.stringUnit.map { [(key, .text($0.value))] } ?? []
    return targets.map { Unit(id: $0, target: $1) }
  }

  /// The units that translate-toolkit makes of a rule.
  private static func rules(
    _ key: String,
    _ string: LocalizedString
  ) -> [(id: String, target: Unit.Target)] {
    func plural(
      _ id: String,
      _ variations: [LocalizedString.Variation],
      _ type: String?
    ) -> (id: String, target: Unit.Target) {
      let texts = variations.flatMap(\.cases).map { item in
        let text = item.string.stringUnit?.value ?? ""
        return (item.name, text.replacing("%arg", with: "%\(type ?? "")"))
      }
      return (id, .plural(Dictionary(texts) { $1 }))
    }
    guard let format = string.stringUnit?.value else {
      return [plural(key + ":value", string.variations, nil)]
    }
    let variables = string.substitutions.map { substitution in
      plural("\(key):\(substitution.name)", substitution.variations, substitution.formatSpecifier)
    }
    let isOnlyVariable = variables.count == 1 && format == "%#@\(string.substitutions[0].name)@"
    return isOnlyVariable ? variables : [(key, .text(format))] + variables
  }
}
