import AutoLayout
import Interchange

/// Texts of code, and the document that they make.
struct ExecutedCode {
  let texts: [CodeSource]
  /// The texts as they were read.
  let files: [CodeFile]
  let document: Document
  let signature: LayoutSignature
  /// How much of the texts could not be read, carried out or found.
  let troubles: Int
  private let conditions: Conditions
  private let constraintsBySignature: [String: [Constraint]]

  /// What is the same however the texts change.
  struct Conditions {
    let earlier: [CodeSource]
    let start: Document
    let step: Int
    let chosen: String?
    var resources: Resources
    /// What made the code run again after it was opened.
    var triggers: [CodeTrigger] = []
    let isCancelled: () -> Bool
  }

  init(_ texts: [CodeSource], _ conditions: Conditions) throws(RunFailure) {
    self.texts = texts
    self.conditions = conditions
    (document, files, troubles) = try CodeRun.shown(texts, conditions)
    signature = LayoutSignature(of: document)
    let made = document
    constraintsBySignature = Dictionary(
      grouping: document.constraints.values, by: made.signature)
  }

  /// The storyboards and xibs that belong to them.
  var interfaces: [CodeSource] { conditions.resources.storyboards }

  /// By the names of the files.
  func applying(_ edits: [FileEdit]) throws(RunFailure) -> ExecutedCode {
    let changed = { (source: CodeSource) in
      CodeSource(
        name: source.name,
        text: source.text.applying(edits.filter { $0.file == source.name }.map(\.edit)))
    }
    var conditions = conditions
    conditions.resources.storyboards = interfaces.map(changed)
    return try ExecutedCode(texts.map(changed), conditions)
  }

  /// The same after the code has run once more.
  func running(_ triggers: [CodeTrigger]) throws(RunFailure) -> ExecutedCode {
    var conditions = conditions
    conditions.triggers += triggers
    return try ExecutedCode(texts, conditions)
  }

  // MARK: Constraints

  /// Which call makes a constraint, if one does.
  func place(of signature: String) -> SourcePlace? {
    constraintsBySignature[signature]?.lazy.compactMap(\.place).first
  }

  func constraint(saying signature: String) -> Constraint? {
    constraintsBySignature[signature]?.first
  }

  func constraints(at place: SourcePlace) -> [Constraint] {
    document.constraints.values { $0.place == place }
  }

  /// Whether the texts say where something stands in the root view. A view that is shown alone has no
  /// place of its own.
  var speaksOfRoot: Bool {
    document.constraints.values.contains { constraint in
      constraint.place != nil
        && [constraint.first.item.view, constraint.second?.item.view].contains(.root)
    }
  }

  /// The calls of the texts that make constraints, each with those, in the order of the texts.
  var sites: [(site: CallSite, constraints: [Constraint])] {
    let places = Dictionary(grouping: document.constraints.values, by: \.place)
    return places.compactMap { place, constraints -> (CallSite, [Constraint])? in
      guard let place, let site = CallSite(place, in: files) else { return nil }
      return (site, constraints)
    }.sorted { $0.0.call.range.upperBound < $1.0.call.range.upperBound }
  }
}

/// An edit of one of several texts.
struct FileEdit: Hashable {
  let file: String
  let edit: TextEdit
  /// Whether all other callers of a function that it changes find it as it was.
  var isForOneCall = false
}

extension CodeRun {
  /// The document with the screen that the new texts show, and what has become of it since. The other
  /// screens are not carried out, unlike in `run`, which counts their calls.
  fileprivate static func shown(
    _ new: [CodeSource], _ conditions: ExecutedCode.Conditions
  ) throws(RunFailure) -> (document: Document, files: [CodeFile], troubles: Int) {
    let (start, step, isCancelled) = (conditions.start, conditions.step, conditions.isCancelled)
    let texts = ReadTexts(
      new, with: conditions.resources, earlier: conditions.earlier, .opened, isCancelled)
    let unread = texts.files.reduce(0) { $0 + $1.notes.count { !$0.isOfLookAlike } }
    guard let screen = texts.screens.shown(chosen: conditions.chosen) else {
      return (start, texts.files, unread)
    }
    var runner = texts.runner(for: screen, on: start, step: step)
    try show(screen.screen, &runner)
    let findings = runner.evaluator.findings
    var document = NamedRun(runner.evaluator, from: start).document
    if !conditions.triggers.isEmpty {
      let state = CodeState(runner.evaluator, program: runner.evaluator.program)
      document =
        (try? document.applying([.keepCodeState(state.kept, runner.evaluator.loop)])) ?? document
    }
    for trigger in conditions.triggers {
      document = try trigger.document(from: document, step: step, isCancelled: isCancelled)
    }
    return (document, texts.files, unread + findings.crashes.count + findings.unknowns.count)
  }
}
