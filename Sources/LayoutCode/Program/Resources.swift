package import AutoLayout

/// What belongs to a program besides its code and acts on the layout: how large its pictures are, and its
/// texts in the language that they were written in.
package struct Resources: Hashable, Sendable {
  /// In points, by the names that `UIImage(named:)` knows.
  package var imageSizes: [String: Size] = [:]
  /// By the keys that `NSLocalizedString` knows.
  package var texts: [String: String] = [:]
  /// Its storyboards and xibs.
  package var storyboards: [CodeSource] = []

  package init() {}

  /// What of two is called the same is as the later one has it.
  mutating func merge(_ other: Resources) {
    imageSizes.merge(other.imageSizes) { _, new in new }
    texts.merge(other.texts) { _, new in new }
    storyboards += other.storyboards.filter { !storyboards.contains($0) }
  }
}
