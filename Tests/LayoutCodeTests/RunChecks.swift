import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// What a text comes to, in short.
struct RunResult {
  let run: CodeRun

  init(_ texts: String..., chosen: String? = nil, assuming: [String: NamedValue] = [:]) throws {
    try self.init(
      texts.enumerated().map { CodeSource(name: "\($0).swift", text: $1) }, chosen: chosen,
      assuming: assuming)
  }

  init(objectiveC text: String, assuming: [String: NamedValue] = [:]) throws {
    try self.init([CodeSource(name: "Card.m", text: text)], assuming: assuming)
  }

  init(
    _ sources: [CodeSource], chosen: String? = nil, assuming: [String: NamedValue] = [:],
    on start: Document = Document()
  ) throws {
    var document = start
    for (name, value) in assuming { try document.apply(.assume(name, value)) }
    run = try CodeRun.run(sources, on: document, step: 1, chosen: chosen)
  }

  /// `title.top == view.safeArea.top + 8`, without those of the stage.
  var constraints: [String] {
    run.document.constraints.values.filter { !$0.isOfStage }.map(text)
  }

  /// `title: UILabel in view`
  var views: [String] {
    run.document.preorder(from: .root).dropFirst().compactMap(run.document.view).map { view in
      let superview = view.superview.flatMap(run.document.view)?.name ?? "-"
      return "\(view.name): \(view.className) in \(superview)"
    }
  }

  var unknowns: [String] { run.unknowns.map { $0.name + ($0.hasConsequences ? "!" : "") } }
  var assumptions: [String] { run.assumptions.map { "\($0.name) = \($0.taken)" } }
  var crashes: [String] {
    run.crashes.map { "\($0.place.line): \($0.reason.text(in: .english).string)" }
  }
  var leftOut: [String] {
    run.leftOut.map { "\($0.place.line): \($0.reason.text(in: .english).string)" }
  }
  /// `3: 1`, `4: not reached`
  var sites: [String] {
    run.sites.map { site in
      "\(site.place.line): " + (site.reason?.text(in: .english).string ?? "\(site.made)")
    }
  }

  private func text(_ constraint: Constraint) -> String {
    var text = "\(text(constraint.first)) \(constraint.relation.symbol)"
    let waiting = constraint.waiting
    if let second = constraint.second {
      if let factor = waiting?.multiplier {
        text += " ?\(factor) *"
      } else if constraint.multiplier != 1 {
        text += " \(constraint.multiplier.inPoints) *"
      }
      text += " \(self.text(second))"
      if let constant = waiting?.constant {
        text += " + ?\(constant)"
      } else if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += abs(constraint.constant).inPoints
      }
    } else {
      text += " \(waiting?.constant.map { "?\($0)" } ?? constraint.constant.inPoints)"
    }
    if let priority = waiting?.priority {
      text += " @?\(priority)"
    } else if constraint.priority != .required {
      text += " @\(constraint.priority.rawValue.inPoints)"
    }
    return text + (constraint.isActive ? "" : " inactive")
  }

  private func text(_ anchor: Anchor) -> String {
    let name = run.document.view(anchor.item.view)?.name ?? "?"
    return name + (anchor.item.guide.map { ".\($0.rawValue)" } ?? "") + ".\(anchor.attribute.name)"
  }
}

/// Carries `text` out in a controller's `viewDidLoad` and expects these constraints, and nothing that
/// could not be carried out.
func expectConstraints(
  importing module: String = "UIKit", _ body: String, members: String = "",
  _ constraints: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let result = try RunResult(
    """
    import \(module)
    class C: UIViewController {
    \(members)
    override func viewDidLoad() {
    super.viewDidLoad()
    \(body)
    }
    }
    """)
  #expect(result.constraints == constraints, sourceLocation: sourceLocation)
  #expect(result.crashes == [], sourceLocation: sourceLocation)
  #expect(result.leftOut == [], sourceLocation: sourceLocation)
}

/// The same with views `a`, `b` and `c` in the controller's view.
func expectOfThreeViews(
  importing module: String, _ body: String, _ constraints: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectConstraints(
    importing: module, "[a, b, c].forEach(view.addSubview)\n" + body,
    members: "let a = UIView(), b = UIView(), c = UIView()", constraints,
    sourceLocation: sourceLocation)
}

/// The same for Objective-C.
func expectConstraints(
  objectiveC body: String, before: String = "", members: String = "", _ constraints: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let result = try RunResult(
    objectiveC: """
      #import <UIKit/UIKit.h>
      \(before)
      @interface C : UIViewController
      @end
      @implementation C {
      \(members)
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(body)
      }
      @end
      """)
  #expect(result.constraints == constraints, sourceLocation: sourceLocation)
  #expect(result.crashes == [], sourceLocation: sourceLocation)
  #expect(result.leftOut == [], sourceLocation: sourceLocation)
}
