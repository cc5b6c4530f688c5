import AutoLayout
import Prose

extension EditScribe {
  /// `gap.constant 8 → 0`.
  mutating func constantWords(_ id: ConstraintID, _ constant: Double) -> Phrase {
    defer { constants[id] = constant }
    if let awaited = old.constraint(id)?.waiting?.constant, constants[id] == nil {
      return Phrase("\(handle(id)).constant \(awaited.asAwaited) → \(constant)")
    }
    guard let before = constants[id] ?? old.constraint(id)?.constant else {
      return Phrase("\(handle(id)).constant = \(constant)")
    }
    if before == constant {
      return Phrase(
        en: "\(handle(id)).constant stays \(constant)",
        ja: "\(handle(id)).constant は \(constant) のまま")
    }
    return Phrase("\(handle(id)).constant \(before) → \(constant)")
  }

  /// `c4 @250 → @750`.
  mutating func priorityWords(_ id: ConstraintID, _ priority: Priority) -> Phrase {
    defer { priorities[id] = priority }
    if let awaited = old.constraint(id)?.waiting?.priority, priorities[id] == nil {
      return Phrase("\(handle(id)) \("@" + awaited.asAwaited, as: .priority) → \(priority.text)")
    }
    guard let before = priorities[id] ?? old.constraint(id)?.priority else {
      return Phrase("\(handle(id)) \(priority.text)")
    }
    return Phrase("\(handle(id)) \(before.text) → \(priority.text)")
  }

  func identifierWords(_ id: ConstraintID, _ identifier: String?) -> Phrase {
    Phrase("\(handle(id)).identifier = \(Text(quoting: identifier))")
  }

  func activated(_ ids: [ConstraintID]) -> Entry {
    Entry(
      words: Phrase(en: "\(handles(ids)) activated", ja: "\(handles(ids)) を有効化"),
      kind: .activated(Set(ids.map { handle($0).string })))
  }

  /// The line as the document has it at the end of the step.
  func listing(_ constraint: Constraint, in document: Document) -> Text {
    EquationText(constraint.equation, in: document).listing
  }

  func addedWords(_ new: NewConstraint, as id: ConstraintID, in document: Document) -> Entry {
    let name = handle(id)
    let line: Text
    if let constraint = document.constraint(id) {
      line = listing(constraint, in: document)
    } else {
      line = EquationText(new.equation, in: document).listing
    }
    let isActive = document.constraint(id)?.isActive ?? new.isActive
    let words = Phrase("\("+", as: .added) \(name)  \(line)")
    return Entry(
      words: isActive ? words : words + Phrase(en: "  (inactive)", ja: "（無効のまま）"),
      kind: .added(name.string), sign: .addedConstraint, name: name)
  }

  func removed(_ id: ConstraintID) -> Entry {
    let name = old.handleText(id)
    let sign: Text = "\("-", as: .removed) \(name)"
    let words = old.constraint(id).map { Phrase("\(sign)  \(listing($0, in: old))") }
    return Entry(words: words ?? Phrase(sign), sign: .removedConstraint, name: name)
  }
}

extension NamedValue {
  /// As it would be typed.
  func text(in document: Document) -> Text {
    switch self {
    case .number(let number), .whole(let number): "\(number)"
    case .text(let text): Text(quoting: text)
    case .tuple(let tuple):
      "(\(tuple.numbers.map { number -> Text in "\(number)" }.joined(separator: ", ")))"
    case .boolean(let boolean): Text(boolean ? "true" : "false", as: .code)
    case .choice(let name): Text("." + name, as: .code)
    case .item(let item): Text(document.name(of: item), as: .name)
    case .anchor(let anchor): document.text(of: anchor)
    case .constraint(let id): document.handleText(id)
    case .other(let kept): Text(kept.text, as: .code)
    case .list(let values): "[\(values.map { $0.text(in: document) }.joined(separator: ", "))]"
    case .dictionary(let entries) where entries.isEmpty: "[:]"
    case .dictionary(let entries):
      "[\(entries.map { Self.text(of: $0, in: document) }.joined(separator: ", "))]"
    }
  }
}

extension NamedValue {
  private static func text(of entry: Entry, in document: Document) -> Text {
    "\(entry.key.text(in: document)): \(entry.value.text(in: document))"
  }
}

extension Text {
  /// `"Hello"`, or `nil`. A long text is cut.
  init(quoting content: String?) {
    guard let content else {
      self.init("nil")
      return
    }
    let shown = content.count > 40 ? content.prefix(39) + "…" : content[...]
    self.init("\"\(shown)\"", as: .code)
  }
}
