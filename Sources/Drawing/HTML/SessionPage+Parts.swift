import Prose

extension Phrase {
  /// Both languages, of which the page shows one.
  var elements: [Element] {
    let renderer = HTMLRenderer()
    if english == japanese { return [.markup(renderer.render(english))] }
    return Language.allCases.map { language in
      Element("span", ["lang": language.code], [.markup(renderer.render(text(in: language)))])
    }
  }
}

extension SessionPage.Row {
  /// What stands in the list: the name, the equation, and what is out of the ordinary.
  var parts: [Element] {
    let equation = Element(
      "span", ["class": "equation"], [.markup(HTMLRenderer().render(equation))])
    let name = Element("span", ["class": "r-handle"], text: name)
    if state.isEmpty { return [name, equation] }
    return [name, equation, Element("span", ["class": "state"], state.elements)]
  }

  var element: Element {
    Element(
      "li", [:],
      [Element("button", ["type": "button", "data-id": handle.fragmentID], parts)])
  }
}

extension SessionPage.Entry {
  init(_ step: SessionPage.Step, signs: [SVGPicture.Sign], _ words: SessionPage.Words) {
    number = step.heading.number
    item = step.heading.item(signs, words).markup
    article = step.article(signs, words).markup
    said = PageData.text(.string(PageShorthand.text(article)))
  }
}

extension SessionPage.Heading {
  /// The line of the list that leads here.
  func item(_ signs: [SVGPicture.Sign], _ words: SessionPage.Words) -> Element {
    let link = Element(
      "a", ["href": "#step=\(number)", "data-step": String(number)],
      [Element("span", ["class": "step-number"], text: String(number)), title(words)]
        + branchSign(words) + marks.map { Element("span", ["class": "mark"], text: $0) }
        + warnings(signs, words))
    let depth = min(branch.depth, Self.deepest)
    return Element("li", depth == 0 ? [] : [("class", "branch b\(depth)")], [link])
  }

  /// Further in a narrow list would have no room for lines.
  private static let deepest = 6

  private func branchSign(_ words: SessionPage.Words) -> [Element] {
    guard let from = branch.from else { return [] }
    return [Element("span", ["class": "from"], words.branch(from).elements)]
  }

  fileprivate func title(_ words: SessionPage.Words) -> Element {
    if line.isEmpty { return Element("span", ["class": "start"], words.emptyDocument.elements) }
    let lines = line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = TextWidth.truncated(String(lines.first ?? ""), to: 200)
    let code = Element("code", [:], text: first)
    if lines.count < 2 { return code }
    return Element("span", [:], [code, .text(" ")] + words.moreLines(lines.count).elements)
  }

  /// Only what is wrong is worth a sign in a list.
  private func warnings(
    _ signs: [SVGPicture.Sign], _ words: SessionPage.Words
  ) -> [Element] {
    let shown = signs.filter { $0 != .hidden && $0 != .broken }
    return shown.map { sign in
      let meaning = Element("span", ["class": "unseen"], words.meaning(sign).elements)
      return Element("span", ["class": "sign-\(sign)"], [.text(sign.symbol), meaning])
    }
  }

}

extension SessionPage.Step {
  /// What was told and said at the step, and for paper what the signs in its picture mean.
  fileprivate func article(
    _ signs: [SVGPicture.Sign], _ words: SessionPage.Words
  ) -> Element {
    let line = Element("h3", [:], [.text("\(heading.number)  "), heading.title(words)])
    let told = told.isEmpty ? [] : [Element("blockquote", [:], both(told))]
    return Element(
      "article", ["id": "said-\(heading.number)"],
      [line, Element("div", ["class": "print-picture"])] + told + both(said)
        + legend(of: signs, words))
  }

  private func legend(of signs: [SVGPicture.Sign], _ words: SessionPage.Words) -> [Element] {
    if signs.isEmpty { return [] }
    let meanings = signs.map { sign in
      Element("span", [:], [.text("\(sign.symbol) ")] + words.meaning(sign).elements)
    }
    return [Element("p", ["class": "legend"], meanings)]
  }

  private func both(_ report: Report) -> [Element] {
    Language.allCases.map { language in
      Element(
        "div", ["lang": language.code],
        [.markup(HTMLRenderer().fragment(of: report, in: language))])
    }
  }
}
