import Foundation
import Testing

/// `tsume mark` for a register: every answer has its line, also one that cannot be read.
@Suite struct MarkTests {
  private let driver: ShellDriver

  init() throws {
    driver = try ShellDriver()
    try driver.state.write(
      """
      lesson en "Edges" ja "端"
      add view box
      task en "Sixteen from the left." ja "左から 16。"
        goal expect box.x == 16
        solution box.leading == view.leading + 16
      task en "At the top." ja "上に。"
        goal expect box.y == 0
        solution box.top == view.top

      """, to: "edges.tsume")
    try driver.state.write("box.leading == view.leading + 16\nbox.top == view.top\n", to: "a.tsume")
    try driver.state.write("nobody.top == view.top\n", to: "b.tsume")
    try driver.state.write("add label\u{0}\n", to: "c.tsume")
  }

  private func run(_ options: [String]) throws -> (output: String, exitCode: Int32) {
    let paths = ["edges", "a", "b", "c"].map { "\(driver.state.path)/\($0).tsume" }
    let result = try driver.run(["mark"] + options + paths)
    return (result.output, Int32(result.exitCode))
  }

  @Test func `Every answer has a row, and all of them a total`() throws {
    let (output, exitCode) = try run([])
    #expect(exitCode == 2)
    #expect(output.contains("not read"), "\(output)")
    #expect(output.contains("3 answers: 1 solved, 1 not yet, 1 not read"), "\(output)")
  }

  @Test func `An answer that cannot be read is a line of JSON`() throws {
    let lines = try run(["--json"]).output.split(separator: "\n")
      .filter { $0.hasPrefix("{") }
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.last?.contains(#""error":""#) == true)
  }

  @Test func `A register reads names, reasons and errors`() throws {
    let report = driver.state.path + "/marks.xml"
    _ = try run(["--junit", report])
    let text = try driver.state.content(of: "marks.xml")
    #expect(text.contains(#"tests="5" failures="2" errors="1""#), "\(text)")
    #expect(text.contains(#"name="1 Sixteen from the left.""#), "\(text)")
    #expect(text.contains("not reached: a task before it is open"), "\(text)")
    #expect(text.contains("1: nobody.top == view.top: "), "\(text)")
    #expect(text.contains("<error message="), "\(text)")
  }

  @Test func `A folder that is taken for the report's name is told`() throws {
    let result = try driver.run(["check", "--junit", driver.state.path])
    #expect(result.exitCode == 2)
    #expect(result.output.contains("results.xml"), "\(result.output)")
  }

  @Test func `The shell's help shows a page of the prompt's`() throws {
    let result = try driver.run(["help", "lessons"])
    #expect(result.exitCode == 0)
    #expect(result.output.contains("goal expect title.x == 16"), "\(result.output)")
  }
}
