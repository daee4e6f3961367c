import PackagePlugin

/// Compiles the String Catalogs of a target into it: builds the command line, and no more.
@main
struct EmbedCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles(withSuffix: ".xcstrings").map(\.url)
      .sorted { $0.path < $1.path }
    guard !catalogs.isEmpty else {
      Diagnostics.error("\(target.name) has no String Catalog to embed")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCatalogs.swift")
    return [
      .buildCommand(
        displayName: "Embedding the String Catalogs of \(target.name)",
        executable: try context.tool(named: "embed-catalogs").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs,
        outputFiles: [output]
      )
    ]
  }
}
