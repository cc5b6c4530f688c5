import AutoLayout
import Interchange
import Prose
import Reporting

/// What cannot be a relation or a constraint.
extension LanguageWords {
  static func unknownPriority(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "No priority is called \(name, as: .code).", ja: "「\(name, as: .code)」という優先度はありません。"),
      at: range,
      hints: didYouMean(name, among: Priority.names)
        + [
          Phrase(
            en: "A priority is a number above 0 up to 1000, or required, high, low, fittingSize.",
            ja: "優先度は 0 より大きく 1000 以下の数値か、required、high、low、fittingSize です。")
        ])
  }

  /// Nothing that a solver could change stands on either side.
  static func noAnchor(_ relation: RelationSyntax) -> Objection {
    Objection(
      Phrase(
        en: "No anchor stands in this relation, so there is nothing to constrain.",
        ja: "この関係式にはアンカーがないので、制約になりません。"),
      at: relation.left.range.union(relation.right.range),
      hints: anchorHints(for: relation) + [askingHint(for: relation)])
  }

  /// `a.width == a.width`: what stands on one side is taken away by the other.
  ///
  /// - Parameter holds: Whether what is left is so.
  static func cancelled(_ relation: RelationSyntax, holds: Bool) -> Objection {
    let reason =
      holds
      ? Phrase(
        en: "The anchors cancel out: this always holds, and so says nothing.",
        ja: "アンカーが打ち消し合い、常に成り立つので、何も決めません。")
      : Phrase(
        en: "The anchors cancel out, and what is left of this can never hold.",
        ja: "アンカーが打ち消し合い、残った数値の関係は決して成り立ちません。")
    return Objection(
      reason, at: relation.left.range.union(relation.right.range),
      hints: [
        Phrase(
          en: "Was another view meant on one of the sides?", ja: "どちらかは別のビューのつもりではありませんか。"),
        askingHint(for: relation),
      ])
  }

  private static func askingHint(for relation: RelationSyntax) -> Phrase {
    let sides = [relation.left, relation.right].map { ExpressionWriter.write($0) }
    let question = sides.joined(separator: " \(relation.sign.rawValue) ")
    return Phrase(
      en: "To ask whether it is so: \("? \(question)", as: .code).",
      ja: "成り立つかどうかを調べるなら \("? \(question)", as: .code) と書きます。")
  }

  /// `title.frame.width == 100` means `title.width == 100`.
  private static func anchorHints(for relation: RelationSyntax) -> [Phrase] {
    guard case .member(let base, let name) = relation.left.form,
      case .member(let owner, let part) = base.form, part.text == "frame" || part.text == "bounds",
      Attribute(name: name.text)?.kind == .size
    else { return [] }
    let left = "\(ExpressionWriter.write(owner)).\(name.text)"
    let line = "\(left) \(relation.sign.rawValue) \(ExpressionWriter.write(relation.right))"
    return [
      Phrase(
        en: "Frames can only be read; \(line, as: .code) makes a constraint.",
        ja: "フレームは読み取り専用です。\(line, as: .code) なら制約になります。")
    ]
  }

  static func thirdAnchor(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "This is a third anchor, and a constraint of UIKit's has at most two.",
        ja: "アンカーが三つあります。UIKit の制約が扱えるのは二つまでです。"), at: range,
      hints: [
        Phrase(
          en: "A guide can stand for the sum: \("add guide gap", as: .code), give it two of the "
            + "edges, and relate its width or height to the third.",
          ja: "和や差はガイドで表せます。\("add guide gap", as: .code) で作り、二つの端に合わせてから、"
            + "その幅や高さを三つ目と関係づけます。")
      ])
  }

  static func productOfAnchors(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "An anchor can be multiplied by a number only: constraints are linear.",
        ja: "アンカーに掛けられるのは数値だけです（制約は一次式です）。"), at: range,
      hints: [example("photo.height == 0.5*photo.width")])
  }

  static func dividedByAnchor(_ tree: ExpressionTree) -> Objection {
    Objection(
      Phrase(
        en: "Nothing can be divided by an anchor: constraints are linear.",
        ja: "アンカーでは割れません（制約は一次式です）。"), at: tree.range,
      hints: [example("photo.width == 1.5*photo.height")])
  }

  /// `x` and `y` are places in the superview; anchors are places in the window.
  ///
  /// - Parameter meant: What holds the edge there.
  static func onlyReads(
    _ name: NameSyntax, of item: Item, instead meant: Equation, at range: SourceRange,
    in document: Document
  ) -> Objection {
    let own = document.name(of: item)
    let line = EquationText(meant, in: document).string
    return Objection(
      Phrase(
        en: "\("\(own).\(name.text)", as: .code) can only be read; a constraint holds edges.",
        ja: "\("\(own).\(name.text)", as: .code) は読み取り専用です。制約は端同士に付けます。"),
      at: range,
      hints: [
        Phrase(
          en: "\(line, as: .code) makes a constraint.", ja: "\(line, as: .code) なら制約になります。")
      ])
  }

  /// A controller's guides have no anchors across.
  static func anchorOfController(_ guide: String) -> Phrase {
    Phrase(
      en: "Name one of its anchors: \("\(guide).top", as: .code), \("\(guide).bottom", as: .code).",
      ja: "アンカーを付けてください：\("\(guide).top", as: .code)、\("\(guide).bottom", as: .code)。")
  }

  /// - Parameter other: The other side of the relation, which says what of the item is meant.
  static func notInRelation(
    _ value: Value, _ tree: ExpressionTree, facing other: ExpressionTree?
  ) -> Objection {
    let source = ExpressionWriter.write(tree)
    var hints: [Phrase] = []
    switch value {
    case .item(let item) where item.guide?.isController == true:
      hints = [anchorOfController(source)]
    case .item(let item):
      hints = [anchors(of: source, attributeMeant(of: item, facing: other), of: item)]
    case .constraint:
      let number = other.map(ExpressionWriter.write).flatMap { Double($0) == nil ? nil : $0 } ?? "0"
      hints = [
        Phrase(
          en: "To change it: \("\(source).constant = \(number)", as: .code).",
          ja: "変更するなら \("\(source).constant = \(number)", as: .code) です。")
      ]
    case .boolean, .text:
      hints = [setting(tree, to: other)]
    case _ where source.hasSuffix(".center"):
      hints = [centre(tree, facing: other)]
    default:
      hints = [question]
    }
    return Objection(
      Phrase(
        en: "A relation is between anchors and numbers, and this is \(noun(of: value)).",
        ja: "関係式に書けるのはアンカーと数値ですが、これは\(noun(of: value))です。"), at: tree.range,
      hints: hints)
  }

  private static let question = Phrase(
    en: "To ask and not to make, begin with \("?", as: .code).",
    ja: "調べるだけなら行頭に \("?", as: .code) を付けます。")

  /// Facing an anchor, the one of the two centres that lies on its axis is meant.
  private static func centre(_ tree: ExpressionTree, facing other: ExpressionTree?) -> Phrase {
    let own = ExpressionWriter.write(tree).dropLast(".center".count)
    let partner = other.map(ExpressionWriter.write) ?? "view.center"
    if let other, partner.contains("."), let attribute = SlipMeant.attribute(of: partner),
      attribute.kind != .size
    {
      let anchor = "\(own).\(attribute.axis == .horizontal ? "centerX" : "centerY")"
      let isLeft = tree.range.lowerBound < other.range.lowerBound
      let line = isLeft ? "\(anchor) == \(partner)" : "\(partner) == \(anchor)"
      return Phrase(
        en: "A centre is two anchors, one on each axis: \(line, as: .code).",
        ja: "中心のアンカーは縦横で別々です：\(line, as: .code)。")
    }
    let base = partner.hasSuffix(".center") ? partner.dropLast(".center".count) : "view"
    if own == base { return question }
    return Phrase(
      en: "A centre is two anchors: \("\(own).centerX == \(base).centerX", as: .code) and "
        + "\("\(own).centerY == \(base).centerY", as: .code).",
      ja: "中心のアンカーは縦横二つです：\("\(own).centerX == \(base).centerX", as: .code) と "
        + "\("\(own).centerY == \(base).centerY", as: .code)。")
  }

  /// `title.isHidden == photo.isHidden`: whether it is so is asked, or is to be so.
  private static func setting(_ tree: ExpressionTree, to other: ExpressionTree?) -> Phrase {
    guard case .member = tree.form, let other else { return question }
    let line = "\(ExpressionWriter.write(tree)) = \(ExpressionWriter.write(other))"
    return Phrase(
      en: "\(line, as: .code) sets it; to ask whether it is so, begin with \("?", as: .code).",
      ja: "設定するなら \(line, as: .code) です。調べるだけなら行頭に \("?", as: .code) を付けます。")
  }

  /// Next to another view it is mostly the edge across that is meant, and within a view the same one.
  private static func anchors(of source: String, _ meant: Attribute, of item: Item) -> Phrase {
    let anchor = Text("\(source).\(meant.name)", as: .code)
    guard item.view != .root, item.guide == nil, let edge = edges[meant],
      let across = edges[edge.across]
    else {
      return Phrase(
        en: "Name one of its anchors: \(anchor).", ja: "アンカーを付けてください：\(anchor)")
    }
    let other = Text("\(source).\(edge.across.name)", as: .code)
    return Phrase(
      en: "Name one of its anchors: \(other) is its \(across.name), \(anchor) its \(edge.name).",
      ja: "アンカーを付けてください：\(other) は\(across.name)、\(anchor) は\(edge.name)です。")
  }

  private static let edges: [Attribute: (across: Attribute, name: Phrase)] = [
    .top: (.bottom, Phrase(en: "upper edge", ja: "上端")),
    .bottom: (.top, Phrase(en: "lower edge", ja: "下端")),
    .left: (.right, Phrase(en: "left edge", ja: "左端")),
    .right: (.left, Phrase(en: "right edge", ja: "右端")),
    .leading: (.trailing, Phrase(en: "leading edge", ja: "先頭側の端")),
    .trailing: (.leading, Phrase(en: "trailing edge", ja: "末尾側の端")),
  ]

  /// That of the first anchor on the other side; guides have no baselines and no margins.
  private static func attributeMeant(of item: Item, facing other: ExpressionTree?) -> Attribute {
    guard let meant = other.flatMap(firstAttribute) else { return .width }
    guard item.guide != nil, meant.rawValue > Attribute.centerY.rawValue else { return meant }
    return meant.axis == .horizontal ? .leading : .top
  }

  private static func firstAttribute(in tree: ExpressionTree) -> Attribute? {
    if case .member(_, let name) = tree.form, let attribute = Attribute(name: name.text) {
      return attribute
    }
    return tree.form.children.lazy.compactMap(firstAttribute).first
  }

  static func incommensurable(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "These two are on different axes, or one is a size and one a place.",
        ja: "二つの軸が違うか、大きさと位置が混ざっています。"), at: range)
  }

  /// - Parameter handles: The constraints that speak of it.
  static func anchorNoHandle(_ tree: ExpressionTree, heldBy handles: [String]) -> Objection {
    let list = handles.map { Phrase(Text($0, as: .handle)) }.listed()
    let hint =
      handles.isEmpty
      ? Phrase(
        en: "\("constraints", as: .command) lists them.",
        ja: "\("constraints", as: .command) で一覧できます。")
      : Phrase(
        en: "\(list) \(handles.count, one: "speaks", many: "speak") of it.",
        ja: "このアンカーの制約は \(list) です。")
    return Objection(
      Phrase(
        en: "\(ExpressionWriter.write(tree), as: .code) is an anchor; I need a constraint here.",
        ja: "\(ExpressionWriter.write(tree), as: .code) はアンカーです。ここには制約が必要です。"),
      at: tree.range, hints: [hint])
  }

  /// `constraint(equalToConstant: )`.
  static func missingArgument(
    _ label: NameSyntax, of family: AnchorFamily, instead code: String
  ) -> Objection {
    let text = Text("\(label.text):", as: .code)
    let what =
      family.object == .number
      ? Phrase(en: "the constant", ja: "定数") : Phrase(en: "the other anchor", ja: "相手のアンカー")
    return Objection(
      Phrase(en: "Behind \(text) \(what) is missing.", ja: "\(text) の後に\(what)がありません。"),
      at: label.range, hints: [example(code)])
  }
}
