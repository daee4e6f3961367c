package import Diagnostics

/// Whether bytes are JSON.
package enum JSONSyntax {
  /// Checks a whole file.
  ///
  /// - Throws: a diagnostic with line and column where it is not JSON.
  package static func check(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    _ = try JSONReader.read(bytes, file: file)
  }
}
