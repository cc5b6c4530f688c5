import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// What cannot be set, and how it is changed instead.
extension LanguageWords {
  /// - Parameter value: What the variable is now.
  static func ofAnotherKind(
    _ operand: Operand, than name: String, which value: Text
  ) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .code) is \(value) and takes what is of that kind.",
        ja: "\(name, as: .code) は今 \(value) なので、同じ種類の値だけを入れられます。"), at: operand.range)
  }

  /// - Parameter constant: What was to be set, or a number for an example.
  static func nameIsFixed(
    _ name: String, _ value: Value, constant: String, at range: SourceRange
  ) -> Objection {
    var hints: [Phrase] = []
    if case .constraint(.constraint, _) = value {
      hints = [
        Phrase(
          en: "A constraint changes by its properties: "
            + "\("\(name).constant = \(constant)", as: .code).",
          ja: "制約は \("\(name).constant = \(constant)", as: .code) のようにプロパティで変えます。")
      ]
    } else if case .item = value {
      hints = [
        Phrase(
          en: "A view changes by its properties: \("\(name).isHidden = true", as: .code).",
          ja: "ビューは \("\(name).isHidden = true", as: .code) のようにプロパティで変えます。")
      ]
    } else if value.isPlain {
      hints = [
        Phrase(
          en: "What is to change is declared by \("var \(name) = …", as: .code).",
          ja: "変える値は \("var \(name) = …", as: .code) で宣言します。")
      ]
    }
    return Objection(
      Phrase(
        en: "\(name, as: .name) stays what it is: names are given once.",
        ja: "\(name, as: .name) は変えられません。名前は一度だけ付けられます。"), at: range, hints: hints)
  }

  static func elementIsFixed(at range: SourceRange) -> Objection {
    Objection(EvaluationWords.elementIsFixed, at: range)
  }

  static func partOnlyReads(_ name: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .code) can only be read.",
        ja: "\(name.text, as: .code) は読み取り専用です。"),
      at: name.range, hints: [example("title.frame.origin.x = 16")])
  }

  /// Of a controller's guides.
  static func lengthOnlyReads(_ name: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .code) can only be read: the device and its bars give it.",
        ja: "\(name.text, as: .code) は読み取り専用で、デバイスとバーで決まります。"), at: name.range,
      hints: [
        Phrase(
          en: "\("navbar on", as: .command) changes it; "
            + "\("additionalSafeAreaInsets.top = 8", as: .code) changes the safe area.",
          ja: "変えるなら \("navbar on", as: .command)、"
            + "セーフエリアを広げるなら \("additionalSafeAreaInsets.top = 8", as: .code) です。")
      ])
  }

  static func propertyOnlyReads(
    _ name: NameSyntax, of view: View, in document: Document
  ) -> Objection {
    var hints: [Phrase] = []
    switch name.text {
    case "x", "y": hints = originHints(name.text, of: view, in: document)
    case "superview", "window", "subviews": hints = [example("view.addSubview(\(view.name))")]
    case "constraints": hints = [example("NSLayoutConstraint.activate([c1, c2])")]
    case "intrinsicContentSize":
      hints = [
        Phrase(
          en: "It follows from the content: \("content \(view.name) 60x20", as: .code).",
          ja: "内容で決まります：\("content \(view.name) 60x20", as: .code)")
      ]
    case "safeAreaInsets":
      hints = [
        Phrase(
          en: "It comes from the device: \("device iphone-8", as: .code).",
          ja: "デバイスで決まります：\("device iphone-8", as: .code)")
      ]
    default: break
    }
    return Objection(
      Phrase(
        en: "\(name.text, as: .code) can only be read.",
        ja: "\(name.text, as: .code) は読み取り専用です。"),
      at: name.range, hints: hints)
  }

  /// The window and its root view stay where the device has them.
  private static func originHints(
    _ name: String, of view: View, in document: Document
  ) -> [Phrase] {
    guard !view.id.isInitial else { return [] }
    let frame = example("\(view.name).frame.origin.\(name) = 16")
    guard let outer = view.superview.map({ document.name(of: Item($0)) }) else { return [frame] }
    let edge = name == "x" ? "leading" : "top"
    let relation = example("\(view.name).\(edge) == \(outer).\(edge) + 16")
    // On a view that constraints lay out a frame does not last.
    return view.frameLayout == nil ? [relation] : [relation, frame]
  }

  /// `title.width = 100`: constraints are relations, not assignments.
  ///
  /// - Parameter line: The relation that is meant.
  static func anchorIsFixed(_ anchor: String, instead line: String, at range: SourceRange)
    -> Objection
  {
    Objection(
      Phrase(
        en: "\(anchor, as: .code) is an anchor, which constraints hold; it cannot be assigned.",
        ja: "\(anchor, as: .code) はアンカーなので代入できません。制約で決めます。"), at: range,
      hints: [
        Phrase(
          en: "\(line, as: .code) makes a constraint.", ja: "\(line, as: .code) なら制約になります。")
      ])
  }

  static func guideOfScrollViews(_ name: NameSyntax, _ view: View) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .code) is a guide of scroll views, and \(view.name, as: .name) is "
          + "\(view.kind.withArticle).",
        ja: "\(name.text, as: .code) はスクロールビューのガイドですが、\(view.name, as: .name) は "
          + "\(view.kind.name, as: .code) です。"),
      at: name.range, hints: [example("add scrollView scroll")])
  }

  /// - Parameter view: Another one than the root view.
  static func ownOfController(_ name: NameSyntax, _ view: View) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .code) belongs to the controller, not to \(view.name, as: .name).",
        ja: "\(name.text, as: .code) は \(view.name, as: .name) ではなくコントローラーのものです。"),
      at: name.range,
      hints: [
        Phrase(
          en: "It stands alone: \(name.text, as: .code).",
          ja: "\(name.text, as: .code) とだけ書きます。")
      ])
  }

  static func unmodelled(_ name: NameSyntax) -> Objection {
    return Objection(
      Phrase(
        en: "\(name.text, as: .code) would act on the layout, and I do not lay it out.",
        ja: "\(name.text, as: .code) はレイアウトに影響しますが、ここでは扱えません。"), at: name.range,
      hints: [
        Phrase(
          en: "Constraints, content sizes and frames can stand in for it.",
          ja: "制約、内容の大きさ、フレームで代用してください。")
      ])
  }

  static func onlyWheels(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Only the wheels of a date picker have a size that I know.",
        ja: "日付ピッカーのうち、大きさが分かるのはホイール式だけです。"), at: range,
      hints: [
        Phrase(
          en: "\("content NAME 120x35", as: .command) gives it another size.",
          ja: "別の大きさは \("content NAME 120x35", as: .command) のように指定できます。")
      ])
  }

  static func noConstraintProperty(_ name: NameSyntax) -> Objection {
    let listed = ConstraintProperties.names.joined(separator: " ")
    return Objection(
      Phrase(
        en: "A constraint has no \(name.text, as: .code).",
        ja: "制約に \(name.text, as: .code) はありません。"),
      at: name.range,
      hints: didYouMean(name.text, among: ConstraintProperties.names)
        + [Phrase(en: "It has \(listed, as: .code).", ja: "あるもの：\(listed, as: .code)")])
  }

  static func partIsFixed(_ name: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .code) is fixed when a constraint is made.",
        ja: "\(name.text, as: .code) は制約を作るときに決まり、後から変えられません。"), at: name.range,
      hints: [
        Phrase(
          en: "Its constant, priority, isActive and identifier can change; for the rest make "
            + "another constraint.",
          ja: "変えられるのは constant、priority、isActive、identifier です。ほかは新しい制約を作ってください。")
      ])
  }

  static func noContentToHug(_ handle: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(handle, as: .handle) is not in force: the view has no content of its own size. Only "
          + "its priority can be read and set.",
        ja: "\(handle, as: .handle) は働いていません。ビューに固有サイズがないためです。読み書きできるのは priority だけです。"),
      at: range)
  }

  /// What the system makes follows from something else, which can be changed.
  static func generatedIsFixed(
    _ handle: Handle, at range: SourceRange, in document: Document
  ) -> Objection {
    Objection(
      Phrase(
        en: "\(document.text(of: handle), as: .handle) is made by the system and cannot be set.",
        ja: "\(document.text(of: handle), as: .handle) はシステムが作る制約なので、変えられません。"),
      at: range, hints: hint(for: handle, in: document))
  }

  private static func hint(for handle: Handle, in document: Document) -> [Phrase] {
    guard case .generated(let id, let rule) = handle else { return [] }
    let name = document.name(of: Item(id))
    switch rule.maker {
    case .window, .safeArea, .keyboard, .controllerGuides:
      return [
        Phrase(
          en: "It comes from the device and its bars: \("device iphone-8", as: .code), "
            + "\("rotate", as: .code), \("navbar on", as: .code).",
          ja: "デバイスとバーで決まります：\("device iphone-8", as: .code)、"
            + "\("rotate", as: .code)、\("navbar on", as: .code)")
      ]
    case .nonnegativeSize:
      return [
        Phrase(en: "No size is ever negative.", ja: "大きさは必ず 0 以上です。")
      ]
    case .autoresizingMask:
      let line = "\(name).translatesAutoresizingMaskIntoConstraints = false"
      return [
        example("\(name).frame = (16, 40, 100, 44)"),
        Phrase(en: "Or without it: \(line, as: .code)", ja: "なくすには：\(line, as: .code)"),
      ]
    case .layoutMargins, .readableContent:
      return [
        example("\(name).layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)")
      ]
    case .stack: return rule.stackRule.map { hints(for: $0, of: id, in: document) } ?? []
    case .scrollContent:
      return [
        Phrase(
          en: "It comes from what the scroll view \(name) scrolls.",
          ja: "スクロールビュー \(name) の内容で決まります。")
      ]
    case .compressionResistance, .hugging:
      return [
        example("\(document.text(of: handle)).priority = 251"), example("content \(name) 60x20"),
      ]
    }
  }

  static func rootIsSized(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) has its frame from the device, as a controller's view has.",
        ja: "\(name, as: .name) のフレームは、コントローラーの view と同じくデバイスで決まります。"), at: range)
  }
}

extension Value {
  /// Whether a document keeps it by a name of its own.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .whole, .text, .tuple: true
    default: false
    }
  }
}
