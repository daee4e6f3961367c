// swift-tools-version: 6.2
import PackageDescription

// The peer of the start-up measurement: a program that only prints one line.
let package = Package(
  name: "Benchmarks",
  targets: [.executableTarget(name: "one-line")]
)
