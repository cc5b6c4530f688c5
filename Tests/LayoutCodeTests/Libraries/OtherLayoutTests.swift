import Prose
import Testing

@testable import LayoutCode

/// What lays out without constraints is told for what it is.
@Suite struct OtherLayoutTests {
  @Test(arguments: [
    ("import PinLayout\nlet a = UIView()", "PinLayout sets frames and makes no constraints"),
    ("import FlexLayout\nlet a = UIView()", "FlexLayout lays out without constraints"),
    ("import AsyncDisplayKit\nclass N: ASDisplayNode {}", "Texture lays out without constraints"),
    (
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Hi\") } }",
      "SwiftUI lays out without constraints"
    ),
  ])
  func isNamed(_ code: String, _ beginning: String) throws {
    let notes = try RunResult(code).run.notes.map { $0.text(in: .english).string }
    #expect(notes.contains { $0.hasPrefix(beginning) }, "\(notes)")
  }

  @Test func whatTheyAreGivenMakesNoConstraints() throws {
    let code =
      "import PinLayout\nimport UIKit\nlet a = UIView(), b = UIView()\na.pin.below(of: b).left()"
    let notes = try RunResult(code).run.notes.map { $0.text(in: .english).string }
    #expect(!notes.contains { $0.contains("is given a view") }, "\(notes)")
  }

  @Test func anImportOfSwiftUIAloneSaysNothing() throws {
    let notes = try RunResult("import SwiftUI\nimport UIKit\nlet a = UIView()").run.notes
    #expect(notes.isEmpty)
  }
}
