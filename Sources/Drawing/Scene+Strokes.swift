import AutoLayout

extension Scene {
  /// The order of painting, with guides, which nothing paints, behind the subviews of their views.
  static func strokes(
    of shapes: [Shape], in painting: Painting, of document: Document
  ) -> [Stroke] {
    let places = Dictionary(
      shapes.enumerated().map { ($1.view, $0) }, uniquingKeysWith: { first, _ in first })
    return painting.acts.flatMap { act -> [Stroke] in
      guard let place = places[act.layer] else { return [] }
      let stroke = Stroke(shape: place, part: act.part, clip: act.clipShape, opacity: act.opacity)
      guard act.part == .fill, let guides = document.view(act.layer)?.guides else {
        return [stroke]
      }
      return [stroke]
        + guides.compactMap { places[$0] }.map {
          Stroke(shape: $0, part: .fill, clip: act.clipShape, opacity: act.opacity)
        }
    }
  }
}

extension Painting.Act {
  /// Round where what is left is all of one mask.
  var clipShape: Scene.Clip? {
    clip.map { clip in
      Scene.Clip(
        rect: clip, cornerRadius: masks.last { $0.rect == clip }?.cornerRadius ?? 0)
    }
  }
}
