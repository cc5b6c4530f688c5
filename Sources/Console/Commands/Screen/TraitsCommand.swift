import AutoLayout
import Interchange
import Prose
import Reporting

/// `traits`, `traits horizontal regular`, `traits c3 cover in wC hR`, `traits contentSize extraLarge`: size
/// classes, what is installed by them, and the text size.
struct TraitsCommand: Command {
  static let signature = Signature(
    "traits", .screen,
    usage: [
      .init(
        "", Phrase(en: "shows the size classes, and what depends on them", ja: "サイズクラスと関わるものを示す")),
      .init(
        "horizontal|vertical CLASS",
        Phrase(
          en: "compact, regular, or auto: the device's own", ja: "compact、regular、auto（デバイスどおり）")),
      .init(
        "contentSize CATEGORY",
        Phrase(en: "the text size, or auto: large", ja: "文字サイズ。auto は標準の large")),
      .init(
        "VIEW…|HANDLE… in wC|wR|hC|hR|any…",
        Phrase(en: "installed only there: w across, h down", ja: "そのときだけ有効（w は横、h は縦）")),
    ],
    summary: Phrase(
      en: "Sets size classes, what is installed by them, and the text size.",
      ja: "サイズクラスと、それによる制約やビューの有無、文字サイズ。"),
    details: Phrase(
      en: "A telephone is wC hR, on its side wC hC or, if large, wR hC; a tablet wR hR. "
        + "\("rotate", as: .command) and \("device", as: .command) change them. A view that is not "
        + "installed is in no superview, and its constraints are not installed either. Fonts of a text "
        + "style follow the text size where \("adjustsFontForContentSizeCategory", as: .code) is true.",
      ja: "iPhone は縦で wC hR、横で wC hC（大型は wR hC）、iPad は wR hR です。"
        + "\("rotate", as: .command) や \("device", as: .command) で変わります。"
        + "インストールされないビューは階層に入らず、その制約も無効です。"
        + "\("adjustsFontForContentSizeCategory", as: .code) が true なら、テキストスタイルのフォントは文字サイズに従います。"),
    parameters: [
      .either([.word(["horizontal", "vertical", "contentSize"]), .removableView, .constraint]),
      .either([.word(["in"]), .repeated(.either([.removableView, .constraint]))]),
    ],
    following: [
      "horizontal": [.word(values)], "vertical": [.word(values)],
      "contentSize": [.word(textSizes)],
      "in": [.repeated(.word(Variation.words.map(\.word) + ["any"]))],
    ],
    examples: [
      .init("traits"), .init("traits horizontal regular"),
      .init("traits contentSize accessibilityLarge"),
      .init("traits c1 in wC hR", after: ["add view box", "box.width == 100"]),
      .init("traits box in wR", after: ["add view box"]),
    ],
    counterpart: "UITraitCollection; Interface Builder: Installed",
    related: ["device", "rotate", "constraints", "direction"], hasReport: true)

  private static let values = SizeClass.allCases.map(\.rawValue) + ["auto"]
  private static let textSizes = ContentSizeCategory.allCases.map(\.rawValue) + ["auto"]

  private enum Request {
    case show
    case set(Axis, SizeClass?)
    case setTextSize(ContentSizeCategory?)
    case vary([Arguments.Thing], Variation?)
  }

  private let request: Request

  init(_ arguments: inout Arguments) throws(LineFailure) {
    guard let first = arguments.next else {
      request = .show
      return
    }
    let isAxis =
      ["horizontal", "vertical"].contains(first.text)
      && arguments.document.entity(named: first.text) == nil
    if isAxis {
      let axis: Axis =
        try arguments.word(among: ["horizontal", "vertical"]) == "horizontal"
        ? .horizontal : .vertical
      request = .set(axis, SizeClass(rawValue: try arguments.word(among: Self.values)))
      try arguments.end()
      return
    }
    let isTextSize = ["contentSize", "preferredContentSizeCategory"].contains(first.text)
    if isTextSize, arguments.document.entity(named: first.text) == nil {
      _ = arguments.skip(first.text)
      request = .setTextSize(
        ContentSizeCategory(rawValue: try arguments.word(among: Self.textSizes)))
      try arguments.end()
      return
    }
    if ["dark", "light"].contains(first.text), arguments.document.entity(named: first.text) == nil {
      throw .objection(CommandWords.appearance(first))
    }
    var things: [Arguments.Thing] = []
    repeat {
      things.append(try arguments.viewOrConstraint())
    } while !arguments.isAtEnd && !arguments.isWordNext("in", after: 0)
    _ = try arguments.word(among: ["in"])
    request = .vary(things, try arguments.variation())
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch request {
    case .show: return Outcome(reports: [TraitsReport.make(snapshot.document)])
    case .set(let axis, let sizeClass):
      var traits = snapshot.document.traits
      if axis == .horizontal { traits.horizontal = sizeClass } else { traits.vertical = sizeClass }
      return Outcome(edits: [.setTraits(traits)])
    case .setTextSize(let category):
      var traits = snapshot.document.traits
      traits.contentSize = category
      return Outcome(edits: [.setTraits(traits)])
    case .vary(let things, let variation):
      return Outcome(edits: Self.edits(varying: things, by: variation))
    }
  }

  private static func edits(varying things: [Arguments.Thing], by variation: Variation?) -> [Edit] {
    var (views, constraints): ([ViewID], [ConstraintID]) = ([], [])
    for thing in things {
      switch thing {
      case .view(let id): views.append(id)
      case .constraint(let id): constraints.append(id)
      }
    }
    let classes = variation.map { Set(SizeClasses.all.filter($0.fits)) }
    return (views.isEmpty ? [] : [.installViews(views, in: classes)])
      + (constraints.isEmpty ? [] : [.vary(constraints, variation)])
  }
}

extension Arguments {
  /// `wC hR`; `nil` for `any`.
  fileprivate mutating func variation() throws(LineFailure) -> Variation? {
    let words = Variation.words.map(\.word) + ["any"]
    var variation = Variation()
    repeat {
      let range = nextRange
      let word = try word(among: words)
      guard let meant = Variation.words.first(where: { $0.word == word }) else {
        if variation == Variation(), isAtEnd { return nil }
        throw .objection(CommandWords.oneSizeClass(at: range))
      }
      guard variation[meant.axis] == nil else {
        throw .objection(CommandWords.oneSizeClass(at: range))
      }
      variation[meant.axis] = meant.sizeClass
    } while !isAtEnd
    return variation
  }
}
