import AutoLayout
import Drawing
import Prose
import Testing

/// A page that would be too large has the last steps.
@Suite struct RecentStepsTests {
  private func page(steps: Int, upTo limit: Int) throws -> RecentSteps {
    var recent = RecentSteps(
      of: SessionPage(title: "", language: .english, words: .silent), upTo: limit)
    let engine = LayoutEngine()
    var document = Document()
    for number in 0..<steps {
      if number > 0 {
        document = try document.applying([
          .addView(.added(.view, name: "v\(number)", in: .root, step: number))
        ])
      }
      let solution = try engine.layout(of: document)
      recent.append(
        SessionPage.Step(
          heading: SessionPage.Heading(number: number, line: "line \(number)", marks: []),
          solution: solution, findings: Scene.Findings(), told: [], said: [])
      ) { _ in nil }
    }
    return recent
  }

  @Test func whatFitsIsWhole() throws {
    let recent = try page(steps: 20, upTo: 1_000_000)
    #expect(recent.count == 20)
    #expect(recent.leftOut == 0)
  }

  @Test func ofWhatDoesNotFitTheLastStepsRemain() throws {
    let recent = try page(steps: 100, upTo: 15_000)
    #expect(recent.count == 100)
    #expect(recent.leftOut > 20)
    #expect(recent.leftOut + recent.page.stepCount == 100)
    let text = recent.page.text
    #expect(text.contains("line 99</code>"))
    #expect(!text.contains("line 5</code>"))
    #expect(text.utf8.count < 200_000)
  }

  /// A layout that alone is larger than a page may be is on one all the same.
  @Test func theLastStepIsThereHoweverLargeItIs() throws {
    let recent = try page(steps: 12, upTo: 10)
    #expect(recent.page.stepCount >= 1)
    #expect(recent.page.text.contains("line 11</code>"))
  }
}
