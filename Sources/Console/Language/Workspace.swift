import AutoLayout
import Diagnosis
import Interchange

/// What expressions are evaluated on: one version of a document, and its layout when it is asked
/// for.
struct Workspace {
  var document: Document
  /// What a line calls by a name and a document cannot keep: `let superview = card`.
  var locals: [String: Value] = [:]
  /// What views were given that has no part in the layout or is not known, for what asks for it again:
  /// `isSelected`.
  var inertValues: [ViewID: [String: Value]] = [:]
  /// Whether the lines are pasted code, which asks for what a line has to be told.
  var isPaste = false
  /// At which frames are read; `nil` for when everything is laid out.
  var moment: LifeCycleMoment?
  /// The number of the step that the line will be.
  let step: Int
  let engine: LayoutEngine
  let isCancelled: @Sendable () -> Bool

  init(_ snapshot: Snapshot) {
    document = snapshot.document
    step = snapshot.history.nextStep
    engine = snapshot.engine
    isCancelled = snapshot.surroundings.isCancelled
  }
}

// MARK: The layout

extension Workspace {
  func solution() throws(LineFailure) -> Solution {
    try laidOut { () throws(LayoutFailure) in
      try engine.layout(of: document, isCancelled: isCancelled)
    }
  }

  func isUnique(_ measure: Measure) throws(LineFailure) -> Bool {
    try laidOut { () throws(LayoutFailure) in try engine.isUnique(measure, in: document) }
  }

  func isUnique(sum: [(factor: Double, measure: Measure)]) throws(LineFailure) -> Bool {
    try laidOut { () throws(LayoutFailure) in try engine.isUnique(sum: sum, in: document) }
  }

  func axesOfTiedContent(of view: ViewID) throws(LineFailure) -> [Axis] {
    try laidOut { () throws(LayoutFailure) in
      try engine.axesOfTiedContent(of: view, in: document)
    }
  }

  func range(of measure: Measure) throws(LineFailure) -> ValueRange {
    try laidOut { () throws(LayoutFailure) in try engine.range(of: measure, in: document) }
  }

  func equation(of handle: Handle) throws(LineFailure) -> Equation? {
    try laidOut { () throws(LayoutFailure) in try engine.equation(of: handle, in: document) }
  }

  /// The generated constraints that there are now.
  func generatedHandles() throws(LineFailure) -> [Handle] {
    try laidOut { () throws(LayoutFailure) in
      try engine.generatedConstraints(in: document).map(\.handle)
    }
  }

  /// The constraints that influence a view on an axis.
  func affecting(_ view: ViewID, along axis: Axis) throws(LineFailure) -> [Handle] {
    try laidOut { () throws(LayoutFailure) in
      try engine.affecting(view, along: axis, in: document).sorted()
    }
  }

  /// Throws where the line is to stop.
  func checkCancellation() throws(LineFailure) {
    if isCancelled() { throw .layout(.cancelled) }
  }

  private func laidOut<Answer>(
    _ ask: () throws(LayoutFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    do throws(LayoutFailure) {
      return try ask()
    } catch {
      throw .layout(error)
    }
  }
}

// MARK: Names

extension Workspace {
  /// What `let name = 8` gave a name.
  func number(named name: String) -> Double? {
    if let local = locals[name] { return local.number }
    guard case .value(let value) = document.entity(named: name) else { return nil }
    return value.number
  }

  /// Everything that has a name, for suggestions: views, values, constraints.
  var names: [String] {
    document.views.awaitedMap(\.value.name) + document.names.sorted
      + document.constraints.awaitedMap { document.handle(of: $0.value) }
      + locals.keys.filter { !$0.contains("$") }.sorted()
  }
}

// MARK: Frames

extension Workspace {
  /// In the superview. Outside the window the one given by hand, or zero as UIKit begins with.
  func presentFrame(of view: View) throws(LineFailure) -> Rect {
    if let frame = try solution().frame(of: view.id) { return frame }
    return document.arithmeticFrame(of: view.id) ?? view.frameLayout?.frame
      ?? view.unmentionedFrame ?? .zero
  }

  /// Of the superview's bounds, as far as there is one that has a size.
  func superviewSize(of view: View) throws(LineFailure) -> Size {
    guard let superview = view.superview.flatMap(document.view) else { return .zero }
    return try presentFrame(of: superview).size
  }
}
