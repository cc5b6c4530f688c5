import AutoLayout
import Patience
import Prose

/// The pictures of all steps as the page's script reads them: of each only what differs from the
/// one before, which is all that is looked at.
struct PageData: Sendable {
  /// JSON, one text a step.
  private(set) var steps: [String] = []
  /// What is shown at the last step alone: where things stood before, and the sums of conflicts.
  private var passing: [JSONValue.Member] = []
  private var course = SceneCourse()
  private var bounds: JSONValue = .null
  private var window: JSONValue = .null
  private var boxes = KeyedParts<ShapeCourse.Stroke, ScenePicture.Box>()
  private var tags = KeyedParts<ViewID, ScenePicture.Tag>()
  private var spans = KeyedParts<ConstraintID, SpanMarkup>()
  private var rows = KeyedParts<ConstraintID, SessionPage.Row>()
  private var isCrowded = false

  /// The list of constraints as the last step has it.
  var lastRows: [SessionPage.Row] { rows.keys.sorted().compactMap { rows[$0] } }

  /// The signs that occur in the picture of the last step.
  var signs: [SVGPicture.Sign] { course.signs }

  /// Fit to stand in a script element: no `<` that could end it.
  static func text(_ value: JSONValue) -> String { value.encodedForScript }

  /// - Parameters:
  ///   - tellsMovement: Whether what stood elsewhere before is drawn: not where a branch begins, since the step
  ///     before is another's.
  ///   - row: What the list of constraints says of one; `nil` for one that is gone.
  mutating func append(
    _ solution: Solution, _ findings: Scene.Findings, sums: [SumStrip], tellsMovement: Bool,
    row: (ConstraintID) -> SessionPage.Row?
  ) {
    let before = course.plane.strokes
    let difference = course.advance(to: solution, findings)
    var members = plane()
    if difference.plane.isRearranged {
      members += course.plane.strokes.change(from: before).map { [.init("o", $0)] } ?? []
    }
    let views = boxChanges(of: difference.plane.views.sorted())
    let (names, numbers) = labelChanges(difference)
    let rows = rowChanges(of: difference.retold.sorted(), row)
    let all = [("v", views), ("n", names), ("s", numbers), ("r", rows)]
    for (key, changes) in all { add(key, changes.fields, to: &members) }
    members += Self.shifts(all)
    passing = Self.passing(tellsMovement ? difference.plane.ghosts : [], sums)
    steps.append(Self.text(.object(members + passing)))
  }

  /// The last step whole, for who has none of those before.
  var whole: String {
    let order = course.plane.strokes.change(from: []).map { [JSONValue.Member("o", $0)] } ?? []
    var members: [JSONValue.Member] = [.init("b", bounds), .init("w", window)] + order
    add("v", boxes.whole, to: &members)
    add("n", tags.whole, to: &members)
    add("s", spans.whole, to: &members)
    add("r", rows.whole, to: &members)
    return Self.text(.object(members + passing))
  }

  /// Where so many things stood before is a tangle that nobody can read.
  private static let mostGhosts = 200

  private static func passing(
    _ ghosts: [Scene.Ghost], _ sums: [SumStrip]
  ) -> [JSONValue.Member] {
    let shown = ghosts.count > mostGhosts ? [] : ghosts
    let texts = [("g", shown.map(\.markup).joined()), ("q", sums.map(\.element).markup)]
    return texts.filter { !$0.1.isEmpty }.map { .init($0.0, .string(PageShorthand.text($0.1))) }
  }

  private func add(
    _ key: String, _ changes: [JSONValue.Member], to members: inout [JSONValue.Member]
  ) {
    if !changes.isEmpty { members.append(.init(key, .object(changes))) }
  }

  /// What of the plane is shown, and the window in it, where they differ.
  private mutating func plane() -> [JSONValue.Member] {
    let bounds = ScenePicture.bounds(of: course.plane.visibleRegion).json
    let window = JSONValue.array(
      [course.plane.window, course.plane.safeArea].compactMap(\.self).map(\.json))
    let changes = [("b", self.bounds, bounds), ("w", self.window, window)]
    (self.bounds, self.window) = (bounds, window)
    return changes.filter { $0.1 != $0.2 }.map { .init($0.0, $0.2) }
  }

  private mutating func boxChanges(of views: [ViewID]) -> PartChanges {
    var changes = PartChanges()
    for view in views.awaited(each: 4) {
      let placed = course.plane.shapes[view]
      for part in [Painting.Part.fill, .border] {
        let box = placed.flatMap { placed in
          part == .fill || placed.paintsBorder
            ? ScenePicture.Box(placed.shape, part, clip: placed.clip, opacity: placed.opacity) : nil
        }
        boxes.put(box, at: ShapeCourse.Stroke(view: view, part: part), noting: &changes)
      }
    }
    return changes
  }

  private mutating func rowChanges(
    of constraints: [ConstraintID], _ row: (ConstraintID) -> SessionPage.Row?
  ) -> PartChanges {
    var changes = PartChanges()
    for id in constraints.awaited(each: 8) { rows.put(row(id), at: id, noting: &changes) }
    return changes
  }

  /// What went so far together is listed once, whatever it is.
  private static func shifts(
    _ all: [(key: String, changes: PartChanges)]
  ) -> [JSONValue.Member] {
    var moved: [Shift: [JSONValue.Member]] = [:]
    for (key, changes) in all {
      for (shift, ids) in changes.moved {
        moved[shift, default: []].append(.init(key, .array(ids.map { .string($0) })))
      }
    }
    let parts = moved.sorted { $0.key < $1.key }.map { $0.json($1) }
    return parts.isEmpty ? [] : [.init("m", .array(parts))]
  }
}

// MARK: Names and numbers

extension PageData {
  /// Where labels make room for each other, all of them may stand elsewhere.
  private mutating func labelChanges(
    _ difference: SceneCourse.Difference
  ) -> (names: PartChanges, numbers: PartChanges) {
    let placement = LabelPlacement(labels: course.plane.shapes.count + course.spans.count)
    let isEveryone = !placement.isCrowded || !isCrowded
    isCrowded = placement.isCrowded
    var (names, numbers) = (PartChanges(), PartChanges())
    for view in difference.plane.views.sorted() where course.plane.shapes[view] == nil {
      tags.put(nil, at: view, noting: &names)
    }
    var constraints = isEveryone ? course.spans.keys.sorted() : difference.constraints.sorted()
    for id in difference.constraints.sorted() where course.spans[id] == nil {
      spans.put(nil, at: id, noting: &numbers)
    }
    if !isEveryone {
      constraints.removeAll { moveNumber(at: $0, difference.moved, noting: &numbers) }
    }
    let views =
      isEveryone
      ? course.plane.strokes.filter { $0.part == .fill }.map(\.view)
      : difference.plane.views.sorted()
    let shapes = views.compactMap { course.plane.shapes[$0]?.shape }
    let lines = constraints.compactMap { course.spans[$0] }
    let labels = PictureLabels(
      of: shapes, and: lines, size: PageStyle.labelSize, placedBy: placement)
    for (shape, tag) in zip(shapes, labels.tags).awaited(each: 2) {
      tags.put(tag, at: shape.view, noting: &names)
    }
    for (span, place) in zip(lines, labels.numbers).awaited(each: 4) {
      guard case .constraint(let id) = span.handle else { continue }
      spans.put(SpanMarkup(span, caption: "", at: place), at: id, noting: &numbers)
    }
    return (names, numbers)
  }

  /// In a crowd a number goes where its line goes. Whether it only does that.
  private mutating func moveNumber(
    at id: ConstraintID, _ moved: [ConstraintID: Point], noting changes: inout PartChanges
  ) -> Bool {
    guard let offset = moved[id], let span = course.spans[id], let old = spans[id] else {
      return false
    }
    spans.put(old.moved(with: span, by: offset), at: id, noting: &changes)
    return true
  }
}

extension [ShapeCourse.Stroke] {
  /// Where the order differs, how many stood there, and what stands there now.
  fileprivate func change(from old: [ShapeCourse.Stroke]) -> JSONValue? {
    let head = zip(old, self).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), self[head...].reversed()).prefix { $0 == $1 }.count
    if head + tail == Swift.max(count, old.count) { return nil }
    return [
      .integer(head), .integer(old.count - head - tail),
      .array(self[head..<(count - tail)].map { .string($0.fragmentID) }),
    ]
  }
}

extension ShapeCourse.Stroke {
  /// What the page calls it.
  var fragmentID: String { part == .border ? view.fragmentID + "-border" : view.fragmentID }
}
