import AutoLayout
import Prose

extension EditRefusals {
  var unknownView: Refusal {
    Refusal(Phrase(en: "There is no such view.", ja: "そのようなビューはありません。"))
  }

  func unknown(_ id: ConstraintID) -> Refusal {
    let name = document.handleText(id)
    return Refusal(Phrase(en: "There is no constraint \(name).", ja: "制約 \(name) はありません。"))
  }

  func unknown(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "Nothing is called \(name, as: .name).", ja: "「\(name, as: .name)」という名前のものはありません。"))
  }

  func tooLong(_ limit: Int) -> Refusal {
    Refusal(
      Phrase(
        en: "A name has at most \(limit, of: "character").", ja: "名前は \(limit) 文字までです。"))
  }

  func illegal(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "\(name, as: .name) cannot be a name.", ja: "\(name, as: .name) は名前にできません。"),
      hints: [
        Phrase(
          en: "A name begins with a letter, an emoji or _; digits may follow, as in Swift.",
          ja: "名前は Swift と同じく、文字・絵文字・_ のどれかで始まり、その後に数字も使えます。")
      ])
  }

  func taken(_ name: String, by holder: Entity) -> Refusal {
    Refusal(
      Phrase(
        en: "The name \(name, as: .name) is taken: \(holder.phrase(named: name, in: document)).",
        ja: "「\(name, as: .name)」という名前はすでに使われています（\(holder.phrase(named: name, in: document))）。"),
      hints: [
        Phrase(
          en: "Choose another one, such as \(document.freeName(like: name), as: .name).",
          ja: "\(document.freeName(like: name), as: .name) のような別の名前にしてください。")
      ])
  }

  func reserved(_ name: String) -> Refusal {
    if name == "view" || name == "window" {
      return Refusal(
        Phrase(
          en: "\(name, as: .name) is the name of the \(name == "view" ? "root view" : "window").",
          ja: "\(name, as: .name) は\(name == "view" ? "ルートビュー" : "ウィンドウ")の名前です。"),
        hints: [Phrase(en: "Choose another name.", ja: "別の名前にしてください。")])
    }
    if Document.literals.contains(name) {
      return Refusal(
        Phrase(
          en: "\(name, as: .name) is a value of Swift's own.",
          ja: "\(name, as: .name) は Swift の値として決まっています。"),
        hints: [Phrase(en: "Choose another name.", ja: "別の名前にしてください。")])
    }
    if Document.operators.contains(name) || Document.keywords.contains(name) {
      return Refusal(
        Phrase(
          en: "\(name, as: .name) has a meaning of its own in lines, so it cannot be a name.",
          ja: "\(name, as: .name) は文法で使う語なので、名前にできません。"),
        hints: [
          Phrase(
            en: "Choose another one, such as \(document.freeName(like: name + "2"), as: .name).",
            ja: "\(document.freeName(like: name + "2"), as: .name) のような別の名前にしてください。")
        ])
    }
    return Refusal(
      Phrase(
        en: "\(name, as: .name) is kept for the constraint that will get this number.",
        ja: "\(name, as: .name) は、その番号がつく制約のために空けてあります。"),
      hints: [
        Phrase(
          en: "Choose a name that is not c and a number.", ja: "「c と数字」ではない名前にしてください。")
      ])
  }
}

extension Entity {
  /// Who has a name: `a label`, or a constraint's line.
  fileprivate func phrase(named name: String, in document: Document) -> Phrase {
    switch self {
    case .view(let id):
      let kind = Text(document.view(id)?.kind.name ?? "view")
      return Phrase(en: "a view of kind \(kind)", ja: "\(kind) のビュー")
    case .constraint(let id):
      guard let constraint = document.constraint(id) else {
        return Phrase(en: "a constraint", ja: "制約")
      }
      return Phrase(EquationText(constraint.equation, in: document).line)
    case .value(let value):
      let word: Text = document.names.isVariable(name) ? "var" : "let"
      return Phrase("\(word) \(name) = \(value.text(in: document))")
    }
  }
}
