/// What a message says that the syntax it is to be written in cannot say.
///
/// Holds facts; the caller adds the key and the locale to the words.
package enum ConversionError: Error, Hashable, Sendable {
  /// A syntax that messages are written in.
  package enum Target: Hashable, Sendable {
    case icu
    case printf(PrintfDialect)
    case stringCatalog
  }

  /// A printf placeholder without a counterpart.
  case placeholder(String, in: Target)
  /// An ICU argument format without a counterpart.
  case format(argument: String, type: String, style: String?, in: Target)
  /// An argument that is not among those that were given in order.
  case unknownArgument(String)
  /// A name that cannot be an argument's.
  case argumentName(String, in: Target)
  /// A plural where the target has none.
  case plural(argument: String, in: Target)
  case ordinalPlural(argument: String, in: Target)
  case pluralOffset(argument: String, in: Target)
  /// `=1` and the like.
  case explicitValue(argument: String, selector: String, in: Target)
  case select(argument: String, in: Target)
  /// A device in a plural, or in the middle of a text.
  case deviceInside
  /// Cases without `other`; `variation` is `plural`, `device` or the name of a substitution.
  case missingOther(variation: String)
  /// `#` outside a plural.
  case numberOutsidePlural
  /// `%#@name@` without a substitution of that name.
  case unknownSubstitution(String)
  /// A substitution that no value refers to.
  case unusedSubstitution(String)
  /// A substitution that stands in itself.
  case circularSubstitution(String)
  /// Substitutions of one name that differ between devices or cases.
  case differingSubstitutions(String)
  /// Anything but plurals and devices.
  case variation(String)
  /// Variations of two kinds, or a value beside variations.
  case severalVariations
  /// Nothing is said.
  case noValue
  /// The names or formats in it are not what ICU reads; the pattern.
  case notICU(String)
}

extension ConversionError.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .icu: "ICU MessageFormat"
    case .printf(.foundation): "Foundation's format strings"
    case .printf(.android): "Android's format strings"
    case .stringCatalog: "String Catalogs"
    }
  }
}

extension ConversionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .placeholder(let text, let target):
      "the placeholder \(text) has no counterpart in \(target)"
    case .format(let argument, let type, let style, let target):
      "the format of {\(argument), \(type)\(style.map { ", " + $0 } ?? "")} has no counterpart"
        + " in \(target)"
    case .unknownArgument(let name):
      "the argument {\(name)} is not among the arguments that were given in order"
    case .argumentName(let name, let target): "“\(name)” cannot name an argument in \(target)"
    case .plural(let name, let target): "\(target) have no plurals, and {\(name)} is one"
    case .ordinalPlural(let name, let target):
      "\(target) have no ordinal plurals, and {\(name)} is one"
    case .pluralOffset(let name, let target):
      "\(target) have no offsets in plurals, and {\(name)} has one"
    case .explicitValue(let name, let selector, let target):
      "\(target) have no plural cases for single numbers, and {\(name)} has \(selector)"
    case .select(let name, let target): "\(target) cannot select by the argument {\(name)}"
    case .deviceInside:
      "String Catalogs vary a whole string by device, not a plural case or a part of a text"
    case .missingOther(let variation): "the cases of “\(variation)” lack “other”"
    case .numberOutsidePlural: "the number of a plural stands outside a plural"
    case .unknownSubstitution(let name): "%#@\(name)@ refers to a substitution that is not there"
    case .unusedSubstitution(let name): "no value refers to the substitution “\(name)”"
    case .circularSubstitution(let name): "the substitution “\(name)” stands in itself"
    case .differingSubstitutions(let name):
      "the substitution “\(name)” is not the same in every case of the string"
    case .variation(let kind): "strings that vary by “\(kind)” have no counterpart"
    case .severalVariations: "the string has several variations, or a value beside one"
    case .noValue: "the string has no value"
    case .notICU(let pattern): "ICU would not read this back as it was meant: \(pattern)"
    }
  }
}
