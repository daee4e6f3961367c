// swift-tools-version: 6.2
import PackageDescription

/// What holds for every Swift target of the house.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A test target; each may use what the tests share.
func tests(of target: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(
    name: target + "Tests",
    dependencies: dependencies + ["TestSupport"],
    swiftSettings: house
  )
}

/// What is embedded into CReviewPage, and not compiled.
let pageFiles = [
  "context.css", "flow.css", "page.css", "page.html", "preview.css",
  "alert-view.js", "announcer.js", "card.js", "character-checks.js", "checks.js", "conflicts.js",
  "context.js", "detail.js", "document.js", "dom.js", "drafts.js", "editor.js", "export.js",
  "filter-bar.js", "filters.js", "flow-view.js", "history.js", "keyboard.js", "list.js", "main.js",
  "message.js", "metrics.js", "note-form.js", "offer.js", "patch.js", "placeholders.js",
  "preview-bar.js", "preview.js", "print.js", "printf.js", "progress.js", "prompt-view.js",
  "row-view.js", "rows.js", "search.js", "server.js", "settings.js", "shown-text.js",
  "text-difference.js", "work.js", "xliff.js",
]

let package = Package(
  name: "AlertCopy",
  products: [
    .library(name: "AlertCopy", targets: ["AlertCopy"]),
    .library(name: "PermissionSimulator", targets: ["PermissionFlow", "PermissionSimulator"]),
    .executable(name: "alertcopy", targets: ["AlertCopyTool"]),
  ],
  // In the order in which the layers rest on one another; docs/Architecture.md is the same table.
  targets: [
    // Layer 0: values and the C boundary.
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .target(name: "AlertModel", swiftSettings: house),
    .target(name: "CompiledMessages", swiftSettings: house),
    .target(name: "Diagnostics", swiftSettings: house),
    .target(name: "CommandLineTool", swiftSettings: house),
    // libmicrohttpd is loaded by the server when it starts, so that nothing else pays for it.
    .target(name: "CHTTP"),
    // The files of the review page, as bytes.
    .target(name: "CReviewPage", path: "Resources/ReviewPage", exclude: pageFiles),

    // Layer 1: ICU in Swift; files that hold words and facts.
    .target(name: "ICU", dependencies: ["CICU"], swiftSettings: house + [.strictMemorySafety()]),

    .target(name: "XMLTree", dependencies: ["Diagnostics"], swiftSettings: house),
    .target(
      name: "HTTPServer",
      dependencies: ["CHTTP"],
      swiftSettings: house + [.strictMemorySafety()]
    ),
    .target(name: "GitRepository", swiftSettings: house),

    // Layer 2: messages, and the data compiled in.
    .target(name: "StringCatalogs", dependencies: ["Diagnostics", "ICU"], swiftSettings: house),
    .target(
      name: "MessageFormat",
      dependencies: ["CompiledMessages", "ICU", "StringCatalogs"],
      swiftSettings: house
    ),
    .executableTarget(
      name: "embed-catalogs",
      dependencies: [
        "CommandLineTool", "CompiledMessages", "Diagnostics", "ICU", "MessageFormat",
        "StringCatalogs",
      ],
      swiftSettings: house
    ),
    .plugin(
      name: "EmbedCatalogs",
      capability: .buildTool(),
      dependencies: ["embed-catalogs"]
    ),
    .target(
      name: "Locales",
      dependencies: ["CompiledMessages"],
      path: "Locales",
      swiftSettings: house,
      plugins: ["EmbedCatalogs"]
    ),
    .target(
      name: "Resources",
      dependencies: ["AlertModel"],
      path: "Resources",
      exclude: [
        "ReviewPage", "Scenarios", "advance-widths.json", "advance-widths.py",
        "han-characters.json",
        "permissions.json", "regional-words.json", "request-apis.json", "terms.json", "uses.json",
      ],
      swiftSettings: house
    ),

    // Layer 3: the composer, and what an app's own files say.
    .target(
      name: "AlertCopy",
      dependencies: [
        "AlertModel", "CompiledMessages", "ICU", "Locales", "Resources",
      ],
      swiftSettings: house
    ),
    .target(
      name: "AppProject",
      dependencies: ["Diagnostics", "ICU", "StringCatalogs"],
      swiftSettings: house
    ),

    .target(name: "PermissionFlow", dependencies: ["AlertModel"], swiftSettings: house),
    .target(
      name: "PermissionSimulator",
      dependencies: ["AlertCopy", "AlertModel", "Diagnostics", "PermissionFlow", "Resources"],
      swiftSettings: house
    ),

    // Files of other formats, and what changes between catalogs.
    .target(
      name: "CatalogFormats",
      dependencies: ["Diagnostics", "ICU", "MessageFormat", "StringCatalogs", "XMLTree"],
      swiftSettings: house
    ),
    .target(
      name: "CatalogChanges",
      dependencies: ["Diagnostics", "ICU", "MessageFormat", "StringCatalogs"],
      swiftSettings: house
    ),

    // Layer 4: alerts drawn, and written for people and machines.
    .target(name: "TextMetrics", dependencies: ["ICU", "Resources"], swiftSettings: house),
    .target(
      name: "AlertDrawing",
      dependencies: ["AlertModel", "ICU", "TextMetrics"],
      swiftSettings: house
    ),
    .target(
      name: "AlertFormats",
      dependencies: [
        "AlertCopy", "AlertDrawing", "Diagnostics", "ICU", "Resources", "StringCatalogs",
        "TextMetrics",
      ],
      swiftSettings: house
    ),

    // Layers 4 and 5: the checks, what they read and how their findings are written.
    .target(
      name: "CopyChecks",
      dependencies: [
        "AlertModel", "Diagnostics", "ICU", "MessageFormat", "Resources", "StringCatalogs",
        "TextMetrics",
      ],
      swiftSettings: house
    ),
    .target(
      name: "CheckInputs",
      dependencies: [
        "AlertModel", "AppProject", "CatalogFormats", "CopyChecks", "Diagnostics", "ICU",
        "MessageFormat", "Resources", "StringCatalogs", "XMLTree",
      ],
      swiftSettings: house
    ),
    .target(
      name: "CheckReports",
      dependencies: [
        "CommandLineTool", "CopyChecks", "Diagnostics", "ICU", "StringCatalogs", "XMLTree",
      ],
      swiftSettings: house
    ),

    // Layers 6 and 7: the words as a reviewer sees them, and the server that takes what they decide.
    .target(
      name: "CopyReview",
      dependencies: [
        "AlertCopy", "AlertModel", "CReviewPage", "CatalogChanges", "CheckInputs", "CopyChecks",
        "Diagnostics", "GitRepository", "ICU", "MessageFormat", "PermissionFlow",
        "PermissionSimulator", "Resources", "StringCatalogs", "TextMetrics",
      ],
      swiftSettings: house
    ),
    .target(
      name: "ReviewServer",
      dependencies: [
        "CatalogChanges", "CheckInputs", "CommandLineTool", "CopyChecks", "CopyReview",
        "Diagnostics", "HTTPServer", "StringCatalogs",
      ],
      swiftSettings: house
    ),

    // Layer 8: the tool.
    .executableTarget(
      name: "AlertCopyTool",
      dependencies: [
        "AlertCopy", "AlertFormats", "AppProject", "CatalogChanges", "CatalogFormats",
        "CheckInputs", "CheckReports", "CommandLineTool", "CopyChecks", "CopyReview",
        "Diagnostics", "ICU", "PermissionSimulator", "ReviewServer", "StringCatalogs",
        "TextMetrics",
      ],
      swiftSettings: house
    ),

    // For developers: Resources/*.json -> Resources/*+Generated.swift.
    .executableTarget(
      name: "generate-tables",
      dependencies: ["AlertModel", "CommandLineTool"],
      swiftSettings: house
    ),

    // Tests, a target for each.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: house),
    tests(of: "AlertModel", "AlertModel"),
    tests(of: "Architecture"),
    tests(of: "Diagnostics", "Diagnostics"),
    tests(of: "ICU", "ICU"),
    tests(of: "CompiledMessages", "CompiledMessages"),
    tests(of: "MessageFormat", "CompiledMessages", "ICU", "MessageFormat", "StringCatalogs"),
    tests(of: "StringCatalogs", "Diagnostics", "StringCatalogs"),
    .testTarget(
      name: "CopyChecksTests",
      dependencies: [
        "AlertModel", "CheckInputs", "CopyChecks", "Diagnostics", "MessageFormat",
        "StringCatalogs", "TestSupport",
      ],
      exclude: ["Labelled"],
      swiftSettings: house
    ),
    tests(
      of: "CheckInputs",
      "AlertModel",
      "CheckInputs",
      "CopyChecks",
      "Diagnostics",
      "MessageFormat",
      "StringCatalogs"
    ),
    tests(of: "CheckReports", "CheckReports", "CommandLineTool", "CopyChecks", "Diagnostics"),
    tests(
      of: "CatalogFormats",
      "CatalogFormats",
      "Diagnostics",
      "ICU",
      "MessageFormat",
      "StringCatalogs"
    ),
    tests(
      of: "CatalogChanges",
      "CatalogChanges",
      "CatalogFormats",
      "Diagnostics",
      "MessageFormat",
      "StringCatalogs"
    ),
    tests(of: "XMLTree", "Diagnostics", "XMLTree"),
    tests(of: "HTTPServer", "HTTPServer"),
    tests(of: "GitRepository", "GitRepository"),
    tests(of: "TextMetrics", "ICU", "TextMetrics"),
    tests(of: "AlertDrawing", "AlertCopy", "AlertDrawing", "TextMetrics"),
    tests(
      of: "CopyReview",
      "AlertModel",
      "CatalogChanges",
      "CheckInputs",
      "CopyReview",
      "Diagnostics",
      "StringCatalogs",
      "TextMetrics"
    ),
    tests(
      of: "ReviewServer",
      "CheckInputs",
      "CopyReview",
      "HTTPServer",
      "ReviewServer",
      "StringCatalogs"
    ),
    tests(
      of: "Locales",
      "CompiledMessages",
      "ICU",
      "Locales",
      "MessageFormat",
      "Resources",
      "StringCatalogs"
    ),
    tests(of: "Resources", "AlertModel", "Resources", "generate-tables"),
    tests(of: "AlertCopy", "AlertCopy", "ICU", "Resources", "StringCatalogs"),
    tests(of: "AppProject", "AppProject", "Diagnostics", "ICU", "StringCatalogs"),
    tests(of: "PermissionFlow", "AlertModel", "PermissionFlow", "PermissionSimulator"),
    tests(
      of: "PermissionSimulator",
      "AlertCopy",
      "AlertCopyTool",
      "AlertModel",
      "PermissionFlow",
      "PermissionSimulator",
      "Resources"
    ),
    tests(of: "AlertFormats", "AlertCopy", "AlertFormats", "ICU", "StringCatalogs", "TextMetrics"),
    tests(of: "CommandLineTool", "CommandLineTool"),
    tests(of: "EmbedCatalogs", "embed-catalogs"),
    tests(of: "AlertCopyTool", "AlertCopyTool"),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
