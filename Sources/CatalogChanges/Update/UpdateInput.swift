package import StringCatalogs

/// A table as a translator's file has it.
///
/// The values of the source language are those that the translator saw; those of the other locales
/// are offered to the catalog.
package struct UpdateInput: Sendable {
  /// The file, as it was given.
  package var file: String
  package var table: StringTable

  package init(file: String, table: StringTable) {
    self.file = file
    self.table = table
  }
}
