import AutoLayout
import Interchange
import LayoutCode
import Prose

extension Evaluator {
  /// `view as? UILabel`: `nil` for a value of another type, and for a list with one in it. Of what no table
  /// knows values are what they are asked to be.
  func cast(_ value: Value, to type: String) -> Value {
    if case .list(let values) = value, let element = type.elementType {
      return values.contains { cast($0, to: element) == .absent } ? .absent : value
    }
    let own = types(of: value)
    if own.isEmpty || own.contains(where: { $0.text == type || $0.isOf(type) }) { return value }
    return UIKitTables.table(TypeName(type)) == nil && ViewKind.ofClass(type) == nil
      ? .inert("\(value.text(in: document).string) as? \(type)") : .absent
  }

  /// The class of a view, and the one of UIKit's that it counts as; the type of a plain value.
  private func types(of value: Value) -> [TypeName] {
    switch value {
    case .item(let item) where item.guide == nil:
      document.view(item.view).map { [TypeName($0.className), $0.typeInTables] } ?? []
    case .newView(let new): [TypeName(new.className), TypeName(new.kind.className)]
    case .text: ["String"]
    case .boolean: ["Bool"]
    case .whole: ["Int"]
    case .number: TypeNames.fractions.sorted().map { TypeName($0) }
    default: []
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
      let own = types(of: value).first?.text ?? ""
      throw .objection(LanguageWords.otherClass(value, own, type, in: document))
    // What nobody knows is believed.
    case .inert: return value
    case let cast: return cast
    }
  }
}

extension TypeName {
  fileprivate func isOf(_ type: String) -> Bool {
    type == "Any" || UIKitTables.isA(self, TypeName(type))
      || UIKitTables.isA(self, "UIView") && ["UIResponder", "NSObject", "AnyObject"].contains(type)
  }
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
