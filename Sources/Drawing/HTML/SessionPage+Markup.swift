import AutoLayout
import Prose

extension SessionPage {
  /// The whole file. Without scripts it shows the last step, and what every step says, unless these
  /// are more than a browser could hold at once.
  package var text: String { text(following: nil) }

  /// - Parameter following: What it follows, if it is a page that does.
  package func text(following: Following?) -> String {
    let root = Element(
      "html",
      [
        ("lang", language.code), ("data-language", language.code),
        ("data-generator", Self.generator),
      ] + (holdsEverything(following) ? [] : [("class", "long")]),
      [head(isLive: following != nil), body(following)])
    return "<!DOCTYPE html>\n" + root.markup + "\n"
  }

  /// Nothing is loaded from anywhere, and no script runs but the page's own, whatever may have
  /// found its way into a text.
  private static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; base-uri 'none'; \
    form-action 'none'
    """

  /// One that follows asks where it came from, and nobody else.
  private static let livePolicy = policy + "; connect-src 'self'"

  /// Not a secret: it tells the page's own scripts from handlers in attributes.
  private static let nonce = "tsume"

  private func head(isLive: Bool) -> Element {
    let policy = isLive ? Self.livePolicy : Self.policy
    return Element(
      "head", [:],
      [
        Element("meta", ["charset": "utf-8"]),
        Element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        Element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Element("meta", ["name": "color-scheme", "content": "light dark"]),
        Element("title", [:], text: title == Self.generator ? title : "\(title) – Tsume"),
        Element("style", [:], [.markup(PageStyle.text)]),
      ])
  }

  private func body(_ following: Following?) -> Element {
    Element(
      "body", [:],
      [
        header(following), lessonSection(following),
        Element(
          "main", [:],
          [stage(following), report(following), constraints(following), steps]), help(following),
        Element(
          "script", ["type": "application/json", "id": "data"],
          [.markup(dataText(following))]),
        Element(
          "script", ["nonce": Self.nonce], [.markup(PageScript.text(isLive: following != nil))]),
      ])
  }

  /// What the page's script reads.
  private func dataText(_ following: Following?) -> String {
    let numbers = PageData.text(
      .array((earlier.map(\.number) + index.map(\.number)).map { .integer($0) }))
    let pieces = PageData.text(.array(PageShorthand.pieces.map { .string($0) }))
    let members = ["\"numbers\":\(numbers)", "\"pieces\":\(pieces)"]
    let goal = ["\"goal\":\(PageData.text(lesson: lesson))"]
    let more = following.map { presentText($0) } ?? courseText
    return "{\((members + more + goal).joined(separator: ","))}"
  }

  /// How the steps lead from one to the next, and what they said.
  private var courseText: [String] {
    let said = index.map(\.said)
    return ["\"steps\":[\(data.steps.joined(separator: ","))]"]
      + (isLong ? ["\"said\":[\(said.joined(separator: ","))]"] : [])
  }

  /// The last step alone, and from where it goes on.
  private func presentText(_ following: Following) -> [String] {
    [
      "\"first\":\(max(0, earlier.count + index.count - 1))",
      "\"steps\":[\(index.isEmpty ? "" : data.whole)]", "\"said\":[\(index.last?.said ?? "")]",
      "\"live\":{\"place\":\(following.place),\"present\":\(following.present)}",
    ]
  }

  private func lessonSection(_ following: Following?) -> Element {
    let parts = following == nil ? lesson?.handout(words) : lesson?.present(words)
    return Element(
      "section", ["id": "lesson", "aria-live": following == nil ? "off" : "polite"], parts ?? [])
  }

  private func header(_ following: Following?) -> Element {
    let live = [
      Element("span", ["class": "lost-sign", "role": "status"], words.isLost.elements),
      Element("button", ["type": "button", "id": "follow", "hidden": ""], words.follow.elements),
    ]
    return Element(
      "header", [:],
      [Element("h1", [:], text: title)] + (following == nil ? [] : live) + [
        Element("div", ["class": "languages", "role": "group"], Language.allCases.map(button)),
        button("help", [.text("?"), Element("span", ["class": "unseen"], words.help.elements)]),
      ])
  }

  private func button(for language: Language) -> Element {
    let name = language == .english ? "English" : "日本語"
    return Element(
      "button",
      [
        "type": "button", "class": "live", "lang": language.code,
        "data-language": language.code, "aria-pressed": String(language == self.language),
      ], text: name)
  }

  private func button(_ id: String, _ parts: [Element]) -> Element {
    Element("button", ["type": "button", "class": "live", "id": id], parts)
  }

  // MARK: Sections

  private func section(_ name: String, _ title: Phrase, _ parts: [Element]) -> Element {
    let heading = Element("h2", ["id": "\(name)-title"], title.elements)
    return Element(
      "section", ["id": name, "aria-labelledby": "\(name)-title"], [heading] + parts)
  }

  private var steps: Element {
    section(
      "steps", words.steps,
      (notice.map { [Element("p", ["class": "notice"], $0.elements)] } ?? [])
        + [Element("ol", [:], (earlier.map(\.item) + index.map(\.item)).map { .markup($0) })])
  }

  private func report(_ following: Following?) -> Element {
    section(
      "report", words.report,
      [
        Element("div", ["id": "sums"]),
        Element(
          "div", ["id": "said", "aria-live": "polite"],
          holdsEverything(following) ? index.map { .markup($0.article) } : []),
      ]
        + (!holdsEverything(following)
          ? [Element("noscript", [:], words.needsScript.elements)] : [])
    )
  }

  private func constraints(_ following: Following?) -> Element {
    section(
      "constraints", words.constraints,
      [
        Element(
          "p", ["id": "chosen", "hidden": ""],
          [
            Element("span", ["id": "chosen-caption"]),
            button("show-all", words.showAll.elements),
          ]),
        Element("div", ["id": "why", "aria-live": "polite"]),
        Element(
          "ul", ["id": "rows"], holdsEverything(following) ? data.lastRows.map(\.element) : []),
        Element("p", ["id": "more-rows", "hidden": ""], words.moreRows.elements),
      ])
  }

  private func help(_ following: Following?) -> Element {
    let keys = words.keys + (following == nil ? [] : [("F", words.follow)])
    let rows = keys.map { key in
      Element(
        "tr", [:],
        [Element("th", ["scope": "row"], text: key.keys), Element("td", [:], key.does.elements)])
    }
    return Element(
      "dialog", ["id": "keys", "aria-labelledby": "keys-title"],
      [
        Element("h2", ["id": "keys-title"], words.help.elements),
        Element("table", [:], rows),
        Element("form", ["method": "dialog"], [Element("button", [:], words.close.elements)]),
      ])
  }
}

// MARK: The picture

extension SessionPage {
  private func stage(_ following: Following?) -> Element {
    section("picture", words.picture, [frame(following), transport, toggles])
  }

  /// The last picture, as the script will take it over.
  private func frame(_ following: Following?) -> Element {
    guard holdsEverything(following), let last = picture else {
      return Element("div", ["id": "frame"], [Element("div", ["id": "stage"])])
    }
    let bounds = last.bounds
    let size = "--w:\(bounds.width.inPoints);--h:\(bounds.height.inPoints)"
    let shift = "transform:translate(\((-bounds.x).inPoints)px,\((-bounds.y).inPoints)px)"
    let plane = Element(
      "div", ["class": "plane", "style": shift],
      [
        Element("svg", ["class": "ground", "aria-hidden": "true"], last.background),
        Element("div", ["class": "views"], last.boxes.map(\.positioned)),
        Element("svg", ["class": "over", "aria-hidden": "true"], last.overlay),
      ])
    return Element(
      "div", ["id": "frame", "style": size],
      [Element("div", ["class": "stage scene", "id": "stage", "style": size], [plane])])
  }

  private var transport: Element {
    let count = String(max(0, index.count - 1))
    return Element(
      "div", ["class": "transport live"],
      [
        button(
          "previous", [.text("◀"), Element("span", ["class": "unseen"], words.previous.elements)]),
        Element(
          "input",
          [
            "type": "range", "id": "slider", "min": "0", "max": count, "value": count, "step": "1",
            "aria-labelledby": "steps-title",
          ]),
        button("next", [.text("▶"), Element("span", ["class": "unseen"], words.next.elements)]),
        Element("output", ["id": "place", "for": "slider"]),
      ])
  }

  private var toggles: Element {
    let boxes = [("names", words.names), ("spans", words.constraints), ("ghosts", words.ghosts)]
    return Element(
      "div", ["class": "toggles live"],
      boxes.map { id, phrase in
        Element(
          "label", [:],
          [
            Element("input", ["type": "checkbox", "id": "show-\(id)", "checked": ""]),
            Element("span", [:], phrase.elements),
          ])
      })
  }
}

extension ScenePicture.Box {
  /// As an element of the page, which moves to its next frame.
  fileprivate var positioned: Element {
    let place =
      "left:\(frame.x.inPoints)px;top:\(frame.y.inPoints)px;width:\(frame.width.inPoints)px;"
      + "height:\(frame.height.inPoints)px"
    let clip = clipPath.map { ";clip-path:\($0)" } ?? ""
    let faded = opacity == 1 ? "" : ";opacity:\(opacity.inPoints)"
    let title = isBorder ? [] : [("title", caption)]
    return Element(
      "div", [("class", className), ("id", id), ("style", place + clip + faded)] + title,
      [Element("svg", ["aria-hidden": "true"], [.markup(content)])])
  }
}
