import AutoLayout
import Diagnosis

/// A document for a test, built from relations as one writes them.
struct Sample {
  private(set) var document: Document

  /// On a screen 320 points wide without insets.
  init(width: Double = 320, height: Double = 480) {
    document = Document(device: Device(size: Size(width: width, height: height)))
  }

  /// Without a device, as a log opens.
  static var ofALog: Sample {
    var sample = Sample()
    sample.document = Document(device: nil)
    return sample
  }

  /// Adds views to the root view, each fixed on the axis that the test does not look at.
  mutating func addViews(_ names: String..., kind: ViewKind = .view, size: Size? = nil) throws {
    for name in names {
      var view = NewView.added(kind, name: name, in: .root, step: 1)
      if let size { view.content.give(NaturalSize(size)) }
      try document.apply(.addView(view))
    }
  }

  /// `title.width == 2 * photo.width + 8 @750`.
  @discardableResult
  mutating func add(_ relations: String...) throws -> [Handle] {
    try relations.map { relation in
      let id = document.nextConstraint
      let equation = try equation(relation)
      var new = NewConstraint(
        equation.first, equation.relation, equation.second, origin: .typed(step: 1))
      (new.multiplier, new.constant) = (equation.multiplier, equation.constant)
      new.priority = equation.priority
      try document.apply(.addConstraint(new))
      return .constraint(id)
    }
  }

  /// Fixes everything vertical of the views.
  mutating func settleVertically(_ names: String...) throws {
    for name in names { try add("\(name).top == view.top", "\(name).height == 20") }
  }

  mutating func apply(_ edits: [Edit]) throws { document = try document.applying(edits) }

  func view(_ name: String) throws -> ViewID {
    guard let view = document.view(named: name) else { throw Unreadable(text: name) }
    return view.id
  }

  func anchor(_ text: Substring) throws -> Anchor {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let attribute = Attribute(name: String(parts[1])) else {
      throw Unreadable(text: String(text))
    }
    return Anchor(try view(String(parts[0])), attribute)
  }

  func equation(_ relation: String) throws -> Equation {
    var words = relation.split(separator: " ")
    var result = Equation(try anchor(words.removeFirst()), .equal)
    let symbol = words.removeFirst()
    result.relation = Relation.allCases.first { $0.symbol == symbol } ?? .equal
    if let last = words.last, last.first == "@" {
      result.priority = Priority(rawValue: Double(words.removeLast().dropFirst()) ?? 0) ?? .required
    }
    if words.count > 2, words[1] == "*" {
      result.multiplier = Double(words[0]) ?? 1
      words.removeFirst(2)
    }
    if let word = words.first, Double(word) == nil {
      result.second = try anchor(words.removeFirst())
    }
    let sign = words.first == "-" ? -1.0 : 1
    if let number = words.last { result.constant = sign * (Double(number) ?? 0) }
    return result
  }

  func examination(with engine: LayoutEngine = LayoutEngine()) throws -> Examination {
    Examination(of: try engine.layout(of: document), with: engine)
  }

  /// With repairs and settlements.
  func findings() throws -> Findings { try examination().completeFindings() }

  /// What users would read, as far as data goes: `c9`, `title.size.w`.
  func text(_ handle: Handle) -> String { document.text(of: handle) }

  struct Unreadable: Error {
    var text: String
  }
}

extension Examination {
  func completeFindings() throws -> Findings { try completed(findings()) }
}
