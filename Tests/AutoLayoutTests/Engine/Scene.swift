import Testing

@testable import AutoLayout

/// The tests' door to documents and layouts: views by name, relations as they are typed.
struct Scene {
  private(set) var document: Document
  let engine: LayoutEngine

  init(device: Device? = .initial, direction: LayoutDirection = .leftToRight) throws {
    document = Document(device: device)
    engine = LayoutEngine()
    try edit(.setDirection(direction))
  }

  mutating func edit(_ edits: Edit...) throws { document = try document.applying(edits) }

  /// A view made ready for constraints, with the natural size that is given.
  mutating func add(
    _ name: String, _ kind: ViewKind = .view, size: NaturalSize? = nil,
    in superview: String = "view", origin: Origin = .typed(step: 1)
  ) throws {
    var new = NewView.added(kind, name: name, in: try id(superview), step: 1)
    new.origin = origin
    if let size { new.content.give(size) }
    try edit(.addView(new))
  }

  mutating func label(_ name: String, _ width: Double, _ height: Double) throws {
    try add(name, .label, size: NaturalSize(width: width, height: height))
  }

  mutating func hug(_ name: String, _ priority: Double) throws {
    for axis in Axis.allCases {
      try edit(.change(id(name), .hugging(axis, #require(Priority(rawValue: priority)))))
    }
  }

  /// A view laid out by the frame that it had in a superview of that size.
  mutating func place(
    _ name: String, _ frame: Rect, of size: Size, _ mask: AutoresizingMask = [],
    in superview: String = "view"
  ) throws {
    try add(name, in: superview)
    let layout = FrameLayout(frame: frame, superviewSize: size)
    try edit(.change(id(name), .frameLayout(layout)), .change(id(name), .autoresizingMask(mask)))
  }

  /// `title.leading == 2 * view.leading + 16 @750`; its number.
  @discardableResult
  mutating func relate(_ line: String, slack: Double = 0, brokenInLog: Bool = false) throws
    -> ConstraintID
  {
    let id = document.nextConstraint
    var new = try relation(line)
    new.slack = slack
    new.wasReportedBroken = brokenInLog
    try edit(.addConstraint(new))
    return id
  }

  mutating func relate(all lines: String...) throws {
    for line in lines { try relate(line) }
  }

  func id(_ name: String) throws -> ViewID { try #require(document.view(named: name)).id }

  func anchor(_ text: Substring) throws -> Anchor {
    let words = text.split(separator: ".")
    let attribute = try #require(words.last.flatMap { Attribute(name: String($0)) })
    let guide = words.count == 3 ? SystemGuide(rawValue: String(words[1])) : nil
    return Anchor(Item(try id(String(words[0])), guide: guide), attribute)
  }

  private func relation(_ line: String) throws -> NewConstraint {
    var words = line.split(separator: " ")
    var priority = Priority.required
    if let last = words.last, last.hasPrefix("@") {
      priority = try #require(Double(last.dropFirst()).flatMap(Priority.init(rawValue:)))
      words.removeLast()
    }
    let first = try anchor(words.removeFirst())
    let symbol = words.removeFirst()
    let relation = try #require(Relation.allCases.first { $0.symbol == symbol })
    var new = NewConstraint(first, relation, nil, origin: .typed(step: 1))
    new.priority = priority
    if words.count == 1, let number = Double(words[0]) {
      new.constant = number
      return new
    }
    if words.count > 1, words[1] == "*" {
      new.multiplier = try #require(Double(words[0]))
      words.removeFirst(2)
    }
    new.second = try anchor(words.removeFirst())
    if words.count == 2 {
      new.constant = try #require(Double(words[1])) * (words[0] == "-" ? -1 : 1)
    }
    return new
  }
}

// MARK: Answers

extension Scene {
  func solution() throws -> Solution { try engine.layout(of: document) }

  func frame(_ name: String) throws -> Rect { try #require(solution().frame(of: id(name))) }

  func value(_ anchor: String) throws -> Double {
    try #require(solution().value(of: self.anchor(anchor[...])))
  }

  func range(_ anchor: String) throws -> ValueRange {
    try engine.range(of: .anchor(self.anchor(anchor[...])), in: document)
  }

  /// The handles as they are told: `c3`, `title.hug.h`.
  func names(_ handles: [Handle]) -> [String] { handles.map(document.text(of:)) }
}

/// Whether two lengths agree to what a page of three decimals shows.
func areClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.000_6 }

func areClose(_ first: Rect, _ second: Rect) -> Bool {
  areClose(first.x, second.x) && areClose(first.y, second.y)
    && areClose(first.width, second.width) && areClose(first.height, second.height)
}
