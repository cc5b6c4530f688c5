import AutoLayout
import Testing

@testable import LayoutCode

/// Views that stand in the body of a result builder, some of them only `if` something holds, or `for` each of
/// a list.
@Suite struct ResultBuilderTests {
  private static let properties = """
      let a = UILabel()
      let b = UILabel()
      let c = UILabel()
      let d = UILabel()
      let isOn = true
      let items = [UISwitch(), UISlider()]
    """

  private func views(_ code: String, before types: String = "") throws -> [String] {
    let text = """
      \(types)
      class Screen: UIViewController {
      \(Self.properties)
        override func viewDidLoad() {
          super.viewDidLoad()
      \(code)
        }
      }
      """
    let result = try RunResult(text)
    #expect(result.crashes.isEmpty && result.leftOut.isEmpty, "\(result.crashes + result.leftOut)")
    return result.views.map { String($0.prefix { $0 != ":" }) }
  }

  private static let branches = """
    a
    if isOn { b } else { c }
    if !isOn { c }
    for item in items { item }
    switch 2 {
    case 1: c
    default: d
    }
    """
  private static let all = ["a", "b", "items1", "items2", "d"]

  @Test(arguments: ["view.subviews", "view.sv"])
  func steviaTakesBranchesAndLoops(_ call: String) throws {
    let code = "\(call) {\n\(Self.branches)\n}"
    #expect(try views(code, before: "import Stevia\nimport UIKit") == Self.all)
  }

  /// A builder with all that it may have, and one that only makes a block of its parts.
  private static let builder = """
    @resultBuilder
    enum Stacked {
      static func buildExpression(_ view: UIView) -> [UIView] { [view] }
      static func buildExpression(_ views: [UIView]) -> [UIView] { views }
      static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
      static func buildEither(first part: [UIView]) -> [UIView] { part }
      static func buildEither(second part: [UIView]) -> [UIView] { part }
      static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
    }
    extension UIView {
      func add(@Stacked _ content: () -> [UIView]) { content().forEach(addSubview) }
    }
    """

  @Test func aBuilderOfTheProgramPutsThemTogether() throws {
    #expect(try views("view.add {\n\(Self.branches)\n}", before: Self.builder) == Self.all)
  }

  @Test func functionsAndPropertiesAreBuilt() throws {
    let declared = """
      \(Self.builder)
      extension Screen {
        @Stacked var first: [UIView] {
          a
          if isOn { b }
        }
        @Stacked func others(_ hasLast: Bool) -> [UIView] {
          items
          if hasLast { d }
        }
      }
      """
    let code = "(first + others(true)).forEach { view.addSubview($0) }"
    #expect(try views(code, before: declared) == Self.all)
    #expect(try views("others(false).forEach(view.addSubview)", before: declared).count == 2)
  }

  @Test func whoseBuilderIsNotThereMakesAList() throws {
    let declared = """
      extension UIView {
        convenience init(@ViewsBuilder content: () -> [UIView]) {
          self.init(frame: .zero)
          for part in content() { addSubview(part) }
        }
      }
      """
    let code = "let box = UIView {\n a\n if isOn { b }\n }\nview.addSubview(box)"
    #expect(try views(code, before: declared) == ["box", "a", "b"])
  }

  @Test func withAReturnABodyIsLikeAnyOther() throws {
    #expect(
      try views("view.add {\n if isOn { return [a, b] }\n return [c]\n}", before: Self.builder)
        == ["a", "b"])
  }
}
