import AutoLayout
import Diagnosis
import Prose
import Reporting

extension HelpPage {
  static func of(_ subject: HelpSubject, on snapshot: Snapshot) -> Report {
    switch subject {
    case .command(let signature): of(signature)
    case .group(let group): of(group)
    case .topics: topics
    case .topic(let topic): of(topic)
    case .view(let view): of(view, on: snapshot)
    case .guide(let item): of(item, on: snapshot)
    case .layer(let layer): of(layer: layer, on: snapshot)
    case .layerProperty(let property): of(layerProperty: property)
    case .layerMethod(let method): of(layerMethod: method)
    case .constraint(let handle, let equation): of(handle, equation, on: snapshot)
    case .anchor(let anchor): of(anchor, on: snapshot)
    case .kind(let kind): of(kind)
    case .property(let property): of(property)
    case .controllerProperty(let property): of(controllerProperty: property)
    case .method(let name): of(method: name)
    case .value(let name, let what, let forms): of(value: name, what, forms)
    case .foreign(let word): [.paragraph(word.advice(with: ""))]
    }
  }

  /// Lines that can be typed, each with what it does.
  static func lines(_ lines: (code: String, meaning: Phrase)...) -> Report.Block {
    table(of: lines)
  }

  private static func table(of lines: [(code: String, meaning: Phrase)]) -> Report.Block {
    .table(
      Report.Table(
        columns: [.left, .left], rows: lines.map { ["  \($0.code, as: .code)", $0.meaning] }))
  }
}

// MARK: Things of the document

extension HelpPage {
  private static func of(_ view: View, on snapshot: Snapshot) -> Report {
    let name = view.name
    var what = nature(of: view, on: snapshot)
    if let frame = snapshot.solution.frame(of: view.id) {
      let numbers = Self.numbers(of: frame, view.id, on: snapshot)
      what += Phrase(en: ", frame \(numbers)", ja: "、フレームは \(numbers)")
    } else {
      what += Phrase(en: ", not in the window", ja: "、ウィンドウの外")
    }
    let frame = view.isGuide ? "layoutFrame" : "frame"
    var lines = [
      ("why \(name).width", Phrase(en: "where a value comes from", ja: "値がどう決まったか")),
      ("affecting \(name)", Phrase(en: "what has a say in it", ja: "位置と大きさを決めている制約")),
      ("constraints \(name)", Phrase(en: "every constraint on it", ja: "関係する制約の一覧")),
      ("\(name).\(frame)", Phrase(en: "any property is read so", ja: "プロパティの値を見る")),
    ]
    if !view.isGuide {
      lines.append(("\(name).isHidden = true", Phrase(en: "and set so", ja: "プロパティを変える")))
    }
    if let content = snapshot.document.contentView(of: view.id).flatMap(snapshot.document.view) {
      lines.append(
        ("add label a in \(content.name)", Phrase(en: "what is put into it", ja: "中に入れる")))
    }
    if view.id != .root, !view.isContentView {
      lines.append(("remove \(name)", Phrase(en: "takes it out", ja: "取り外す")))
    }
    var report: Report = [.row("\(name, as: .name)", what)]
    if let origin = origin(view.origin) { report.append(origin) }
    report.append(table(of: lines))
    report.append(
      .row(Phrase(en: "see also", ja: "関連"), words(["attributes", "hugging", "kinds"])))
    return report
  }

  /// Where it was made; `nil` for what was there from the start.
  private static func origin(_ origin: Origin, identifier: String? = nil) -> Report.Block? {
    let place: Phrase
    switch origin {
    case .initial: return nil
    case .typed(let step), .swift(let step):
      place = Phrase(en: "at step \(step)", ja: "手順 \(step)")
    case .imported(let line):
      place = Phrase(en: "line \(line) of the file", ja: "ファイルの \(line) 行目")
    }
    let name = identifier.map {
      Phrase(en: ", called \($0, as: .code)", ja: "、識別子 \($0, as: .code)")
    }
    return .row(Phrase(en: "made", ja: "作成"), place + (name ?? ""))
  }

  /// `UILabel in card`.
  static func nature(of view: View, on snapshot: Snapshot) -> Phrase {
    let name: Phrase = "\(view.className, as: .code)"
    guard let outer = view.superview.map(snapshot.document.name(of:)) else { return name }
    return name + Phrase(en: " in \(outer, as: .name)", ja: "（\(outer, as: .name) の中）")
  }

  /// `(16, ~0, 361, 20.333)`: `~` before a number that is one of many.
  private static func numbers(
    of frame: Rect, _ view: ViewID, on snapshot: Snapshot
  ) -> String {
    let free = snapshot.findings.ambiguities.filter { $0.item == Item(view) }.map(\.part)
    let numbers = RectPart.allCases.map { (free.contains($0) ? "~" : "") + frame[$0].inPoints }
    return "(\(numbers.joined(separator: ", ")))"
  }

  private static func of(_ item: Item, on snapshot: Snapshot) -> Report {
    let name = snapshot.document.name(of: item)
    let owner = snapshot.document.name(of: item.view)
    return [
      .row(
        "\(name, as: .name)",
        Phrase(
          en: "a layout guide that UIKit gives \(owner, as: .name)",
          ja: "\(owner, as: .name) に UIKit が用意するレイアウトガイド")),
      lines(
        ("\(name).top", Phrase(en: "where its edge is", ja: "端の位置を見る")),
        ("why \(name).top", Phrase(en: "where that comes from", ja: "その理由を調べる"))),
      .row(Phrase(en: "see also", ja: "関連"), words(["guides", "attributes"])),
    ]
  }

  private static func of(
    _ handle: Handle, _ equation: Equation?, on snapshot: Snapshot
  ) -> Report {
    let document = snapshot.document
    let name = document.text(of: handle)
    let line = equation.map { Phrase(EquationText($0, in: document).listing) }
    let isBroken = snapshot.solution.broken.contains(handle)
    let isMissed = snapshot.solution.missed.contains { $0.handle == handle }
    let isInactive = document.constraint(handle)?.isActive == false
    let state =
      isBroken
      ? Phrase(en: "broken: it is in a conflict", ja: "矛盾のため除外中")
      : isInactive
        ? Phrase(en: "inactive", ja: "無効")
        : isMissed ? Phrase(en: "missed: others beat it", ja: "ほかの制約が優先されて未達") : ""
    var report: Report = [
      .row("\(name, as: .handle)", line ?? Phrase(en: "not in force", ja: "働いていません"))
    ]
    if !state.isEmpty { report.append(.row("", state)) }
    if let constraint = document.constraint(handle),
      let origin = origin(constraint.origin, identifier: constraint.identifier)
    {
      report.append(origin)
    }
    if case .generated(_, let rule) = handle {
      report.append(.row(Phrase(en: "made by", ja: "由来"), MakerWords.phrase(for: rule.maker)))
    }
    report.append(asking(about: handle, name, equation, in: document))
    report.append(
      .row(
        Phrase(en: "see also", ja: "関連"),
        words(isBroken ? ["conflicts", "fix", "handles"] : ["handles", "priority"])))
    return report
  }

  private static func asking(
    about handle: Handle, _ name: String, _ equation: Equation?, in document: Document
  ) -> Report.Block {
    let anchor = equation.map { document.text(of: $0.first).string } ?? name
    let why = ("why \(anchor)", Phrase(en: "where that value comes from", ja: "その値がどう決まったか"))
    let priority = (
      "\(name).priority = 751", Phrase(en: "how strongly it insists", ja: "優先度を変える")
    )
    guard case .generated(_, let rule) = handle else {
      return lines(
        why, ("\(name).constant = 0", Phrase(en: "another distance or size", ja: "定数を変える")),
        (
          "deactivate \(name)",
          Phrase(en: "without it; activate brings it back", ja: "無効にする（activate で戻す）")
        ),
        ("remove \(name)", Phrase(en: "ends it", ja: "削除する")))
    }
    let isContent = rule.maker == .hugging || rule.maker == .compressionResistance
    return isContent ? lines(why, priority) : lines(why)
  }

  private static func of(_ anchor: Anchor, on snapshot: Snapshot) -> Report {
    let name = snapshot.document.text(of: anchor).string
    let value = snapshot.solution.value(of: anchor)
    var lines = [("why \(name)", Phrase(en: "where that comes from", ja: "その値がどう決まったか"))]
    if let relation = relation(on: anchor, name, in: snapshot.document) {
      lines.append((relation, Phrase(en: "makes a constraint on it", ja: "制約を作る")))
    }
    return [
      .row(
        "\(name, as: .name)",
        value.map { Phrase(en: "an anchor, now at \($0)", ja: "アンカー（今の値は \($0)）") }
          ?? Phrase(en: "an anchor", ja: "アンカー")),
      table(of: lines),
      .row(Phrase(en: "see also", ja: "関連"), words(["attributes", "relations"])),
    ]
  }
}

extension HelpPage {
  /// What the device places is what others are placed by; for that there has to be another.
  private static func relation(
    on anchor: Anchor, _ name: String, in document: Document
  ) -> String? {
    let (isSize, view) = (anchor.attribute.kind == .size, anchor.item.view)
    guard view.isInitial else {
      let outer = document.view(view)?.superview.map(document.name(of:)) ?? "view"
      return isSize ? "\(name) == 100" : "\(name) == \(outer).\(anchor.attribute.name) + 8"
    }
    guard let other = document.view(.root)?.subviews.first.map(document.name(of:)) else {
      return nil
    }
    return "\(other).\(anchor.attribute.name) == \(name)" + (isSize ? "" : " + 8")
  }
}

// MARK: UIKit's names

extension HelpPage {
  private static func of(_ kind: ViewKind) -> Report {
    let example =
      kind.isGuide ? "gap" : "a\(kind.name.prefix(1).uppercased())\(kind.name.dropFirst())"
    let className = kind.className
    let content: [(code: String, meaning: Phrase)] =
      kind.contentView == nil
      ? []
      : [
        (
          "add label a in \(example).\(ContentView.name)",
          Phrase(en: "puts something into it", ja: "中に入れる")
        )
      ]
    return [
      .row("\(kind.name, as: .command)", "\(className, as: .code)"),
      table(
        of: [
          ("add \(kind.name) \(example)", Phrase(en: "makes one", ja: "作る")),
          ("let \(example) = \(className)()", Phrase(en: "in Swift", ja: "Swift で作る")),
        ] + content),
      .row(Phrase(en: "see also", ja: "関連"), words(["add", "kinds", "hugging"])),
    ]
  }

  private static func of(_ property: ViewProperty) -> Report {
    let owners = owners(property.kinds)
    let whose = Phrase(en: "a property of \(owners)", ja: "\(owners)のプロパティ")
    let read = ("VIEW.\(property.name)", Phrase(en: "reads it", ja: "値を見る"))
    let example = property.choices.first.map { ".\($0)" } ?? "…"
    let write = ("VIEW.\(property.name) = \(example)", Phrase(en: "sets it", ja: "値を変える"))
    var report: Report = [
      .row("\(property.name, as: .code)", whose),
      property.write == nil ? lines(read) : lines(read, write),
    ]
    if !property.choices.isEmpty {
      let values = property.choices.map { Phrase(Text(".\($0)", as: .code)) }
      report.append(.row(Phrase(en: "values", ja: "値"), values.listed()))
    }
    report.append(
      .row(Phrase(en: "see also", ja: "関連"), words(["statements", "expressions", "set"])))
    return report
  }

  private static func of(method name: String) -> Report {
    let owners = owners(ViewMethods.owners(name))
    let whose =
      ViewMethods.isQuestion(name)
      ? Phrase(en: "a method of \(owners) that gives a value", ja: "値を返す\(owners)のメソッド")
      : Phrase(en: "a method of \(owners)", ja: "\(owners)のメソッド")
    var report: Report = [.row("\(name, as: .code)", whose)]
    for form in ViewMethods.forms(name) { report.append(.row("", "\("VIEW.\(form)", as: .code)")) }
    report.append(.row(Phrase(en: "see also", ja: "関連"), words(["statements"])))
    return report
  }

  private static func of(value name: String, _ what: Phrase, _ forms: [String]) -> Report {
    var report: Report = [.row("\(name, as: .code)", what)]
    for form in forms { report.append(.row("", "\(form, as: .code)")) }
    report.append(.row(Phrase(en: "see also", ja: "関連"), words(["expressions", "statements"])))
    return report
  }

  private static func owners(_ kinds: KindsMeant) -> Phrase {
    guard kinds != .all else { return Phrase(en: "views", ja: "ビュー") }
    return kinds.members.map { Phrase(Text($0.name)) }.listed()
  }
}
