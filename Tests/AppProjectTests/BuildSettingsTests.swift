internal import AppProject
internal import Diagnostics
internal import TestSupport
internal import Testing

/// Build variables in names.
///
/// What they come to is what Xcode's build settings reference and the
/// grammar of swift-build's macro expressions and configuration files say.
struct BuildSettingsTests {
  private static let file = "INFOPLIST_FILE = App/Info.plist;"

  private func name(_ text: String, _ files: [String: String]) throws -> String {
    var files = files
    files["App/Info.plist"] = ProjectText.infoPlist(["CFBundleDisplayName": text])
    let folder = try TemporaryFolder(files)
    return try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
      .displayName(for: "en").text
  }

  @Test(arguments: [
    ("$(PRODUCT_NAME)", "", "Rokk"),
    ("${PRODUCT_NAME} 2", "", "Rokk 2"),
    ("$(PRODUCT_NAME)", "PRODUCT_NAME = \"$(TARGET_NAME) Pro\";", "Rokk Pro"),
    ("$(A)$(B)", "A = 1; B = \"${A}2\";", "112"),
    ("$(A_$(B))", "A_X = nested; B = X;", "nested"),
    ("$(NONE:default=x $(PRODUCT_NAME))", "", "x Rokk"),
    ("$(NONE:default=a:b)", "", "a:b"),
    ("$(A:default=x)", "A = \"\";", "x"),
    ("$(A:upper)", "A = \"abc\";", "ABC"),
    ("$(A:c99extidentifier)", "A = \"my-app é\";", "my_app_é"),
    ("$(A:rfc1034identifier)", "A = \"my.app_2\";", "my-app-2"),
    ("$(A)", "A = (\"one\", \"two\", );", "one two"),
    ("$(A)", "\"A[sdk=iphoneos*]\" = phone;", "phone"),
    ("$(A)", "\"A[sdk=iphoneos*]\" = phone; A = any;", "any"),
    ("$(A:default=none)", "\"A[sdk=macosx*]\" = mac;", "project"),
    ("A $ B $(", "", "A $ B $("),
    ("$(A)", "A = \"$(inherited)+\";", "project+"),
    ("$(A)", "A = \"$(A)+\";", "project+"),
    ("$(B)", "", "b of project"),
    ("$(DEVELOPMENT_LANGUAGE)", "", "fr"),
    ("a$()b${}", "", "ab"),
    ("$(:default=x)", "", "x"),
  ])
  func `variables get their values`(_ text: String, _ settings: String, _ name: String) throws {
    let project = ProjectText.project(
      targetSettings: Self.file + settings,
      projectSettings: "A = project; B = \"b of project\";"
    )
    #expect(try self.name(text, ["R.xcodeproj/project.pbxproj": project]) == name)
  }

  @Test(arguments: [
    ("$(NONE)", "", "NONE"),
    ("$(A)", "A = \"$(B)\"; B = \"$(A)\";", "A"),
    ("$(PRODUCT_NAME:nonsense)", "", "PRODUCT_NAME"),
    ("$($(A))", "A = NONE;", "NONE"),
  ])
  func `what has no value is told by name`(
    _ text: String,
    _ settings: String,
    _ variable: String
  ) {
    let project = ProjectText.project(targetSettings: Self.file + settings)
    let fault = #expect(throws: Diagnostic.self) {
      try name(text, ["R.xcodeproj/project.pbxproj": project])
    }
    #expect(fault?.message.hasSuffix("the value of \(variable)") == true)
    #expect(fault?.advice == "give the name with --app-name NAME")
    #expect(fault?.location?.line == 5)
  }

  @Test func `settings that grow without end are given up`() {
    let doubling = (1...60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
    for last in ["A61 = \"\";", "A61 = x;"] {
      let project = ProjectText.project(targetSettings: Self.file + doubling + last)
      #expect(throws: Diagnostic.self) {
        try name("$(A1)", ["R.xcodeproj/project.pbxproj": project])
      }
    }
  }

  @Test(arguments: [
    ("N = file", "N = project", "", "file"),
    ("", "N = project", "", "project"),
    ("", "N = project", "N = \"project settings\";", "project settings"),
    ("N = file", "", "N = \"project settings\";", "file"),
    ("N = a // comment\nN=b;  ", "", "", "b"),
    ("N[sdk=iphoneos*] = phone\nN[sdk=macosx*] = mac", "", "", "phone"),
    ("#include \"More.xcconfig\"\nN = $(inherited) and here", "", "", "more and here"),
    ("N = first\n#include? \"More.xcconfig\"", "", "", "more"),
    ("#include \"Missing.xcconfig\"\nN = here", "", "", "here"),
    ("#include \"Target.xcconfig\"\nN = cycle", "", "", "cycle"),
    ("N = $(inherited) of file", "N = project", "", "project of file"),
    // Xcode's idiom for two slashes, which begin a comment otherwise.
    ("N = https:/$()/rokk", "", "", "https://rokk"),
    ("N = https://rokk", "", "", "https:"),
  ])
  func `configuration files are read`(
    _ target: String,
    _ project: String,
    _ projectSettings: String,
    _ name: String
  ) throws {
    let files = [
      "R.xcodeproj/project.pbxproj": ProjectText.project(
        targetSettings: Self.file,
        projectSettings: projectSettings,
        targetFile: "Target.xcconfig",
        projectFile: "Project.xcconfig"
      ),
      "Config/Target.xcconfig": target,
      "Config/Project.xcconfig": project,
      "Config/More.xcconfig": "N = more\n",
    ]
    #expect(try self.name("$(N)", files) == name)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "#include \"Target.xcconfig\"\n", count: 3) + "N = end",
      String(repeating: "A = $(inherited)$(inherited)\n", count: 60) + "N = end",
    ]
  )
  func `configuration files that grow without end are given up`(_ text: String) throws {
    let files = [
      "R.xcodeproj/project.pbxproj": ProjectText.project(
        targetSettings: Self.file,
        targetFile: "Target.xcconfig"
      ),
      "Config/Target.xcconfig": text,
    ]
    #expect(try name("$(N)", files) == "end")
  }

  @Test(arguments: [
    "", "x", "{", "{}", "(a)", "<?xml", "{ objects = { P = x; }; rootObject = P; }",
    "{ objects = (); rootObject = P; }", "{\n<<<<<<< HEAD\n}",
    "{ rootObject = P; objects = { P = { targets = (P, Q, ); buildConfigurationList = P; }; }; }",
  ])
  func `a damaged project tells nothing`(_ project: String) throws {
    #expect(try name("Rokk", ["R.xcodeproj/project.pbxproj": project]) == "Rokk")
    #expect(throws: Diagnostic.self) {
      try name("$(PRODUCT_NAME)", ["R.xcodeproj/project.pbxproj": project])
    }
  }
}
