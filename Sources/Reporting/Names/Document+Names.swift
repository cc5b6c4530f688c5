package import AutoLayout
package import Prose

extension Document {
  /// What the user calls a view; `?` for one that this document does not have.
  package func name(of view: ViewID) -> String { self.view(view)?.name ?? "?" }

  /// `title`, `view.safeArea`.
  package func name(of item: Item) -> String {
    let view = name(of: item.view)
    return item.guide.map { "\(view).\($0.rawValue)" } ?? view
  }

  func text(of view: ViewID) -> Text { Text(name(of: view), as: .name) }

  func text(of item: Item) -> Text { Text(name(of: item), as: .name) }

  /// `title.leading`, `view.safeArea.top`.
  package func text(of anchor: Anchor) -> Text {
    "\(name(of: anchor.item), as: .name).\(anchor.attribute.name)"
  }

  /// `title.x`.
  package func text(of part: RectPart, of item: Item) -> Text {
    "\(name(of: item), as: .name).\(part.name)"
  }

  /// `c3`, `gap`, `title.hug.h`, as a handle.
  func handleText(_ handle: Handle) -> Text { Text(text(of: handle), as: .handle) }

  func handleText(_ id: ConstraintID) -> Text { handleText(.constraint(id)) }

  /// By the name that it had, where it is there no longer.
  func handleText(_ handle: Handle, before old: Document) -> Text {
    let isThere =
      switch handle {
      case .constraint(let id): constraint(id) != nil
      case .generated(let view, _): self.view(view) != nil
      }
    return isThere ? handleText(handle) : old.handleText(handle)
  }

  /// What constraints wait for: `Metrics.row and Metrics.gap`.
  func awaited(by handles: [Handle]) -> Phrase {
    let texts = handles.flatMap { handle -> [String] in
      guard case .constraint(let id) = handle else { return [] }
      return constraint(id)?.waiting?.texts ?? []
    }
    return Self.awaited(texts)
  }

  static func awaited(_ texts: [String]) -> Phrase {
    let once = texts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return list(once.map { Phrase(Text($0, as: .code)) })
  }

  /// `c2, c3 and window.w`; beyond `limit` they are counted.
  func list(_ handles: [Handle], upTo limit: Int = 6) -> Phrase {
    Self.list(handles.map { Phrase(handleText($0)) }, upTo: limit)
  }

  func list(_ views: [ViewID], upTo limit: Int = 4) -> Phrase {
    Self.list(views.map { Phrase(text(of: $0)) }, upTo: limit)
  }

  func list(_ items: [Item], upTo limit: Int = 4) -> Phrase {
    Self.list(items.map { Phrase(text(of: $0)) }, upTo: limit)
  }

  static func list(_ phrases: [Phrase], upTo limit: Int = 4) -> Phrase {
    guard phrases.count > limit + 1 else { return phrases.listed() }
    let rest = phrases.count - limit
    let more = Phrase(en: "\(rest) more", ja: "ほか \(rest) 個")
    return (phrases.prefix(limit) + [more]).listed()
  }
}

extension Document {
  /// The same about the baseline of a text, where a guide stands for that: a log does not say where it is.
  func naming(baselinesOf equation: Equation) -> Equation {
    var equation = equation
    equation.first = baseline(behind: equation.first) ?? equation.first
    equation.second = equation.second.map { baseline(behind: $0) ?? $0 }
    return equation
  }

  /// The baseline that a guide stands for which was made for a log.
  func baseline(behind anchor: Anchor) -> Anchor? {
    guard anchor.attribute == .top, let guide = view(anchor.item.view), guide.isGuide,
      guide.alias == nil, guide.origin.isImported, let text = guide.superview.flatMap(view)
    else { return nil }
    let suffix = guide.name.dropFirst(text.name.count)
    if !guide.name.hasPrefix(text.name) { return nil }
    if suffix.hasPrefix("FirstBaseline") { return Anchor(text.id, .firstBaseline) }
    return suffix.hasPrefix("LastBaseline") ? Anchor(text.id, .lastBaseline) : nil
  }
}
