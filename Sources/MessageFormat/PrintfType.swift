/// The type of an argument, as its placeholder tells it.
///
/// Two placeholders of the same type can stand for each other in a translation: widths, precisions
/// and upper case aside, they take the same C or Java value and show it the same way.
enum PrintfType: Hashable {
  /// A conversion, and how wide a value it takes.
  case conversion(String, length: String)
  /// The number that gives a width or precision.
  case size
  /// `%arg`.
  case number
  /// A substitution or variable of which nothing but the name is known.
  case reference(String)

  init(_ placeholder: PrintfPlaceholder, _ dialect: PrintfDialect) {
    switch placeholder.kind {
    case .reference(let name): self = .reference(name)
    case .number: self = .number
    case .lineEnd: self = .conversion("n", length: "")
    case .argument:
      let conversion = Self.sameConversion(placeholder.conversion, dialect)
      let isInteger = ["d", "u", "x", "o"].contains(conversion)
      // `l` says nothing before a floating-point conversion.
      let length = isInteger || placeholder.length == "L" ? placeholder.length : ""
      self = .conversion(conversion, length: length == "q" ? "ll" : length)
    }
  }

  private static func sameConversion(_ conversion: String, _ dialect: PrintfDialect) -> String {
    switch (conversion, dialect) {
    case ("i", .foundation), ("D", .foundation): "d"
    // These are other types, not other letter cases: unichar and UTF-16 text.
    case ("C", .foundation), ("S", .foundation): conversion
    default: conversion.lowercased()
    }
  }
}
