/// A check: one type for each rule.
///
/// It is made once for a run, and used by many threads.
package protocol Check: Sendable {
  static var rule: Rule { get }
  init(_ options: CheckOptions)
}
