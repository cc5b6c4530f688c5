import AutoLayout
import Interchange
import Prose

extension Evaluator {
  /// `view as? UILabel`: `nil` for a view of another class, and for a list with one in it. Values are
  /// what they are asked to be.
  func cast(_ value: Value, to type: String) -> Value {
    if case .list(let values) = value, let element = type.elementType {
      return values.contains { cast($0, to: element) == .absent } ? .absent : value
    }
    guard let (name, kind) = classOfView(value) else { return value }
    switch isOfClass(name, kind, type) {
    case true?: return value
    case false?: return .absent
    case nil: return .inert("\(value.text(in: document).string) as? \(type)")
    }
  }

  private func classOfView(_ value: Value) -> (name: String, kind: ViewKind)? {
    switch value {
    case .item(let item) where item.guide == nil:
      document.view(item.view).map { ($0.className, $0.kind) }
    case .newView(let new): (new.className, new.kind)
    default: nil
    }
  }

  /// What marks and casts around what gave a value make of it.
  func marked(_ value: Value, as tree: ExpressionTree) throws(LineFailure) -> Value {
    switch tree.form {
    case .forced(let base):
      if case .cast(let inner, let type) = base.form {
        return try forced(unwrapped(marked(value, as: inner), of: inner), to: type)
      }
      return try unwrapped(marked(value, as: base), of: base)
    case .optionalChain(let base): return try marked(value, as: base)
    case .cast(let base, let type): return cast(try marked(value, as: base), to: type.text)
    default: return value
    }
  }

  func unwrapped(_ value: Value, of tree: ExpressionTree) throws(LineFailure) -> Value {
    if value == .absent { throw .objection(LanguageWords.forcedNil(tree)) }
    return value
  }

  /// `view as! UILabel`, which crashes for a view of another class.
  private func forced(_ value: Value, to type: NameSyntax) throws(LineFailure) -> Value {
    if case .list(let values) = value, let element = type.text.elementType {
      for each in values { _ = try forced(each, to: NameSyntax(element, type.range)) }
      return value
    }
    switch cast(value, to: type.text.unwrappedType) {
    case .absent:
      let own = classOfView(value)?.name ?? ""
      throw .objection(LanguageWords.otherClass(value, own, type, in: document))
    // What nobody knows is believed.
    case .inert: return value
    case let cast: return cast
    }
  }

  /// `nil` where nobody knows: of protocols, and of classes that are none of UIKit's.
  private func isOfClass(_ name: String, _ kind: ViewKind, _ type: String) -> Bool? {
    if name == type || kind.className == type { return true }
    if Self.heirs[type]?.contains(kind.className) == true { return true }
    switch type {
    case "UIView", "UIResponder", "NSObject", "AnyObject", "Any": return true
    case "UIScrollView": return kind.scrolls
    default:
      return ViewKind.ofClass(type) != nil ? false : nil
    }
  }

  /// The classes of UIKit's that others of UIKit's inherit from, `UIView` and what scrolls apart.
  private static let heirs: [String: Set<String>] = [
    "UIControl": [
      "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UIPageControl", "UIDatePicker",
    ],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "SCNView": ["ARSCNView"],
  ]
}

extension LanguageWords {
  fileprivate static func otherClass(
    _ value: Value, _ own: String, _ type: NameSyntax, in document: Document
  ) -> Objection {
    let (found, wanted) = (Text(own, as: .code), Text(type.text, as: .code))
    return Objection(
      Phrase(
        en: "\(value.text(in: document)) is of the class \(found) and not of \(wanted); "
          + "UIKit would crash here.",
        ja: "\(value.text(in: document)) のクラスは \(found) で、\(wanted) ではありません。"
          + "UIKit ならここでクラッシュします。"), at: type.range,
      hints: [
        Phrase(
          en: "\("as? \(type.text)", as: .code) gives \("nil", as: .code) for it.",
          ja: "\("as? \(type.text)", as: .code) なら \("nil", as: .code) になります。")
      ])
  }
}
