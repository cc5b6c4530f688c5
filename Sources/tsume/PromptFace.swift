import Console
import LineEditing
import Prose

/// What stands around the line that is being typed: the device and the state of the layout before
/// it, the step at the right edge.
struct PromptFace {
  private let status: Session.Status
  private let language: Language
  private let world: World

  init(of session: Session, in world: World) {
    status = session.status
    language = session.settings.language
    self.world = world
  }

  /// `iphone-15 ! tsume> `: `!` is a conflict, `~` an ambiguity. On a narrow terminal the line needs
  /// the room that the device would take.
  var prompt: String {
    var text = isNarrow ? Text() : "\(status.device, as: .dim) "
    if status.hasConflict { text += "\("!", as: .trouble)" }
    if status.hasAmbiguity { text += "\("~", as: .hint)" }
    if status.hasConflict || status.hasAmbiguity { text += " " }
    return world.renderer.render(text + "\("tsume>", as: .label)") + " "
  }

  var continuation: String { world.renderer.render("\(".....>", as: .dim)") + " " }

  var rightPrompt: String {
    guard !isNarrow, world.style.movesCursor, status.step > 0 else { return "" }
    let words = Phrase(en: "step \(status.step)", ja: "手順 \(status.step)")
    return world.renderer.render("\(words.text(in: language).string, as: .dim)")
  }

  private var isNarrow: Bool { world.style.columns < 60 }
}
