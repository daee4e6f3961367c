/// What became of translators' files, by table, to be written for a person or a machine.
package struct UpdateReport: Sendable {
  package typealias Table = (name: String, update: CatalogUpdate)

  package let tables: [Table]

  package init(_ tables: [Table]) {
    self.tables = tables
  }
}
