extension StringCatalog {
  /// The catalog as JSON on one line, for a place inside another file.
  package var singleLineText: String {
    let layout = JSONLayout(
      lineEnd: "",
      indent: "",
      colon: ":",
      emptyObject: .inline("{}"),
      endsWithLineEnd: false
    )
    var bytes: [UInt8] = []
    layout.write(json, depth: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
