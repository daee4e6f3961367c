package import Diagnostics
package import StringCatalogs

extension StringsdictFile {
  /// The bytes of the file after the strings of some keys were set.
  ///
  /// Only the texts that differ change. The variable of a plural keeps the name that it has.
  ///
  /// - Throws: a diagnostic that names the key whose string no .stringsdict can hold, or one that
  ///   says that the file is binary.
  package func bytes(
    setting strings: [(key: String, string: LocalizedString)]
  ) throws(Diagnostic) -> [UInt8] {
    var members: [PropertyListTree.Member] = []
    for (key, string) in strings {
      let old = entries.last { $0.key.isExactly(key) }
      let format = old?.value[StringsdictRule.format]?.string.map(StringsdictText.init)
      var writer = StringsdictWriter(
        key: key,
        variableName: format?.onlyReference?.name ?? StringsdictWriter.variableName
      )
      do {
        members.append(PropertyListTree.Member(key, try writer.rule(string)))
      } catch {
        throw Diagnostic(
          .error,
          at: list.location(offset: old?.offset),
          "“\(key)” cannot be written to a .stringsdict file: \(error.reason)"
        )
      }
    }
    return try list.bytes(setting: members)
  }
}
