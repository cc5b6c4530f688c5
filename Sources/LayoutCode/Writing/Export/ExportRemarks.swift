package import AutoLayout
import Patience
package import Prose
import Reporting

/// Comments in an exported file about what the file cannot say.
package enum ExportRemarks {
  /// What a file is written as: each says something else of a view.
  package enum Form: Sendable {
    case code, interfaceBuilder, json
  }

  package static func constraint(_ constraint: Constraint, in document: Document) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    return Phrase(en: "not written: \(text)", ja: "書けない制約：\(text)")
  }

  package static func variation(_ constraint: Constraint, in document: Document) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    let classes = constraint.variation?.text ?? ""
    return Phrase(
      en: "only for size class \(classes): \(text)", ja: "サイズクラス \(classes) だけの制約：\(text)")
  }

  package static func inactive(_ constraint: Constraint, in document: Document) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    return Phrase(en: "not active, and not written: \(text)", ja: "無効なので書かない制約：\(text)")
  }

  package static func name(_ constraint: Constraint, in document: Document) -> Phrase? {
    guard let name = constraint.name else { return nil }
    let text = EquationText(constraint.equation, in: document).line
    return Phrase(
      en: "not written: the name \(name) of \(text)", ja: "書けないもの：\(text) の名前 \(name)")
  }

  static let beyondFormats = Phrase(
    en: "What visual formats cannot say.", ja: "ビジュアルフォーマットでは書けない制約。")
}

// MARK: The screen

extension ExportRemarks {
  /// What the layout goes by that is no part of any view.
  ///
  /// - Parameter root: What is written: the bars of the screen are those of its root view.
  package static func screen(of document: Document, _ root: ViewID, _ form: Form) -> [Phrase] {
    var remarks: [Phrase] = []
    if root == .root {
      if !document.phaseCode.isEmpty { remarks.append(callback(of: "view")) }
      remarks += document.removed.compactMap(document.view).map { view in
        Phrase(
          en: "not written: \(view.name), which is in no superview",
          ja: "書けないもの：どこにも入っていない \(view.name)")
      }
    }
    if form == .json { return remarks }
    let commands = settings(of: document, root).joined(separator: ", ")
    if !commands.isEmpty {
      remarks.append(
        Phrase(
          en: "not written, and to be said after it is read here: \(commands)",
          ja: "書けないので、読み戻した後に設定するもの：\(commands)"))
    }
    if document.system != .initial {
      let version = "iOS \(document.system.major)"
      remarks.append(
        Phrase(en: "texts are measured as in \(version)", ja: "文字の大きさは \(version) のもの"))
    }
    if form == .interfaceBuilder, root == .root, document.controller != ControllerSettings() {
      remarks.append(
        Phrase(
          en: "not written: additionalSafeAreaInsets and margins of the controller",
          ja: "書けないもの：コントローラーの additionalSafeAreaInsets とマージンの設定"))
    }
    return remarks
  }

  /// As commands say it.
  private static func settings(of document: Document, _ root: ViewID) -> [String] {
    var commands: [String] = []
    if document.direction == .rightToLeft { commands.append("direction rtl") }
    if root == .root {
      let bars = document.bars
      if bars.navigation != .off { commands.append("navbar \(bars.navigation.rawValue)") }
      if bars.hasTabBar { commands.append("tabbar on") }
      if bars.hasToolbar { commands.append("toolbar on") }
      if bars.keyboardHeight > 0 { commands.append("keyboard \(bars.keyboardHeight.inPoints)") }
    }
    for (axis, word) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let said = axis == .horizontal ? document.traits.horizontal : document.traits.vertical
      if let said { commands.append("traits \(word) \(said.rawValue)") }
    }
    if let textSize = document.traits.contentSize {
      commands.append("traits contentSize \(textSize.rawValue)")
    }
    return commands
  }

  /// What is done when a view is laid out whose class is not written.
  static func callback(
    _ callback: LayoutCallback, of view: ViewID, in document: Document
  ) -> Phrase {
    let name = document.name(of: view)
    let words = CallbackWords(document: document).text(of: callback)
    return Phrase(
      en: "not written, to be done in layoutSubviews() of \(name): \(words)",
      ja: "\(name) の layoutSubviews() に書くもの：\(words)")
  }

  private static func callback(of name: String) -> Phrase {
    Phrase(
      en: "not written: what is done when \(name) is laid out",
      ja: "書けないもの：\(name) のレイアウト時の処理")
  }
}

// MARK: Views

extension ExportRemarks {
  /// - Parameters:
  ///   - views: What is written, with guides and content views.
  ///   - root: What the class is of that is written, by the name of its own.
  package static func views(
    _ views: [View], in document: Document, _ form: Form, besides root: ViewID? = nil
  ) -> [Phrase] {
    views.awaited(each: 4).flatMap { view -> [Phrase] in
      var remarks = missing(of: view, in: document, form).map { part in
        Phrase(
          en: "not written: \(part.english) of \(view.name)",
          ja: "書けないもの：\(view.name) の\(part.japanese)")
      }
      if form != .code {
        remarks += view.freeLayers.compactMap { document.view($0.layer)?.name }.map { name in
          Phrase(en: "not written: the layer \(name)", ja: "書けないもの：レイヤー \(name)")
        }
      }
      if form == .interfaceBuilder, view.isGuide {
        remarks.append(
          Phrase(en: "not written: the guide \(view.name)", ja: "書けないもの：ガイド \(view.name)"))
      }
      if form != .code, document.callbacks[view.id] != nil {
        remarks.append(callback(of: view.name))
      }
      if !view.variations.values.isEmpty || view.variations.installed != nil {
        remarks.append(sizeClasses(of: view))
      }
      return remarks + (form == .json ? [] : kept(view, form, isRoot: view.id == root))
    }
  }

  package static func sizeClasses(of view: View) -> Phrase {
    Phrase(
      en: "not written: \(view.name) in other size classes",
      ja: "書けないもの：ほかのサイズクラスでの \(view.name)")
  }

  /// What of a view a file has no place for, in both languages.
  private typealias Part = (english: String, japanese: String)

  private static func missing(of view: View, in document: Document, _ form: Form) -> [Part] {
    switch form {
    case .json: missingOfRows(view)
    case .code: missingInCode(view)
    case .interfaceBuilder: missingInFiles(view, in: document) + missingOfRows(view)
    }
  }

  /// What only code says of the rows of a table.
  private static func missingOfRows(_ table: View) -> [Part] {
    guard table.kind == .tableView, let scrolling = table.scrolling else { return [] }
    let named = [
      ("separatorStyle", scrolling.hasSeparators),
      ("insetsContentViewsToSafeArea", scrolling.insetsContentViews),
    ]
    return named.filter { !$0.1 }.map { ($0.0, $0.0) }
  }

  /// What neither has a place for.
  private static func missingAnywhere(_ content: Content) -> [Part] {
    var parts: [Part] = []
    if content.paragraph != ParagraphStyle() { parts.append(("the line heights", "行の高さと間隔")) }
    if content.alignmentInsets != nil {
      parts.append(("the alignment rectangle", "アラインメント矩形"))
    }
    return parts
  }

  private static func missingInCode(_ view: View) -> [Part] {
    var parts = missingAnywhere(view.content)
    if view.marginsFollowReadableWidth {
      parts.append(("Follow Readable Width", "Follow Readable Width の設定"))
    }
    if view.content.isConfigured, view.content.font != Font(.body) {
      parts.append(("the font", "フォント"))
    }
    if view.kind == .tableView, view.scrolling?.rowHeight == nil, !view.subviews.isEmpty {
      parts.append(("the height of each row", "行ごとの高さ"))
    }
    return parts
  }

  private static func missingInFiles(_ view: View, in document: Document) -> [Part] {
    var parts = missingAnywhere(view.content)
    if view.transform != .identity { parts.append(("the transform", "transform")) }
    if let scrolling = view.scrolling {
      if scrolling.offset != nil { parts.append(("contentOffset", "contentOffset")) }
      if scrolling.contentSize != nil { parts.append(("contentSize", "contentSize")) }
    }
    if view.keyboard != KeyboardTracking() {
      parts.append(("the settings of the keyboard guide", "キーボードガイドの設定"))
    }
    if view.layer.borderColor != LayerStyle().borderColor {
      parts.append(("layer.borderColor", "layer.borderColor"))
    }
    if StackOrder(of: view, in: document) != nil {
      parts.append(("the order of the subviews", "サブビューの重なり順"))
    }
    for (after, points) in (view.stack?.customSpacing ?? [:]).sorted(by: { $0.key < $1.key }) {
      let name = document.view(after)?.name ?? ""
      parts.append(
        (
          "the spacing of \(points.inPoints) after \(name)", "\(name) の後の間隔 \(points.inPoints)"
        ))
    }
    return parts
  }

  /// What a reader is to know of a view that is written.
  private static func kept(_ view: View, _ form: Form, isRoot: Bool) -> [Phrase] {
    let name = view.name
    var remarks: [Phrase] = []
    if form == .code, let size = view.content.given, view.showsOtherThanGiven {
      remarks.append(
        Phrase(
          en: "the natural size of \(name) is given: \(size.written)",
          ja: "\(name) の固有サイズは指定されたもの：\(size.written)"))
    }
    if view.content.font.isSupposed {
      remarks.append(
        Phrase(
          en: "the font of \(name) is not known here", ja: "\(name) のフォントはここでは分かりません"))
    }
    if form == .code, view.className != view.writtenClass, !view.isContentView, !isRoot {
      remarks.append(
        Phrase(en: "\(name) is a \(view.className)", ja: "\(name) のクラスは \(view.className)"))
    }
    return remarks
  }
}

extension View {
  /// Whether no picture and no style stands for the size that was given.
  fileprivate var showsOtherThanGiven: Bool {
    switch kind {
    case .imageView: content.pictureSize == nil
    case .activityIndicator: content.given != ViewKind.largeIndicator
    default: true
    }
  }
}

extension NaturalSize {
  /// `40×20`, `40×-`
  fileprivate var written: String {
    "\(width?.inPoints ?? "-")×\(height?.inPoints ?? "-")"
  }
}
