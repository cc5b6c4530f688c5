import AutoLayout
import Diagnosis
import Prose
import Reporting

/// `exercise`, `exercise title`: other layouts that are just as good.
struct ExerciseCommand: Command {
  static let signature = Signature(
    "exercise", .explore, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Shows where what is ambiguous could be just as well.",
      ja: "曖昧なものが、ほかにどこにありうるかを示します。"),
    details: Phrase(
      en:
        "Both ends of what it could be, one number after the other; what has no choice then follows. "
        + "Nothing changes. UIKit's exerciseAmbiguityInLayout() picks one of these layouts at random.",
      ja: "取りうる範囲の両端を、値を一つずつ決めて示し、それで決まる値は従わせます。何も変わりません。"
        + "UIKit の exerciseAmbiguityInLayout() は、こうした配置から無作為に選びます。"),
    parameters: [.view],
    examples: [
      .init(
        "exercise title",
        after: [
          "add label title \"Hello\"", "title.top == view.top + 60",
          "title.leading >= view.leading + 16", "title.trailing <= view.trailing - 16",
        ])
    ],
    counterpart: "exerciseAmbiguityInLayout()", related: ["ambiguity", "ambiguous", "trace"])

  private let subject: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    subject = arguments.isAtEnd ? nil : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let ambiguities = snapshot.findings.ambiguities.filter { ambiguity in
      subject.map { $0 == ambiguity.item.view } ?? true
    }
    if ambiguities.isEmpty {
      return Outcome(reports: [ExerciseReport.nothing(about: subject, in: snapshot.document)])
    }
    let exercise = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.examination.exercise(ambiguities)
    }
    return Outcome(reports: [
      ExerciseReport.make(exercise, from: snapshot.state, of: ambiguities.count)
    ])
  }
}
