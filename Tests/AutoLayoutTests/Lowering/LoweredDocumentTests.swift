import Simplex
import Testing

@testable import AutoLayout

/// What an edit changes of what the solver is told.
struct LoweredDocumentTests {
  private func scene() throws -> Scene {
    var scene = try Scene()
    for name in ["a", "b", "c"] {
      try scene.label(name, 60, 20)
      try scene.relate("\(name).top == view.safeArea.top + 8")
    }
    return scene
  }

  /// The handles of the rows that one has and the other has not, or has otherwise.
  private func changed(_ old: Document, _ new: Document, in scene: Scene) throws -> [String] {
    var lowered = LoweredDocument()
    try lowered.match(old)
    let before = rows(of: lowered, old)
    try lowered.match(new)
    let after = rows(of: lowered, new)
    let gone = before.values.filter { after[$0.row] == nil }
    let come = after.values.filter { before[$0.row] != $0 }
    return scene.names((gone + come).map(\.handle).sorted())
  }

  private func rows(
    of lowered: LoweredDocument, _ document: Document
  ) -> [RowID: LoweredConstraint] {
    let all =
      lowered.generatedRows + document.constraints.keys.flatMap { lowered.rows(of: $0) }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.row, $0) })
  }

  private func check(_ edits: Edit..., change handles: [String]) throws {
    let scene = try scene()
    let new = try scene.document.applying(edits)
    #expect(try changed(scene.document, new, in: scene) == handles)
    #expect(try changed(new, scene.document, in: scene) == handles)
  }

  @Test func aConstantChangesOneRow() throws {
    try check(.setConstant(ConstraintID(2), 12), change: ["c2"])
  }

  @Test func hidingAndNamingChangeNothing() throws {
    try check(.change(scene().id("b"), .isHidden(true)), .rename("b", to: "other"), change: [])
  }

  @Test func aPriorityOfContentChangesOneRow() throws {
    try check(
      .change(scene().id("b"), .hugging(.vertical, .defaultHigh)), change: ["b.hug.v"])
  }

  @Test func theLastConstraintOnAGuideTakesItsRowsAlong() throws {
    try check(
      .deactivate([ConstraintID(1), ConstraintID(2), ConstraintID(3)]),
      change: [
        "view.safeArea.top", "view.safeArea.left", "view.safeArea.bottom", "view.safeArea.right",
        "c1", "c2", "c3",
      ])
    try check(.deactivate([ConstraintID(1)]), change: ["c1"])
  }

  @Test func aViewInFrontOfAllChangesNoOtherRow() throws {
    let new = NewView.added(.view, name: "d", in: .root, step: 2)
    let scene = try scene()
    let document = try scene.document.applying([.addView(new)])
    let handles = try changed(scene.document, document, in: scene)
    #expect(handles.count == 2)
  }
}
