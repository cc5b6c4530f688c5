import AutoLayout
package import Diagnosis
import Reporting

/// What a document and its layout come to, without what depends on how they came about: the numbers
/// of steps.
package struct LayoutPrint: Equatable {
  private let device: Device?
  private let orientation: Orientation
  private let direction: LayoutDirection
  private let names: NameTable
  private let views: [View]
  private let constraints: [Constraint]
  private let frames: [Rect?]
  private let rects: [Rect?]
  private let broken: [Handle]
  private let missed: [Miss]
  private let findings: [Finding]

  package init(_ layout: LaidOutDocument) {
    let document = layout.document
    device = document.device
    orientation = document.orientation
    direction = document.direction
    names = document.names
    views = document.views.values.map { view in
      var view = view
      view.origin = .initial
      return view
    }
    constraints = document.constraints.values.map { constraint in
      var constraint = constraint
      constraint.origin = .initial
      constraint.loss?.step = 0
      return constraint
    }
    frames = document.views.keys.map(layout.solution.frame)
    rects = document.views.keys.map { layout.solution.rect(of: Item($0)) }
    broken = layout.solution.broken
    missed = layout.solution.missed
    findings = layout.findings.map(\.withoutTrials)
  }
}
