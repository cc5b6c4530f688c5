import AutoLayout
import Prose

/// `activate c1 c2`: all or none.
struct ActivateCommand: Command {
  static let signature = Signature(
    "activate", .build, usage: ["HANDLE…"],
    summary: Phrase(
      en: "Activates constraints as one set: all or none.",
      ja: "制約をまとめて有効にします。一つでも断られたら全部やめます。"),
    parameters: [.repeated(.inactiveConstraint)],
    examples: [
      .init("activate c1", after: ["add label title", "title.top == view.top", "deactivate c1"])
    ],
    counterpart: "NSLayoutConstraint.activate(_:)", related: ["deactivate"])

  private let constraints: [ConstraintID]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    constraints = try arguments.constraints()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: [.activate(constraints)])
  }
}

/// `deactivate c1 c2`: the constraints stay at hand, without effect.
struct DeactivateCommand: Command {
  static let signature = Signature(
    "deactivate", .build, usage: ["HANDLE…"],
    summary: Phrase(
      en: "Deactivates constraints; they stay at hand, without effect.",
      ja: "制約を無効にします。残しておけるので、後で有効に戻せます。"),
    parameters: [.repeated(.activeConstraint)],
    examples: [.init("deactivate c1", after: ["add label title", "title.top == view.top"])],
    counterpart: "NSLayoutConstraint.deactivate(_:)", related: ["activate", "remove"])

  private let constraints: [ConstraintID]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    constraints = try arguments.constraints()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: [.deactivate(constraints)])
  }
}
