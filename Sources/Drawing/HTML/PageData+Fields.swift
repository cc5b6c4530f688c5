import AutoLayout
import Prose

extension ScenePicture.Box: PagePart {
  var fields: [JSONValue.Member] { fields(showing: .string(PageShorthand.text(content))) }

  func shift(from old: Self) -> Shift? {
    guard isDrawn(like: old), opacity == old.opacity, clipPath == old.clipPath,
      shape.frameInSuperview == old.shape.frameInSuperview, shape.name == old.shape.name,
      shape.depth == old.shape.depth, shape.marks == old.shape.marks
    else { return nil }
    return Shift(from: old.frame.origin, to: frame.origin)
  }

  /// Most that moves shows what it showed.
  func fields(after old: Self, with known: [JSONValue.Member]) -> [JSONValue.Member] {
    guard isDrawn(like: old), let shown = known.first(where: { $0.key == "h" }) else {
      return fields
    }
    return fields(showing: shown.value)
  }

  private func fields(showing content: JSONValue) -> [JSONValue.Member] {
    [
      .init("f", frame.json), .init("c", .string(className)), .init("t", .string(caption)),
      .init("h", content),
      .init("k", clipPath.map { .string($0) } ?? .null),
      .init("o", opacity == 1 ? .null : .number(opacity)),
      .init("b", isBorder ? .bool(true) : .null),
    ]
  }

  /// What masks leave, counted inward from the edges of the box.
  var clipPath: String? {
    guard let clip else { return nil }
    let insets = [
      clip.rect.y - frame.y, frame.maxX - clip.rect.maxX, frame.maxY - clip.rect.maxY,
      clip.rect.x - frame.x,
    ].map { $0.inPoints + "px" }.joined(separator: " ")
    let round = clip.cornerRadius > 0 ? " round \(clip.cornerRadius.inPoints)px" : ""
    return "inset(\(insets)\(round))"
  }
}

extension ScenePicture.Tag: PagePart {
  var fields: [JSONValue.Member] {
    fields(showing: .string(PageShorthand.text(parts.markup)))
  }

  func shift(from old: Self) -> Shift? {
    guard isDrawn(like: old), className == old.className else { return nil }
    return Shift(from: old.box.origin, to: box.origin)
  }

  private func isDrawn(like other: Self) -> Bool {
    name == other.name && box.size == other.box.size
  }

  func fields(after old: Self, with known: [JSONValue.Member]) -> [JSONValue.Member] {
    guard isDrawn(like: old), let shown = known.first(where: { $0.key == "h" }) else {
      return fields
    }
    return fields(showing: shown.value)
  }

  private func fields(showing content: JSONValue) -> [JSONValue.Member] {
    [.init("f", box.json), .init("c", .string(className)), .init("h", content)]
  }
}

extension SpanMarkup: PagePart {
  /// The strokes by themselves: what a page points at is its list, and much of a line stays where
  /// its number moves.
  var fields: [JSONValue.Member] {
    return [
      .init("c", .string(className)), .init("d", .string(directedLine)),
      .init("e", .string(extensions)), .init("p", pill?.json ?? .null),
      .init("l", .string(label)), .init("z", .integer(layer)),
    ]
  }
}

extension SessionPage.Row: PagePart {
  var id: String { handle.fragmentID }

  func shift(from old: Self) -> Shift? { nil }

  var fields: [JSONValue.Member] {
    [
      .init("h", .string(PageShorthand.text(parts.markup))),
      .init("v", .array(items.map { .string($0.fragmentID) })),
      .init("o", state.isEmpty ? .null : .bool(true)),
    ]
  }
}
