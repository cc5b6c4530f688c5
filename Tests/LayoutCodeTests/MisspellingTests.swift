import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// What differs by a letter from what there is may be a slip, and must not vanish without a word.
@Suite struct MisspellingTests {
  private func notes(_ line: String, imports: String = "") throws -> String {
    let result = try RunResult(
      """
      \(imports)
      class Card: UIView {
        let title = UILabel()
        let subtitle = UILabel()
        func build() {
          addSubview(title)
          \(line)
        }
        override init(frame: CGRect) { super.init(frame: frame); build() }
      }
      """)
    return result.run.notes.map { $0.text(in: .english).string }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("title.widthAnchr.constraint(equalToConstant: 5).isActive = true", "widthAnchor"),
    ("adSubview(subtitle)", "addSubview"),
    ("subtitel.isHidden = true", "subtitle"),
    ("title.snp.makeConstraints { $0.leading.equalToSupervew().inset(2) }", "equalToSuperview"),
    (
      "title.snp.makeConstraints { $0.top.equalToSuperview().ofset(20) }",
      "Line 7: SnapKit has no ofset"
    ),
    ("title.snp.makeConstraints { $0.top.equalToSuperview().priority(.hgih) }", "high"),
  ])
  func isTold(line: String, near: String) throws {
    #expect(try notes(line, imports: "import SnapKit").contains(near), "\(line)")
  }

  /// What stands for an edge of a view is no view, and what stands for all of them neither.
  @Test(arguments: [
    ("a.snp.makeConstraints { $0.top.equalTo(b.snp.bottm) }", "bottm"),
    ("a.snp.makeConstrants { $0.top.equalToSuperview() }", "makeConstrants"),
  ])
  func noViewIsMadeOfIt(line: String, name: String) throws {
    let result = try RunResult(
      """
      import SnapKit
      let a = UIView()
      let b = UIView()
      view.addSubview(a)
      view.addSubview(b)
      \(line)
      """)
    #expect(result.run.document.view(named: name) == nil)
    #expect(result.leftOut.contains { $0.contains(name) })
  }

  /// Helpers that projects add are called nearly as what they help with.
  @Test(arguments: [
    "addSubviews(title, subtitle)", "title.addShadow()", "title2.isHidden = true",
    "title.anchorTop(to: subtitle)", "subtitleText.isHidden = true",
  ])
  func whatMayBeThereIsNotCalledASlip(line: String) throws {
    #expect(!(try notes(line)).contains("is not known here"), "\(line)")
  }
}
