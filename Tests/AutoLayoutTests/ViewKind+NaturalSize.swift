import AutoLayout

extension ViewKind {
  /// On the system that a new document has.
  func naturalSize(of content: Content, scale: Double) -> NaturalSize {
    naturalSize(of: content, scale: scale, system: .initial)
  }
}
