import AutoLayout
import Prose
import Reporting
import Testing

struct EquationTextTests {
  private func text(_ equation: Equation) -> EquationText {
    EquationText(equation, in: Document())
  }

  @Test func edgesAreFollowedByTheirConstants() {
    let leading = Anchor(.root, .leading)
    let safeArea = Anchor(Item(.root, guide: .safeArea), .leading)
    #expect(
      text(Equation(leading, .equal, safeArea)).string == "view.leading == view.safeArea.leading")
    #expect(
      text(Equation(leading, .equal, safeArea, constant: 16)).string
        == "view.leading == view.safeArea.leading + 16")
    #expect(
      text(Equation(leading, .greaterThanOrEqual, safeArea, constant: -8.5)).string
        == "view.leading >= view.safeArea.leading - 8.5")
  }

  @Test func sizesAreFollowedByNumbers() {
    let width = Anchor(.root, .width)
    #expect(text(Equation(width, .equal, constant: 393)).string == "view.width == 393")
    #expect(text(Equation(width, .equal, constant: 0)).string == "view.width == 0")
    #expect(text(Equation(width, .equal, constant: -1)).string == "view.width == -1")
  }

  @Test func multipliersStandBeforeTheSecondAnchor() {
    let (width, height) = (Anchor(.root, .width), Anchor(.root, .height))
    #expect(
      text(Equation(width, .equal, height, multiplier: 0.5, constant: 10)).string
        == "view.width == 0.5*view.height + 10")
    #expect(
      text(Equation(width, .equal, height, multiplier: -1)).string == "view.width == -1*view.height"
    )
    #expect(
      text(Equation(width, .equal, height, multiplier: 0, constant: 10)).string
        == "view.width == 10")
  }

  @Test func aPriorityOtherThan1000IsPrintedAndSetOffInLists() {
    let equation = Equation(
      Anchor(.root, .width), .lessThanOrEqual, constant: 43.6667, priority: .interfaceBuilderHugging
    )
    #expect(text(equation).string == "view.width <= 43.667 @251")
    #expect(text(equation).listing.string == "view.width <= 43.667  @251")
    #expect(text(equation).relation.string == "view.width <= 43.667")
  }

  @Test func namesAndPrioritiesHaveTheirRoles() {
    let equation = Equation(Anchor(.root, .width), .equal, constant: 1, priority: .defaultHigh)
    let roles = text(equation).line.spans.map(\.role)
    #expect(roles == [.name, .plain, .number, .plain, .priority])
  }
}
