import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// The numbers of the layout that an `expect` line compares with something, and why they are what they are.
struct ComparedNumbers {
  let measures: [Measure]
  /// What the compared side came to, where it is a number by itself.
  private let drawn: Double?

  /// A rectangle has four, and four explanations are too many.
  private static let mostExplained = 2

  /// `nil` for a line that compares no number of the layout.
  init?(of line: String, on snapshot: Snapshot) {
    guard let tree = Self.comparison(in: line, on: snapshot),
      case .binary(let left, let sign, _) = tree.form, sign.isComparison,
      let found = try? Interpreter(snapshot).measures(readBy: left), !found.measures.isEmpty
    else { return nil }
    measures = found.measures
    drawn = measures.count == 1 ? found.value.number : nil
  }

  private static func comparison(in line: String, on snapshot: Snapshot) -> ExpressionTree? {
    guard case .command(let word, let rest)? = try? LineReader.read(RawText(line)),
      word.text == "expect", var arguments = try? Arguments(rest, on: snapshot)
    else { return nil }
    _ = arguments.skip("failing")
    guard case .condition(let tree, _, _)? = try? ExpectationForm(&arguments) else { return nil }
    return tree
  }

  /// One line for each cause, below the line that fails.
  func causes(on snapshot: Snapshot) -> Report {
    guard measures.count <= Self.mostExplained else { return Report() }
    var report = Report()
    for measure in measures {
      guard let explanation = try? snapshot.examination.explanation(of: measure) else { continue }
      for phrase in ValueCauses.phrases(for: explanation, drawn: drawn, in: snapshot.document) {
        report.append(.paragraph(phrase, indent: 4))
      }
    }
    return report
  }
}
