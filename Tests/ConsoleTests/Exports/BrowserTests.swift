import AutoLayout
import Console
import ConsoleSupport
import Foundation
import Prose
import Testing

/// The page in a real browser.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.isMissing)), .serialized)
struct BrowserTests {
  private static let lines = [
    "add view card", "card.leading == view.leading + 20", "card.trailing == view.trailing - 20",
    "card.top == view.safeArea.top + 24", "card.height == 120",
    "add label 題名 \"トルツメの見本\" in card", "題名.leading == card.leading + 12",
    "題名.top == card.top + 12", "題名.trailing == card.trailing - 12", "題名.width == 500",
    "rotate", "hide 題名", "remove card",
  ]

  private func conversation(_ lines: [String] = lines) throws -> (Conversation, page: String) {
    var conversation = try Conversation()
    conversation.mustSay(lines + ["export html"])
    return (conversation, try #require(conversation.files["layout.html"]))
  }

  private func run(
    _ page: String, _ script: String, options: [String] = []
  ) throws -> [String: Any] {
    let browser = try Browser()
    defer { browser.close() }
    let result = try browser.run(page, after: script, options: options)
    #expect(result["failure"] == nil, "\(result["failure"] ?? "")")
    #expect(result["problems"] as? [String] == [])
    return result
  }

  @Test func everyStepShowsTheFramesOfItsLayout() throws {
    var (conversation, page) = try conversation()
    let result = try run(
      page,
      """
      document.documentElement.style.setProperty('--time', '0s');
      const slider = document.getElementById('slider'), steps = [];
      for (let i = 0; i <= Number(slider.max); i++) {
        slider.value = i; slider.dispatchEvent(new Event('input')); await frames();
        const scale = Number(document.getElementById('frame').style.getPropertyValue('--scale'));
        const zero = document.querySelector('#stage .window').getBoundingClientRect();
        steps.push([...document.querySelectorAll('#stage .view')].map(view => {
          const box = view.getBoundingClientRect();
          return [(box.x - zero.x) / scale, (box.y - zero.y) / scale, box.width / scale,
            box.height / scale];
        }));
      }
      report({ steps });
      """)
    let steps = try #require(result["steps"] as? [[[Double]]])
    #expect(steps.count == Self.lines.count + 1)
    for (step, boxes) in steps.enumerated() {
      conversation.mustSay(["goto \(step)"])
      let expected = conversation.frames
      #expect(boxes.count == expected.count, "step \(step)")
      for (box, frame) in zip(boxes, expected) {
        let isClose = zip(box, frame).allSatisfy { abs($0 - $1) < 0.5 }
        #expect(isClose, "step \(step): \(box) is not \(frame)")
      }
    }
  }

  @Test func keysLinksAndLanguagesWork() throws {
    let (_, page) = try conversation()
    let result = try run(
      page,
      """
      const place = () => location.hash, seen = {};
      seen.start = place();
      press('End'); press('ArrowLeft'); seen.left = place();
      press('Home'); seen.home = place();
      press('ArrowRight'); seen.right = place();
      press('1'); press('0'); seen.ten = place();
      press('End'); seen.end = place();
      document.querySelector('a[data-step="7"]').click(); seen.link = place();
      location.hash = '#step=3'; await frames(); await frames();
      seen.deep = document.querySelector('#steps [aria-current]').dataset.step;
      const visible = id => [...document.getElementById(id).children]
        .filter(part => getComputedStyle(part).display !== 'none').map(part => part.textContent).join();
      seen.english = visible('steps-title'); press('l'); seen.japanese = visible('steps-title');
      seen.lang = document.documentElement.lang;
      press('?'); seen.help = document.getElementById('keys').open;
      report(seen);
      """)
    let expected = [
      "start": "#step=0", "left": "#step=12", "home": "#step=0", "right": "#step=1",
      "ten": "#step=10", "end": "#step=13", "link": "#step=7", "deep": "3", "english": "Steps",
      "japanese": "手順", "lang": "ja",
    ]
    for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(result[key] as? String == value, "\(key)")
    }
    #expect(result["help"] as? Bool == true)
  }

  @Test func viewsKeepTheirElementsAndShowTheirConstraints() throws {
    let (_, page) = try conversation()
    let result = try run(
      page,
      """
      press('Home'); press('9');
      const card = document.getElementById('v2');
      press('ArrowRight'); press('ArrowRight');
      const seen = { same: card === document.getElementById('v2') };
      card.click();
      const rows = [...document.querySelectorAll('#rows li')]
        .filter(row => getComputedStyle(row).display !== 'none');
      seen.rows = rows.map(row => row.querySelector('.r-handle').textContent).join(' ');
      seen.caption = document.getElementById('chosen-caption').textContent;
      rows[3].firstChild.focus();
      seen.lit = [...document.querySelectorAll('#stage .span.lit')].length;
      seen.views = [...document.querySelectorAll('.view.lit')].map(view => view.id).join(' ');
      press('Escape');
      seen.all = [...document.querySelectorAll('#rows li')]
        .filter(row => getComputedStyle(row).display !== 'none').length;
      report(seen);
      """)
    #expect(result["same"] as? Bool == true)
    #expect(result["rows"] as? String == "c1 c2 c3 c4 c5 c6 c7")
    #expect(result["caption"] as? String == "card  view  (20, 24, 812, 120)")
    #expect(result["lit"] as? Int == 1)
    #expect(result["views"] as? String == "v2")
    #expect(result["all"] as? Int == 8)
  }

  /// Whatever stands in a text stays a text.
  @Test func noTextBreaksOut() throws {
    let evil = "</script><script>window.broken=1</script><img src=x onerror=broken=1>"
    let (_, page) = try conversation([
      "add label a \"\(evil)\"", "say en \"\(evil)\" ja \"\(evil)\"",
      "content a \"--><svg onload=broken=1>\"",
    ])
    let result = try run(
      page,
      """
      for (const step of [0, 1, 2]) { press(String(step)); await frames(); }
      report({ broken: 'broken' in window, images: document.querySelectorAll('img').length,
        scripts: document.scripts.length });
      """)
    #expect(result["broken"] as? Bool == false)
    #expect(result["images"] as? Int == 0)
    #expect(result["scripts"] as? Int == 4)
  }

  @Test func onPaperEveryStepHasAPicture() throws {
    let (_, page) = try conversation()
    let result = try run(
      page,
      """
      dispatchEvent(new Event('beforeprint'));
      const counts = [...document.querySelectorAll('article')]
        .map(article => article.querySelectorAll('.print-picture .view').length);
      dispatchEvent(new Event('afterprint'));
      report({ counts, left: document.querySelectorAll('.print-picture .view').length });
      """)
    #expect(
      result["counts"] as? [Int] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 1])
    #expect(result["left"] as? Int == 0)
    let browser = try Browser()
    defer { browser.close() }
    let paper = String(decoding: try browser.paper(page), as: UTF8.self)
    #expect(paper.matches(of: #/\/Type\s*\/Page\b/#).count >= 4)
  }

  @Test func onANarrowScreenNothingSticksOut() throws {
    let (_, page) = try conversation()
    let result = try run(
      page,
      """
      press('1'); press('0');
      const seen = [...document.querySelectorAll('article.current .detail td')]
        .filter(cell => cell.offsetWidth > 0).map(cell => cell.offsetWidth);
      report({ page: document.scrollingElement.scrollWidth, window: innerWidth,
        narrowest: Math.min(...seen) });
      """, options: ["--window-size=500,900"])
    #expect(result["page"] as? Int == result["window"] as? Int)
    #expect(try #require(result["narrowest"] as? Int) > 200)
  }

  /// The part in which something lies fills the room that there is.
  @Test func inAHallWhatLiesSomewhereIsLarge() throws {
    let (_, page) = try conversation(Array(Self.lines.prefix(5)))
    let result = try run(
      page,
      """
      press('End'); await frames();
      const box = () => document.getElementById('v2').getBoundingClientRect();
      const before = box().width;
      press('t'); await frames();
      const frame = document.getElementById('frame'), room = frame.getBoundingClientRect();
      report({ growth: box().width / before, isCut: frame.classList.contains('cut-below'),
        isInside: box().top >= room.top && box().bottom <= room.bottom
          && box().left >= room.left && box().right <= room.right,
        fits: document.scrollingElement.scrollWidth <= innerWidth });
      """)
    #expect(try #require(result["growth"] as? Double) > 1.3)
    #expect(result["isCut"] as? Bool == true)
    #expect(result["isInside"] as? Bool == true)
    #expect(result["fits"] as? Bool == true)
  }

  @Test func withoutMovementFramesAreThereAtOnce() throws {
    let (_, page) = try conversation()
    let result = try run(
      page,
      "report({ time: getComputedStyle(document.documentElement).getPropertyValue('--time') });",
      options: ["--force-prefers-reduced-motion"])
    #expect(result["time"] as? String == "0s")
  }

  @Test func inTheDarkThePaperIsDark() throws {
    let (_, page) = try conversation()
    let result = try run(
      page,
      "report({ colour: getComputedStyle(document.querySelector('header')).backgroundColor });",
      options: ["--blink-settings=preferredColorScheme=0"])
    #expect(result["colour"] as? String == "rgb(29, 35, 43)")
  }

  /// Where there are hundreds of labels, those are there that can be read, and what holds is drawn together.
  @Test func inACrowdNoNameCoversAnother() throws {
    let names = (0..<150).map { "add view v\($0)" }
    let places = (0..<150).map { number in
      let (column, row) = (35 * (number % 10) + 1, 12 * (number / 10) + 1)
      return "v\(number).leading == view.leading + \(column); v\(number).top == view.top + \(row); "
        + "v\(number).width == 30; v\(number).height == 9"
    }
    // Few steps, since each has a picture.
    let joined = stride(from: 0, to: 150, by: 15).map {
      places[$0..<$0 + 15].joined(separator: "; ")
    }
    let (_, page) = try conversation(names + joined)
    let result = try run(
      page,
      """
      press('End'); await frames();
      const boxes = [...document.querySelectorAll('#stage .tag rect')]
        .map(tag => tag.getBoundingClientRect());
      const covers = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      const count = selector => document.querySelectorAll(selector).length;
      const seen = { names: boxes.length, spans: count('#stage .spans > .span'),
        covered: boxes.filter((one, i) => boxes.some((other, j) => i < j && covers(one, other))).length };
      seen.lines = [...document.querySelectorAll('#stage .crowd .line')]
        .reduce((sum, line) => sum + line.getAttribute('d').split('M').length - 1, 0);
      seen.rows = count('#rows li');
      seen.isCut = !document.getElementById('more-rows').hidden;
      document.querySelector('#rows button').focus();
      seen.lit = count('#stage .span.lit .line');
      document.querySelector('#v151').click();
      seen.own = count('#rows li');
      report(seen);
      """)
    let numbers = ["spans": 0, "covered": 0, "lines": 600, "rows": 500, "lit": 1, "own": 4]
    for (key, value) in numbers.sorted(by: { $0.key < $1.key }) {
      #expect(result[key] as? Int == value, "\(key)")
    }
    #expect(try #require(result["names"] as? Int) > 50)
    #expect(result["isCut"] as? Bool == true)
  }
}

extension Conversation {
  /// The frames of everything in the window, in view order, in the window.
  fileprivate var frames: [[Double]] {
    var origins: [ViewID: Point] = [:]
    let document = session.history.current.document
    guard let solution = try? LayoutEngine().layout(of: document) else { return [] }
    return document.preorder().compactMap { id in
      guard let frame = solution.frame(of: id) else { return nil }
      let above = document.view(id)?.superview.flatMap { origins[$0] } ?? .zero
      origins[id] = Point(x: above.x + frame.x, y: above.y + frame.y)
      return [above.x + frame.x, above.y + frame.y, frame.width, frame.height]
    }
  }
}
