import AutoLayout
import LayoutCode
import Prose
import Reporting

/// What a text of code comes to, for tests of the tables.
struct CodeProbe {
  let run: CodeRun

  init(_ text: String) throws {
    run = try CodeRun.run([CodeSource(text: text)], on: Document(), step: 1)
  }

  /// What an expression comes to behind some statements, as interpolation writes it.
  static func value(of expression: String, after statements: String = "") throws -> String? {
    let probe = try CodeProbe(
      """
      \(statements)
      let probe = UILabel()
      view.addSubview(probe)
      probe.text = "\\(\(expression))"
      """)
    guard case .view(let id)? = probe.run.document.entity(named: "probe") else { return nil }
    return probe.run.document.view(id)?.content.text
  }

  /// The constraints, as lists write them.
  var lines: [String] {
    run.document.constraints.values.map { constraint in
      EquationText(constraint.equation, in: run.document).string
        + (constraint.isActive ? "" : " (inactive)")
    }
  }

  func view(_ name: String) -> View? {
    guard case .view(let id)? = run.document.entity(named: name) else { return nil }
    return run.document.view(id)
  }

  var crashes: [String] { run.crashes.map { $0.reason.text(in: .english).string } }
  var leftOut: [String] { run.leftOut.map { $0.reason.text(in: .english).string } }
}
