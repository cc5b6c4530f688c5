import Simplex
import Testing

@testable import AutoLayout

/// The numbers that the solver knows things by are nobody else's: one rule or guide too many would
/// run into those of the next view.
struct NumberingTests {
  private let view = ViewID(7)

  @Test func aRowIsReadBackFromItsNumber() {
    for rule in Rule.all {
      guard case .generated(view, rule) = RowID(view, rule).subject else {
        Issue.record("\(rule) is taken for something else")
        continue
      }
    }
  }

  @Test func aVariableIsReadBackFromItsNumber() {
    let guides: [SystemGuide?] = [nil] + SystemGuide.allCases
    for item in guides.map({ Item(view, guide: $0) }) {
      for part in RectPart.allCases {
        let variable = Variable(part, of: item)
        #expect(variable.item == item && variable.part == part)
      }
    }
  }
}
