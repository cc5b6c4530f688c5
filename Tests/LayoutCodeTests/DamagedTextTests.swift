import Prose
import Testing

@testable import LayoutCode

/// A text with a mistake in its syntax, of which a part is left out.
@Suite struct DamagedTextTests {
  private static func code(_ line: String) -> String {
    """
    class Screen: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(line)
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    """
  }

  /// The layout depends on what is not known of it.
  @Test func aCallWhoseResultShowsOrHidesSomethingIsNotPassedOver() throws {
    let result = try RunResult(
      Self.code("view.addSubview(box); box.isHidden = UserDefaults.standard.bool(forKey: \"a\")"))
    let notes = result.run.notes.map { $0.text(in: .english).string }
    #expect(!notes.contains { $0.contains("bool") }, "\(notes)")
  }

  /// The statement that is left out may be what puts the view there.
  @Test func nothingIsSaidToCrashBehindWhatCannotBeRead() throws {
    let damaged = try RunResult(Self.code("view.addSubview(box"))
    #expect(damaged.run.crashes.isEmpty && !damaged.run.leftOut.isEmpty)
    let whole = try RunResult(Self.code("view.setNeedsLayout()"))
    #expect(!whole.run.crashes.isEmpty)
  }

  /// Names and texts may be of full width.
  @Test func aNameOfFullWidthIsOne() throws {
    let result = try RunResult(
      Self.code("let 幅８ = 80.0; let note = \"（８）：“”\"; view.addSubview(box) // ８"))
    #expect(result.run.notes.isEmpty, "\(result.run.notes)")
  }
}
