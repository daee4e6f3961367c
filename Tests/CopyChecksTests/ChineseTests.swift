import CopyChecks
import Testing

/// What one text of the labelled set cannot show.
@Suite struct ChineseTests {
}
