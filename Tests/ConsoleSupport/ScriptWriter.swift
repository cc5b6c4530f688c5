package import Console
import TestSupport

/// Writes lines that make sense where they stand: it looks at the document before each, so that
/// most are accepted. One seed gives one script.
package struct ScriptWriter {
  var random: Chooser
  /// What the next line is about.
  var scene = ScriptScene()
  private var names = 0

  package init(seed: UInt64) { random = Chooser(seed: seed) }

  /// A script that a fuzzer thought of.
  init(bytes: [UInt8]) { random = Chooser(bytes: bytes) }

  /// The next line for a session that stands where this one does.
  package mutating func line(for session: Session) -> ScriptLine {
    scene = ScriptScene(session)
    if scene.views.count < 3 { return addition() }
    let kinds: [(weight: Int, write: (inout ScriptWriter) -> ScriptLine)] = [
      (8, { $0.addition() }), (16, { $0.relation() }), (6, { $0.visualFormat() }),
      (12, { $0.statement() }), (4, { $0.statements() }), (12, { $0.command() }),
      (5, { $0.world() }), (10, { $0.travel() }), (14, { $0.question() }), (6, { $0.attempt() }),
      (3, { $0.paste() }), (4, { $0.setting() }), (10, { $0.container() }),
      (8, { $0.lifeCycle() }), (5, { $0.loop() }),
    ]
    var ticket = random.int(in: 0...kinds.reduce(-1) { $0 + $1.weight })
    for kind in kinds {
      ticket -= kind.weight
      if ticket < 0 { return kind.write(&self) }
    }
    return addition()
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element { random.element(of: choices) }
  mutating func chance(in count: Int = 2) -> Bool { random.once(in: count) }
  mutating func number(_ range: ClosedRange<Int>) -> String { "\(random.int(in: range))" }

  /// A name that no view has had: an ordinary one, one like a kind's, one of another script.
  mutating func newName() -> String {
    names += 1
    let stem = chance(in: 6) ? pick(["label", "写真", "image", "log"]) : "v"
    return "\(stem)\(names)"
  }

  mutating func view() -> String { scene.views.isEmpty ? "view" : pick(scene.views) }

  mutating func anyView() -> String { chance(in: 3) ? "view" : view() }

  mutating func constraint() -> String? {
    scene.constraints.isEmpty ? nil : pick(scene.constraints)
  }
}

/// The names of a document, for lines about them.
struct ScriptScene {
  var views: [String] = []
  var removed: [String] = []
  var constraints: [String] = []
  var values: [String] = []
  var labels: [String] = []
  /// Free layers that are in the window.
  var layers: [String] = []
  var stacks: [String] = []
  var scrolls: [String] = []
  var fixes = 0
  var steps = 1
  var marks: [String] = []
}
