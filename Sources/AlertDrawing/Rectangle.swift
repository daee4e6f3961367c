/// A place in a drawing, in points from its top left corner.
package struct Rectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var middle: Double { x + width / 2 }
  package var bottom: Double { y + height }
}
