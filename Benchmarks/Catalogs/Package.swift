// swift-tools-version: 6.2
import PackageDescription

/// The settings that the sources are written for.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The rooms that it measures are no products, so they are taken in by links: what is `package` there
// is so here.
let package = Package(
  name: "Catalogs",
  targets: [
    .executableTarget(name: "load-catalog", dependencies: ["StringCatalogs"]),
    .target(
      name: "CICU",
      path: "Library/CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .target(name: "ICU", dependencies: ["CICU"], path: "Library/ICU", swiftSettings: house),
    .target(name: "Diagnostics", path: "Library/Diagnostics", swiftSettings: house),
    .target(
      name: "StringCatalogs",
      dependencies: ["Diagnostics", "ICU"],
      path: "Library/StringCatalogs",
      swiftSettings: house
    ),
  ],
  cxxLanguageStandard: .cxx17
)
