import AutoLayout
import Patience

extension ConsoleLogImporter {
  /// Makes every view and guide that the report speaks of, each superview before what lies in it.
  mutating func addViews() {
    let members = cast.members.filter { hierarchy.resolved($0.key) == $0.key }
    var names = LogNumbering(of: members.map(LogNames.base))
    for member in members.awaited(each: 16) {
      for key in [member.key] + hierarchy.ancestors(of: member.key).reversed()
      where views[key] == nil && key != member.key {
        if let outer = cast[key] { add(outer, &names) }
      }
      if views[member.key] == nil { add(member, &names) }
    }
    for key in hierarchy.supposed {
      guard let view = views[key], let member = cast[key] else { continue }
      note(.superviewIsSupposed(of: view), line: member.line)
    }
  }

  private mutating func add(_ member: LogCast.Member, _ names: inout LogNumbering) {
    let owner = hierarchy.superviews[member.key].flatMap { views[$0] }
    let name = names.name(
      for: LogNames.base(for: member), of: member.isGuide ? owner : nil, in: draft)
    let id = draft.nextView
    var view = newView(for: member, name: name, in: owner ?? superview)
    do {
      try make(.addView(view))
    } catch {
      // Deeper than a document goes, or into what cannot hold it: beside the others then.
      view.superview = superview
      guard (try? make(.addView(view))) != nil else { return }
    }
    views[member.key] = id
    if let owner, member.isGuide, member.text == Self.marginsGuide {
      derivedGuides[.margins(owner)] = id
    }
  }

  private static let marginsGuide = "UIViewLayoutMarginsGuide"

  /// With the text that the log shows, but with no size of its own: font and lines are not printed.
  private func newView(
    for member: LogCast.Member, name: String, in superview: ViewID
  ) -> NewView {
    let kind = member.isGuide ? .guide : Self.kind(ofClass: member.className)
    var view = NewView.added(kind, name: name, in: superview, step: 0)
    view.className = member.className ?? kind.className
    (view.frameLayout, view.autoresizingMask) = (nil, [])
    view.alias = member.address?.description
    view.origin = .imported(line: member.line)
    if kind.takes.contains(.text) { view.content.setText(member.text) }
    view.content.give(.noMetric)
    return view
  }

  /// What stack and scroll views make by themselves a log prints, as far as it matters there.
  private static func kind(ofClass className: String?) -> ViewKind {
    guard let kind = className.flatMap(ViewKind.ofClass), !kind.arranges, !kind.scrolls else {
      return .view
    }
    return kind
  }
}

// MARK: Guides that no line names

/// A guide that stands for something of a view that a log speaks of without printing where it is.
enum DerivedGuide: Hashable {
  case margins(ViewID)
  case firstBaseline(ViewID)
  case lastBaseline(ViewID)
  /// What a scroll view scrolls.
  case content(ViewID)

  var view: ViewID {
    switch self {
    case .margins(let view), .firstBaseline(let view), .lastBaseline(let view), .content(let view):
      view
    }
  }

  fileprivate var suffix: String {
    switch self {
    case .margins: "Margins"
    case .firstBaseline: "FirstBaseline"
    case .lastBaseline: "LastBaseline"
    case .content: "Content"
    }
  }
}

extension ConsoleLogImporter {
  /// The guide that stands for `kind`, made when it is first needed.
  mutating func guide(_ kind: DerivedGuide, line: Int) throws(EditFailure) -> ViewID {
    if let guide = derivedGuides[kind] { return guide }
    let owner = draft.view(kind.view)
    let name = draft.freeName(like: (owner?.name ?? "item") + kind.suffix)
    let id = draft.nextView
    var view = NewView.added(.guide, name: name, in: kind.view, step: 0)
    view.origin = .imported(line: line)
    // By itself it must not forbid what the lines of the log allow.
    if case .margins = kind { view.allowsNegativeSize = true }
    try make(.addView(view))
    derivedGuides[kind] = id
    return id
  }
}

/// Gives out names: `seconds` where there is one of it, `label1`, `label2` where there are several.
struct LogNumbering {
  private var counts: [String: Int] = [:]
  private var next: [String: Int] = [:]

  init(of bases: [String]) {
    for base in bases { counts[base, default: 0] += 1 }
  }

  /// A name like `base` that `document` takes; a guide's begins with the name of its owner.
  mutating func name(for base: String, of owner: ViewID?, in document: Document) -> String {
    var base = base
    if let owner = owner.flatMap(document.view) {
      base = owner.name + base.prefix(1).uppercased() + base.dropFirst()
    }
    if counts[base, default: 1] == 1, document.objection(toName: base) == nil { return base }
    let free = document.numberedName(like: base, from: next[base] ?? 1)
    next[base] = free.number + 1
    return free.name
  }
}
