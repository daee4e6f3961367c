// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "AlertCopy", path: "..")],
  targets: [
    // The peer of the start-up measurement: a program that only prints one line.
    .executableTarget(name: "one-line"),
    .executableTarget(
      name: "explore",
      dependencies: [
        .product(name: "AlertCopy", package: "AlertCopy"),
        .product(name: "PermissionSimulator", package: "AlertCopy"),
      ]
    ),
  ]
)
