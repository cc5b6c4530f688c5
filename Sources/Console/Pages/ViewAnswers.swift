import AutoLayout
import Diagnosis
import Prose
import Reporting

/// Answers why a view of a layout is where it is, to who looks on. It has an engine of its own, since
/// the prompt goes on meanwhile.
struct ViewAnswers: Sendable {
  private let solution: Solution

  init(about solution: Solution) { self.solution = solution }

  /// - Parameter view: As a page calls it: `v3`.
  func markup(about view: String) -> String? {
    guard view.first == "v", let id = Int(view.dropFirst()).map({ ViewID($0) }),
      let name = solution.document.view(id)?.name
    else { return nil }
    let examination = Examination(of: solution, with: LayoutEngine())
    let reports = measures(of: id).compactMap { part, measure -> Report? in
      guard let explanation = try? examination.explanation(of: measure) else { return nil }
      return WhyReport.make(explanation, of: "\(name).\(part)", in: solution.document)
    }
    let renderer = HTMLRenderer()
    return Language.allCases.map { language in
      let parts = reports.map { renderer.fragment(of: $0, in: language) }
      return "<div lang=\"\(language.code)\">\(parts.joined())</div>"
    }.joined()
  }

  /// What a frame is made of, as `why` is asked for it.
  private func measures(of view: ViewID) -> [(part: String, measure: Measure)] {
    let sizes: [(String, Attribute)] = [("width", .width), ("height", .height)]
    guard let superview = solution.document.view(view)?.superview else {
      return sizes.map { ($0.0, .anchor(Anchor(view, $0.1))) }
    }
    let places: [(String, Attribute)] = [("x", .left), ("y", .top)]
    return places.map { ($0.0, .difference(Anchor(view, $0.1), Anchor(superview, $0.1))) }
      + sizes.map { ($0.0, .anchor(Anchor(view, $0.1))) }
  }
}
