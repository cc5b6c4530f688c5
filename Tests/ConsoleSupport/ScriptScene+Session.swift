import AutoLayout
import Console
import Diagnosis
import Reporting

extension ScriptScene {
  init(_ session: Session) {
    let document = session.layout.document
    let present = document.views.values.filter { $0.id != .window && $0.id != .root }
    let inside = present.filter { document.isInWindow($0.id) && !$0.isGuide }
    views = inside.filter { !$0.isLayer }.map(\.name)
    layers = inside.filter(\.isLayer).map(\.name)
    stacks = inside.filter(\.kind.arranges).map(\.name)
    scrolls = inside.filter(\.kind.scrolls).map(\.name)
    removed = present.filter { $0.superview == nil }.map(\.name)
    labels = present.filter { $0.kind == .label && document.isInWindow($0.id) }.map(\.name)
    constraints = document.constraints.values.map(document.handle)
    values = document.names.sorted.filter {
      if case .value(.number) = document.names[$0] { true } else { false }
    }
    fixes = session.completedLayout?.findings.conflicts.flatMap(\.fixes).count ?? 0
    steps = session.history.nextStep
    marks = session.history.marks.keys.sorted()
  }
}
