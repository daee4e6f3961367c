internal import Diagnostics

/// A variable of the build where no build sees it.
struct BuildVariableCheck: ProjectCheck {
  static let rule = Rule(
    "build-variable",
    .purposeStrings,
    .error,
    summary: "A build variable stands in a table that localizes Info.plist.",
    rationale: """
      Xcode fills in $(PRODUCT_NAME) in Info.plist, and nowhere else. From a .strings file or a \
      String Catalog the reader gets the dollar sign and all.
      """,
    source: "seen on real files; Apple documents the substitution for Info.plist only.",
    example: .text(
      locale: "zh-Hans",
      key: "NSCameraUsageDescription",
      source: "The app scans the codes on tickets.",
      before: "$(PRODUCT_NAME) 扫描票上的二维码。",
      after: "扫描票上的二维码。"
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    for catalog in project.catalogs where catalog.content == .infoPlist {
      catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
        for text in entry.texts
        where !isOfInfoPlist(text, catalog) && !isExpanded(text.origin, in: project) {
          guard let range = variable(in: text.text) else { continue }
          findings.add(
            Self.rule,
            at: range,
            of: text,
            "Nothing fills in this variable here; the reader sees it. Write the name itself.",
            key: entry.key,
            locale: catalog.locales[text.locale].name
          )
        }
      }
    }
  }

  /// Whether a text was taken from Info.plist for translators.
  private func isOfInfoPlist(_ text: CheckedText, _ catalog: CheckedCatalog) -> Bool {
    catalog.isExchange && text.locale == catalog.sourceLocale
  }

  /// Whether a text stands in Info.plist itself, or in settings of the build.
  private func isExpanded(_ origin: TextOrigin, in project: CheckedProject) -> Bool {
    let path = project.files[Int(origin.file)].path
    return [".plist", ".pbxproj", ".xcconfig"].contains { path.hasSuffix($0) }
  }

  /// The first `$(NAME)` or `${NAME}`.
  private func variable(in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "$") && start + 2 < bytes.count {
      let closing: UInt8
      switch bytes[start + 1] {
      case UInt8(ascii: "("): closing = UInt8(ascii: ")")
      case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
      default: continue
      }
      let name = bytes[(start + 2)...].prefix { $0 != closing }
      let isName = name.allSatisfy {
        $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":") || (0x30...0x39).contains($0)
          || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      }
      if isName, !name.isEmpty, name.endIndex < bytes.count { return start..<(name.endIndex + 1) }
    }
    return nil
  }
}
