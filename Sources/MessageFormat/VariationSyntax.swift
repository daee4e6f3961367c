package import StringCatalogs

/// The variations of String Catalogs as a syntax of messages.
///
/// A plural variation is a plural, a substitution is a plural in the middle of a text, and a device
/// variation is a select by ``device``. Values are printf strings of Foundation's.
package enum VariationSyntax {
  /// The name that messages select a device by.
  ///
  /// Its cases are a catalog's: `iphone`, `other` and so on.
  package static let device = "device"

  /// The tree of a localized string; the states of its values are not in it.
  ///
  /// - Throws: what a message cannot say: cases without `other`, devices in plurals, variations that
  ///   this version does not know.
  package static func message(
    _ string: LocalizedString
  ) throws(ConversionError) -> Message {
    let reader = VariationReader(string)
    let message = try reader.message(string)
    if let name = reader.unusedSubstitution(string) { throw .unusedSubstitution(name) }
    return message
  }

  /// The localized string of a tree, with its values in a state.
  ///
  /// `arguments` are their names in the order of their positions; where they are `nil`, that is the
  /// order of `arg1`, `arg2`…, or else that of the message. ICU arguments are written as the string
  /// that the message is to be `like` has them. `isFormat` tells whether the string is formatted even
  /// without arguments.
  ///
  /// - Throws: what a String Catalog cannot say: selects by anything but the device, devices inside a
  ///   text, ordinal plurals, offsets, cases for single numbers.
  package static func string(
    _ message: Message,
    state: LocalizedString.StringUnit.State?,
    arguments: [String]? = nil,
    like source: LocalizedString? = nil,
    numbering: PrintfNumbering = .asWritten,
    isFormat: Bool? = nil
  ) throws(ConversionError) -> LocalizedString {
    let order = ArgumentOrder(arguments, of: message, like: source?.placeholders ?? [:])
    var writer = VariationWriter(
      state: state,
      order: order,
      numbering: numbering,
      isFormat: isFormat ?? !message.argumentsInOrder.isEmpty,
      numbers: message.numbers
    )
    var string = try writer.string(message)
    string.substitutions = writer.substitutions
    return string
  }
}
