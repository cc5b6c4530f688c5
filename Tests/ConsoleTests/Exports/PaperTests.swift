import Console
import ConsoleSupport
import Prose
import Testing

/// The page on paper, in a real browser.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.isMissing)), .serialized)
struct PaperTests {
  private static let lines = [
    "add view card", "card.leading == view.leading + 20", "card.width == 420",
    "card.top == view.top + 60", "card.height == 120", "add label title \"Hello\"",
    "card.width == 100", "rotate", "hide title",
  ]

  private func exported() throws -> String {
    var conversation = try Conversation()
    conversation.mustSay(Self.lines + ["export html"])
    return try #require(conversation.files["layout.html"])
  }

  private func pageCount(of page: String) throws -> Int {
    let browser = try Browser()
    defer { browser.close() }
    let paper = String(decoding: try browser.paper(page), as: UTF8.self)
    return paper.matches(of: #/\/Type\s*\/Page\b/#).count
  }

  /// What is printed while somebody follows is one sheet to hand out.
  @Test func theStepThatIsShownHasAPageOfItsOwn() throws {
    var session = try Session(language: .english, surroundings: .none)
    for line in Self.lines { #expect(!session.execute(line).isRefused, "\(line)") }
    var feed = PageFeed()
    let update = feed.update(to: session)
    let page = try #require(update?.page(0))
    #expect(try pageCount(of: page) == 1)
  }

  /// With the rules for paper on the screen, where it is dark, what they make of the page can be looked at.
  @Test func picturesAreLightAndWholeAndHaveALegend() throws {
    let browser = try Browser()
    defer { browser.close() }
    let result = try browser.run(
      try exported().replacing("@media print{", with: "@media all{"),
      after: """
        dispatchEvent(new Event('beforeprint'));
        const isShown = part => part.getClientRects().length > 0;
        const pictures = [...document.querySelectorAll('.print-picture')];
        const cut = pictures.filter(picture => {
          const box = picture.getBoundingClientRect();
          return [...picture.querySelectorAll('.view')].some(view => {
            const part = view.getBoundingClientRect();
            return part.left < box.left - 1 || part.right > box.right + 1
              || part.top < box.top - 1 || part.bottom > box.bottom + 1;
          });
        });
        report({
          pictures: pictures.filter(picture => picture.offsetWidth > 100).length, cut: cut.length,
          widest: Math.max(...[...document.querySelectorAll('article *')].filter(isShown)
            .map(part => part.getBoundingClientRect().right)),
          others: [...document.querySelectorAll('button,#steps,#picture,#constraints')]
            .filter(isShown).length,
          paper: getComputedStyle(pictures[0].querySelector('.window')).fill,
          legend: document.querySelector('#said-7 .legend').innerText,
        });
        """,
      options: ["--blink-settings=preferredColorScheme=0", "--window-size=700,1000"])
    #expect(result["failure"] == nil, "\(result["failure"] ?? "")")
    #expect(result["pictures"] as? Int == Self.lines.count + 1)
    #expect(result["cut"] as? Int == 0)
    #expect(try #require(result["widest"] as? Double) <= 700)
    #expect(result["others"] as? Int == 0)
    #expect(result["paper"] as? String == "rgb(255, 255, 255)")
    let legend = try #require(result["legend"] as? String)
    #expect(legend.contains("⚠ in conflict") && legend.contains("✕ broken constraint"), "\(legend)")
  }
}
