import AutoLayout
import Prose

/// The pictures of all steps as the page's script reads them: of each only what differs from the
/// one before.
struct PageData {
  private(set) var steps: [JSONValue] = []
  /// The list of constraints as the last step has it.
  private(set) var lastRows: [SessionPage.Row] = []
  private var bounds: JSONValue = .null
  private var window: JSONValue = .null
  private var views = KeyedList()
  private var tags = KeyedList()
  private var spans = KeyedList()
  private var rows = KeyedList()

  mutating func append(_ picture: ScenePicture, _ constraints: [SessionPage.Row]) {
    var members: [JSONValue.Member] = []
    let bounds = picture.bounds.json
    if bounds != self.bounds { members.append(.init("b", bounds)) }
    self.bounds = bounds
    let window = [picture.window, picture.safeArea].compactMap(\.self).map(\.json)
    if .array(window) != self.window { members.append(.init("w", .array(window))) }
    self.window = .array(window)
    members += views.changes(to: picture.boxes.map(\.entry)).map { .init("v", $0) }
    members += tags.changes(to: picture.tags.map(\.entry)).map { .init("n", $0) }
    members += spans.changes(to: picture.spans.map(\.entry)).map { .init("s", $0) }
    lastRows = constraints
    members += rows.changes(to: constraints.map(\.entry)).map { .init("r", $0) }
    if !picture.ghosts.isEmpty {
      members.append(.init("g", .string(picture.ghosts.map(\.markup).joined())))
    }
    steps.append(.object(members))
  }

  /// Fit to stand in a script element: no `<` that could end it.
  func text(numbers: [Int]) -> String {
    let value: JSONValue = [
      "numbers": .array(numbers.map { .integer($0) }), "steps": .array(steps),
    ]
    return value.encoded.replacing("<", with: "\\u003c")
  }
}

/// Things that keep their names, in an order, and what is known of each.
private struct KeyedList {
  struct Entry {
    let id: String
    let fields: [JSONValue.Member]
  }

  private var order: [String] = []
  private var known: [String: [String: JSONValue]] = [:]

  /// `{"o": the order, "s": {id: {field: value}}}`, each only where it changed; `nil` if nothing
  /// did. What is not in the order any more is gone.
  mutating func changes(to entries: [Entry]) -> [JSONValue] {
    var members: [JSONValue.Member] = []
    let ids = entries.map(\.id)
    if ids != order { members.append(.init("o", .array(ids.map { .string($0) }))) }
    let changed = entries.compactMap { entry -> JSONValue.Member? in
      let old = known[entry.id] ?? [:]
      // What was not there is as good as nothing.
      let fields = entry.fields.filter { (old[$0.key] ?? .null) != $0.value }
      return fields.isEmpty ? nil : .init(entry.id, .object(fields))
    }
    if !changed.isEmpty { members.append(.init("s", .object(changed))) }
    order = ids
    known = Dictionary(
      entries.map { entry in
        (entry.id, Dictionary(entry.fields.map { ($0.key, $0.value) }) { first, _ in first })
      }, uniquingKeysWith: { first, _ in first })
    return members.isEmpty ? [] : [.object(members)]
  }
}

extension Rect {
  fileprivate var json: JSONValue { .array([x, y, width, height].map { .number($0) }) }
}

extension ScenePicture.Box {
  fileprivate var entry: KeyedList.Entry {
    KeyedList.Entry(
      id: id,
      fields: [
        .init("f", frame.json), .init("c", .string(className)), .init("t", .string(caption)),
        .init("h", .string(content)), .init("k", clipPath.map { .string($0) } ?? .null),
        .init("o", opacity == 1 ? .null : .number(opacity)),
        .init("b", isBorder ? .bool(true) : .null),
      ])
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

extension ScenePicture.Tag {
  fileprivate var entry: KeyedList.Entry {
    KeyedList.Entry(
      id: id,
      fields: [
        .init("f", .array([.number(box.x), .number(box.y)])), .init("c", .string(className)),
        .init("h", .string(parts.markup)),
      ])
  }
}

extension SpanMarkup {
  /// The strokes by themselves: what a page points at is its list, and much of a line stays where
  /// its number moves.
  fileprivate var entry: KeyedList.Entry {
    let box = pill.map { [$0.x, $0.y, $0.width, $0.height].map { JSONValue.number($0) } }
    return KeyedList.Entry(
      id: id,
      fields: [
        .init("c", .string(className)), .init("d", .string(line)), .init("e", .string(extensions)),
        .init("a", .string(heads)), .init("p", box.map { .array($0) } ?? .null),
        .init("l", .string(label)),
      ])
  }
}

extension SessionPage.Row {
  fileprivate var entry: KeyedList.Entry {
    KeyedList.Entry(
      id: handle.fragmentID,
      fields: [
        .init("h", .string(parts.markup)),
        .init("v", .array(items.map { .string($0.fragmentID) })),
      ])
  }
}
