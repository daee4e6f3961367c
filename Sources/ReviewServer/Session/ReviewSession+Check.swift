internal import CatalogChanges
internal import Diagnostics
internal import StringCatalogs

extension ReviewSession {
  /// `POST check`: what the checks would find with a text in place; nothing is written.
  mutating func check(_ body: RequestBody) throws(ReviewFault) -> HTTPAnswer {
    let catalog = try index(try body.number("catalog"))
    let edit = UnitEdit(id: try body.id(), value: try body.text("value"))
    do throws(Diagnostic) {
      try refresh(catalog, isCertain: false)
    } catch {
      throw .refused(error)
    }
    let file = catalogs[catalog].file
    let entry = try edit.applied(
      to: try entry(of: edit.id, in: catalog),
      sourceLanguage: file.sourceLanguage
    )
    let findings = findings(
      of: edit.id.key,
      in: catalog,
      bytes: file.bytes(replacing: [entry])
    )
    return HTTPAnswer(200, .members([("findings", findings)]))
  }
}
