import AutoLayout
package import Prose

extension Scene {
  /// What there is to see, in points of the window.
  package var json: JSONValue {
    [
      "window": .array([.number(window.width), .number(window.height)]),
      "safeArea": safeArea.map(\.json) ?? .null,
      "shapes": .array(shapes.map(\.json)),
      "painted": .array(
        strokes.map {
          ["shape": .integer($0.shape), "part": .string("\($0.part)")]
        }),
      "gone": .array(gone.map { ["name": .string($0.name), "frame": $0.frame.json] }),
      "spans": .array(spans.map(\.json)),
    ]
  }
}

extension Scene.Shape {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "kind": .string(kind.name), "text": text.map { .string($0) } ?? .null,
      "depth": .integer(depth), "frame": frame.json, "former": former.map(\.json) ?? .null,
      "hidden": .bool(isHidden), "ambiguous": .bool(marks.contains(.ambiguous)),
      "conflicting": .bool(marks.contains(.conflicting)),
    ]
  }
}

extension Span {
  fileprivate var json: JSONValue {
    [
      "handle": .string(name), "label": .string(label), "axis": .string(axis.rawValue),
      "from": .number(from), "to": .number(to), "standing": .string("\(standing)"),
    ]
  }
}

extension Rect {
  var json: JSONValue {
    .array([x, y, width, height].map { .number($0) })
  }
}
