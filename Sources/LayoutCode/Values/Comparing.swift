import AutoLayout

extension Value {
  /// Whether two values are the same as `==` means it: numbers by what they count, names behind a dot
  /// whatever they are of.
  func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)):
      if let one = one.known, let two = two.known { return one == two }
      return one == two
    case (.choice(let one), .choice(let two)):
      return one.name == two.name
        && (one.type == nil || two.type == nil || one.type == two.type)
        && Self.equal(one.associated.map(\.value), two.associated.map(\.value))
    case (.list(let one), .list(let two)): return Self.equal(one, two)
    case (.tuple(let one), .tuple(let two)): return Self.equal(one.map(\.value), two.map(\.value))
    case (.structure(let one), .structure(let two)):
      return one.type == two.type && one.fields.count == two.fields.count
        && one.fields.allSatisfy { two.fields[$0.key]?.equals($0.value) == true }
    default: return self == other
    }
  }

  private static func equal(_ one: [Value], _ two: [Value]) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { $0.equals($1) }
  }

  /// What has an identity, so that a change to it is seen wherever it is known.
  var isReference: Bool {
    switch self {
    case .object, .type, .unknown, .anchor, .function: true
    default: false
    }
  }

  /// Whether something in it is not known.
  var holdsUnknown: Unknown? {
    switch self {
    case .unknown(let unknown): unknown
    case .tuple(let fields): fields.lazy.compactMap(\.value.holdsUnknown).first
    default: nil
    }
  }

  /// As interpolation writes it, and as the name of what hangs on it has it.
  var shown: String {
    if case .list = self {
      var text = ""
      show(in: &text)
      return text
    }
    return shownAlone
  }

  /// As far as a text goes: the same list may stand in many others.
  private func show(in text: inout String) {
    guard case .list(let values) = self else { return text += shownAlone }
    text += "["
    for (place, value) in values.enumerated() where text.utf8.count <= ValueLimits.textBytes {
      if place > 0 { text += ", " }
      value.show(in: &text)
    }
    text += "]"
  }

  private var shownAlone: String {
    switch self {
    case .number(let number):
      number.known.map { number.isWhole ? Self.digits($0) : "\($0)" } ?? "…"
    case .boolean(let truth): "\(truth)"
    case .text(let text): text
    case .absent: "nil"
    case .choice(let choice): choice.name
    case .type(let name): name.text
    case .unknown(let unknown): unknown.name
    case .range(let lower, let upper, let isClosed):
      (lower?.shownAlone ?? "") + (isClosed ? "..." : "..<") + (upper?.shownAlone ?? "")
    default: "…"
    }
  }

  /// As code would write it.
  package var written: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): number.known.map(Self.digits) ?? "…"
    case .choice(let choice): ".\(choice.name)"
    default: shown
    }
  }

  static func digits(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
