import AutoLayout
import Patience

/// The names and the numbers in a picture, each where there is room for it.
struct PictureLabels {
  private(set) var tags: [ScenePicture.Tag] = []
  /// In the order of the constraints.
  let numbers: [SpanPlace]

  /// - Parameter shapes: From back to front.
  init(
    of shapes: [Scene.Shape], and spans: [Span], size: Double, placedBy placement: LabelPlacement
  ) {
    var placement = placement
    if !placement.isCrowded {
      for shape in shapes where !shape.isHidden {
        if let full = SketchMarkup(shape).coveredBox { placement.take(full) }
      }
    }
    for shape in shapes.awaited(each: 8) {
      guard let place = NamePlace(shape, size: size, placedBy: &placement) else { continue }
      tags.append(ScenePicture.Tag(shape, at: place))
    }
    // The longest lines choose last: they have the most places to choose from. In a crowd nobody chooses.
    let order =
      placement.isCrowded
      ? Array(spans.indices)
      : spans.indices.sorted { (spans[$0].length, $0) < (spans[$1].length, $1) }
    let places = order.awaitedMap(each: 8) {
      SpanPlace(spans[$0], labelSize: size, placedBy: &placement)
    }
    numbers =
      placement.isCrowded ? places : zip(order, places).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Span {
  fileprivate var length: Double { abs(to - from) }
}
