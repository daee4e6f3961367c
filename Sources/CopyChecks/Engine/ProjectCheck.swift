/// A check of what stands in several files.
package protocol ProjectCheck: Check {
  func check(_ project: CheckedProject, _ findings: inout FindingSink)
}
