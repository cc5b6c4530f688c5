import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting
import Testing

/// What is said of the conflict in a log where no frames are shown.
struct LogConflictTests {
  private func lines(_ entries: [String], breaking broken: Int? = nil) throws -> [String] {
    let list = entries.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    let ending =
      broken.map { "\n\nWill attempt to recover by breaking constraint \n<\(entries[$0])>\n" } ?? ""
    let log = ConsoleLogReader.read(
      "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\(ending)")
    let report = try #require(log.reports.first)
    var stage = try Stage(device: nil)
    try stage.perform(ConsoleLogImporter.importing(report, into: stage.document).edits)
    let page = Page(language: .english, columns: 100, drawing: .unicode)
    return PlainRenderer().lines(
      of: ConflictsReport.make(stage.layout, showsFrames: false), on: page)
  }

  /// The guide that stands for the margins would have no room either, but nothing in the log says that
  /// there is such a guide.
  @Test func marginsThatAreSupposedLeaveNoLineOfTheLogOut() throws {
    let lines = try lines(
      [
        "NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c1'Sum'.leading == Demo.BannerView:0x7fa1b2c2.leadingMargin",
        "NSLayoutConstraint:0x600000a2 H:[UILabel:0x7fa1b2c1'Sum']-(10)-[UIButton:0x7fa1b2c3'More']",
        "NSLayoutConstraint:0x600000a3 Demo.BannerView:0x7fa1b2c2.trailingMargin == UIButton:0x7fa1b2c3'More'.trailing",
        "NSLayoutConstraint:0x600000a4 'UIView-Encapsulated-Layout-Width' H:[Demo.BannerView:0x7fa1b2c2(0)]",
      ], breaking: 1)
    #expect(lines.contains { $0.contains("14 + 10 + 14 = 38, which is 38 more than 0") })
    #expect(lines.contains("broken    c3, as the log says"))
  }

  @Test func whereTheLogNamesNoneUIKitsChoiceIsToldAlone() throws {
    let lines = try lines([
      "NSLayoutConstraint:0x600000b1 UIView:0x7fa1b2d1.width == 90   (active)",
      "NSLayoutConstraint:0x600000b2 UIView:0x7fa1b2d1.width == 70   (active)",
    ])
    #expect(lines.contains("broken    UIKit would probably break c1"))
  }

  @Test func ofTheSystemsConstraintsNoneIsCalledBroken() throws {
    let lines = try lines([
      "NSLayoutConstraint:0x600000c1 'UIView-Encapsulated-Layout-Width' UIView:0x7fa1b2e1.width == 50   (active)",
      "NSLayoutConstraint:0x600000c2 'UISV-hiding' UIView:0x7fa1b2e1.width == 0   (active)",
    ])
    #expect(lines.contains { $0.contains("cannot all hold") })
    #expect(!lines.contains { $0.hasPrefix("broken") })
  }
}
