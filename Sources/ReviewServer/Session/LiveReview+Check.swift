internal import CatalogChanges
internal import CopyReview
internal import Diagnostics
internal import StringCatalogs

extension LiveReview {
  /// `POST check`: what the checks would find with a text in place; nothing is written.
  mutating func check(_ body: RequestBody) throws(ReviewFault) -> HTTPAnswer {
    let catalog = try index(try body.number("catalog"))
    let edit = UnitEdit(id: try body.id(), value: try body.text("value"))
    let new: StringCatalogFile
    do {
      try refresh(catalog, isCertain: false)
      let file = catalogs[catalog].file
      let entry = try edit.applied(
        to: try self.entry(of: edit.id, in: catalog),
        sourceLanguage: file.sourceLanguage
      )
      new = try StringCatalogFile(parsing: file.bytes(replacing: [entry]), file: file.file)
    } catch let fault as ReviewFault {
      throw fault
    } catch {
      throw .refused("the text cannot be checked: \(error)")
    }
    let findings = findings(of: edit.id.key, in: catalog, as: new)
    return HTTPAnswer(200, .members([("findings", findings)]))
  }
}
