import AutoLayout
import Diagnosis
import Prose

/// What is said of tried repairs: `1  c9 @999      title is 288 wide, 212 short`.
enum FixWords {
  /// Nothing where there are none.
  ///
  /// - Parameter limit: How many are listed at most; `nil` for all.
  static func blocks(
    of fixes: [Fix], from first: Int, in document: Document, upTo limit: Int? = nil
  ) -> [Report.Block] {
    if fixes.isEmpty { return [] }
    let rows = fixes.enumerated().map { offset, fix in
      Report.Row(
        offset == 0 ? Phrase(en: "fix", ja: "修正案") : "",
        [
          "\(first + offset)", phrase(for: fix.action, in: document),
          phrase(for: fix.effect, in: document),
        ])
    }
    let group = Report.RowGroup(
      rows, columns: [.right, Report.Column(.left, minimumWidth: 11)])
    guard let limit else { return [.rows(group)] }
    return [
      .rows(group.limited(to: limit) { RestWords.more($0, see: Text("conflicts", as: .command)) })
    ]
  }

  /// What stands behind the repairs of a conflict that a line has just made: the newest line is often the
  /// slip. `nil` where it made none, and where one of the repairs removes just what it made.
  static func takingBack(
    _ changes: FindingChanges, from old: Document, to new: Document
  ) -> Report.Block? {
    guard case .conflict(let conflict)? = changes.appeared.first else { return nil }
    let made = new.constraints.values { old.constraint($0.id) == nil }.map(\.id)
    let isListed = conflict.fixes.contains { fix in
      if case .remove(let id) = fix.action { made == [id] } else { false }
    }
    if isListed { return nil }
    let command = Text("undo", as: .command)
    return .row(
      conflict.fixes.isEmpty ? Phrase(en: "fix", ja: "修正案") : "",
      Phrase(
        en: "\(command) takes back the line just typed", ja: "\(command) で、いま入力した行を取り消せます"))
  }

  /// `(fix 3)` behind what a repair does; nothing where repairs have no numbers.
  static func reference(to number: Int?) -> Phrase {
    guard let number else { return "" }
    let command = Text("fix \(Text(String(number)).string)", as: .command)
    return Phrase(en: " (\(command))", ja: "（\(command)）")
  }

  /// Of a conflict behind others whose repairs are tried.
  static func untried(behind count: Int) -> Report.Block {
    .row(
      Phrase(en: "fix", ja: "修正案"),
      Phrase(
        en: count == 1
          ? "tried for the first conflict only; repair that, and this one moves up"
          : "tried for the first \(count) conflicts only; repair one of those, and this one moves up",
        ja: "試すのは先頭 \(count) 件の矛盾だけです。そのどれかを直すと、順に繰り上がります"))
  }

  /// Of ambiguities behind others that were tried to be settled.
  static func unsettled(behind count: Int) -> Report.Block {
    .row(
      "",
      Phrase(
        en: count == 1
          ? "tried for the first ambiguity only; settle that, and the next moves up"
          : "tried for the first \(count) ambiguities only; settle one of those, and the next moves up",
        ja: "試すのは先頭 \(count) 件の曖昧さだけです。そのどれかを決めると、順に繰り上がります"))
  }

  private static func phrase(for action: Fix.Action, in document: Document) -> Phrase {
    switch action {
    case .lower(let id, let priority): "\(document.handleText(id)) \(priority.text)"
    case .lowerContent(let handle, let priority):
      "\(document.handleText(handle)) \(priority.text)"
    case .closeUp(let stack, let members, let priority):
      "\(document.text(of: stack)).spacing 0"
        + (members.isEmpty
          ? "" : ", \(document.list(members.map(Handle.constraint), upTo: 3)) \(priority.text)")
    case .remove(let id): "\("remove", as: .command) \(document.handleText(id))"
    case .add(let equation): Phrase(EquationText(equation, in: document).line)
    case .prioritize(let handle, let priority): "\(document.handleText(handle)) \(priority.text)"
    case .wrap(let view, let end):
      Phrase(Text(RepairLine.wrapping(view, within: end, in: document), as: .code))
    case .copyAfterLayout(let view, let frame, of: let owner):
      CallbackWords(document: document)
        .phrase(
          for: LayoutCallback([.set(.init(view, frame: frame))]), of: document.text(of: owner))
    case .resize(let view, let size):
      Phrase(Text(RepairLine.resizing(view, to: size, in: document), as: .code))
    case .tieToContent(of: let cell, moving: let views):
      tied(toContentOf: cell, views, in: document)
    case .takeOut(let view, let way):
      Phrase(Text("torutsume \(document.name(of: view)) \(way.rawValue)", as: .command))
    case .turnSign(let id):
      Phrase(Text(RepairLine.turningSign(of: id, in: document), as: .code))
    case .turnSigns(let ids):
      Phrase(
        en: "turn the signs of \(document.list(ids.map(Handle.constraint), upTo: 4))",
        ja: "\(document.list(ids.map(Handle.constraint), upTo: 4)) の符号を逆に")
    case .fixSides(let id):
      Phrase(
        en: "\(document.handleText(id)) by left and right",
        ja: "\(document.handleText(id)) を left と right で")
    case .retie(let id, let equation):
      Phrase(
        en: "\(document.handleText(id)) becomes \(EquationText(equation, in: document).line)",
        ja: "\(document.handleText(id)) を \(EquationText(equation, in: document).line) に")
    case .exchange(let active, for: let inactive):
      Phrase(
        en: "\(document.handleText(active)) off, \(document.handleText(inactive)) on",
        ja: "\(document.handleText(active)) を無効に、\(document.handleText(inactive)) を有効に")
    case .stopTranslating(let view):
      Phrase(
        en: "\(document.text(of: view)) by constraints", ja: "\(document.text(of: view)) を制約だけで")
    }
  }

  private static func tied(
    toContentOf cell: ViewID, _ moved: [ViewID], in document: Document
  ) -> Phrase {
    let name = document.text(of: cell)
    let content = document.contentView(of: cell).map { document.text(of: $0) } ?? ""
    if moved.isEmpty {
      return Phrase(
        en: "constraints to \(name) go to \(content)",
        ja: "\(name) への制約を \(content) に付け替える")
    }
    let names = document.list(moved, upTo: 3)
    return Phrase(
      en: "\(names) into \(content), with the constraints", ja: "\(names) を制約ごと \(content) に移す")
  }

  /// The worst thing first; what merely moves is told where nothing else is.
  private static func phrase(for effect: Effect, in document: Document) -> Phrase {
    var parts: [Phrase] = []
    if let size = effect.size {
      parts.append(phrase(for: size, of: effect.miss?.handle, in: document))
    } else if let miss = effect.miss {
      let name = document.handleText(miss.handle)
      parts.append(
        Phrase(en: "\(name) misses by \(miss.amount)", ja: "\(name) は \(miss.amount) ずれる"))
    }
    parts += overflows(effect.overflows, in: document)
    // The size that is told already is no news.
    let others = effect.crushed.filter { $0.views != effect.size.map { [$0.item.view] } }
    parts += crushed(others, in: document)
    parts += ambiguous(effect.ambiguous, in: document)
    if parts.isEmpty { parts = moved(effect.moved, in: document) }
    return parts.joined(separator: .listsSeparator)
  }

  /// - Parameter handle: The constraint that asks for another size.
  private static func phrase(
    for size: Effect.ResultingSize, of handle: Handle?, in document: Document
  ) -> Phrase {
    let name = document.text(of: size.item)
    let isHorizontal = size.axis == .horizontal
    let result = Phrase(
      en: "\(name) is \(size.size) \(isHorizontal ? "wide" : "high")",
      ja: "\(name) の\(isHorizontal ? "幅" : "高さ")は \(size.size)")
    if size.excess.inPoints == "0" { return result }
    let amount = size.excess.magnitude
    let asked = handle.map { Phrase(document.handleText($0)) } ?? Phrase(en: "asked", ja: "指定")
    return result
      + (size.excess < 0
        ? Phrase(en: ", \(amount) short", ja: "（\(asked) に \(amount) 足りない）")
        : Phrase(en: ", \(amount) too much", ja: "（\(asked) より \(amount) 大きい）"))
  }

  private static func overflows(_ overflows: [Effect.Overflow], in document: Document) -> [Phrase] {
    guard let worst = overflows.first else { return [] }
    let (view, superview) = (document.text(of: worst.view), document.text(of: worst.superview))
    let phrase = Phrase(
      en: "\(view) overflows \(superview) by \(worst.amount)",
      ja: "\(view) が \(superview) から \(worst.amount) はみ出す")
    if overflows.count == 1 { return [phrase] }
    let rest = overflows.count - 1
    return [phrase + Phrase(en: ", \(rest) more do too", ja: "（ほか \(rest) 件）")]
  }

  /// What is no longer seen, or not whole.
  static func crushed(_ suspicions: [Suspicion], in document: Document) -> [Phrase] {
    guard let worst = suspicions.first else { return [] }
    let rest = suspicions.count - 1
    let more = rest > 0 ? Phrase(en: ", \(rest) more", ja: "（ほか \(rest) 件）") : ""
    switch worst {
    case .empty(let view, let axes):
      let name = document.text(of: view)
      let isWidth = axes.contains(.horizontal)
      return [
        Phrase(
          en: "no \(isWidth ? "width" : "height") is left for \(name)",
          ja: "\(name) の\(isWidth ? "幅" : "高さ")が 0 になる") + more
      ]
    case .truncated(let view, let axis, let missing):
      let name = document.text(of: view)
      let isWidth = axis == .horizontal
      return [
        Phrase(
          en: "\(name) is \(missing) too \(isWidth ? "narrow" : "low") for its text",
          ja: "\(name) の文字が切れる（\(isWidth ? "幅" : "高さ")が \(missing) 足りない）") + more
      ]
    default: return []
    }
  }

  static func ambiguous(_ parts: [Effect.FreePart], in document: Document) -> [Phrase] {
    guard let first = parts.first else { return [] }
    let name = document.text(of: first.part, of: first.item)
    let rest = parts.count - 1
    if rest == 0 {
      return [Phrase(en: "\(name) becomes ambiguous", ja: "\(name) が曖昧になる")]
    }
    return [
      Phrase(
        en: "\(name) and \(rest) more become ambiguous", ja: "\(name) ほか \(rest) 件が曖昧になる")
    ]
  }

  /// What goes elsewhere, and what only becomes larger or smaller.
  private static func moved(_ movements: [Change.Movement], in document: Document) -> [Phrase] {
    let movements = movements.filter { !$0.keepsPlace || !document.leavesSizeOpen(of: $0.view) }
    if movements.isEmpty { return [Phrase(en: "nothing moves", ja: "何も動かない")] }
    let moving = movements.filter { !$0.keepsPlace }.map(\.view)
    let resized = movements.filter(\.keepsPlace).map(\.view)
    var parts: [Phrase] = []
    if !moving.isEmpty {
      let names = document.list(moving, upTo: 3)
      parts.append(
        Phrase(en: "\(names) \(moving.count, one: "moves", many: "move")", ja: "\(names) が動く"))
    }
    if !resized.isEmpty {
      let names = document.list(resized, upTo: 3)
      parts.append(
        Phrase(
          en: "\(names) \(resized.count, one: "changes", many: "change") size",
          ja: "\(names) の大きさが変わる"))
    }
    return parts
  }
}

extension Document {
  /// Whether a log says of no size how large it is, nor of two ends where they are.
  fileprivate func leavesSizeOpen(of view: ViewID) -> Bool {
    guard isOfLog else { return false }
    let attributes = Set(
      constraints(mentioning: view).flatMap { [$0.first, $0.second].compactMap(\.self) }
        .filter { $0.item.view == view }.map(\.attribute))
    return Axis.allCases.allSatisfy { axis in
      let along = attributes.filter { $0.axis == axis }
      return along.count <= 1 && along.allSatisfy { $0.kind != .size }
    }
  }
}
