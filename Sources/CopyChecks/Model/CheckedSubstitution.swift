/// What a substitution of a string says of its argument.
package struct CheckedSubstitution: Hashable, Sendable {
  package let name: String
  /// The locale, as an index into those of the catalog.
  package let locale: Int
  /// The number of the argument, from 1, where it is said.
  package let argument: Int?
  /// The printf conversion without its percent sign: `lld`.
  package let specifier: String?

  package init(name: String, locale: Int, argument: Int?, specifier: String?) {
    self.name = name
    self.locale = locale
    self.argument = argument
    self.specifier = specifier
  }
}
