import AutoLayout
import Interchange
import Prose
import Reporting

/// `scenes`: what else is in the Interface Builder file or the code that is open.
struct ScenesCommand: Command {
  static let signature = Signature(
    "scenes", .exchange,
    summary: Phrase(
      en: "Lists the scenes of the file or the screens of the code that is open.",
      ja: "開いているファイルのシーンや、コードの画面を一覧します。"),
    examples: [.init("scenes", after: ["import Main.storyboard"])],
    related: ["scene", "import"], hasReport: true)

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    if snapshot.history.scene == nil, let screens = CodeScreens(in: snapshot.history) {
      return Outcome(reports: [try screens.report(on: snapshot)])
    }
    let file = try ImportedScene.file(of: snapshot)
    return Outcome(
      reports: [ScenesReport.make(file, current: snapshot.history.current.scene?.id)])
  }
}

/// `scene login`: goes to another scene of the file, or another screen of the code.
struct SceneCommand: Command {
  static let signature = Signature(
    "scene", .exchange, usage: ["NAME"],
    summary: Phrase(
      en: "Goes to another scene of the file or screen of the code that is open.",
      ja: "開いているファイルの別のシーンや、コードの別の画面へ移ります。"),
    details: Phrase(
      en: "It is read from the file and replaces the document; undo goes back.",
      ja: "ファイルから読み込み、今の内容と入れ替わります（undo で戻れます）。"),
    options: [
      .init("NAME", means: Phrase(en: "of a scene, as scenes lists it", ja: "scenes で一覧されるシーンの名前"))
    ],
    parameters: [.scene],
    examples: [.init("scene Settings", after: ["import Main.storyboard"])],
    related: ["scenes", "import"], makesStep: true)

  private let name: CommandArgument

  init(_ arguments: inout Arguments) throws(LineFailure) {
    name = try arguments.word(SceneWords.scene)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    if snapshot.history.scene == nil, CodeScreens(in: snapshot.history) != nil {
      return Outcome(effect: .use(NameSyntax(name.text.composed, name.range)))
    }
    let file = try ImportedScene.file(of: snapshot, at: name.range)
    guard let scene = file.scene(named: name.text), let open = snapshot.history.current.scene
    else { throw .objection(SceneWords.unknownScene(name, among: file.screens.map(\.name))) }
    return try ImportedScene(path: open.path, id: scene.id)
      .outcome(of: file, at: name.range, on: snapshot)
  }
}
