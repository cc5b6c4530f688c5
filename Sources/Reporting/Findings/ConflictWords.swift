import AutoLayout
import Diagnosis
import Prose

/// What is said of a conflict: its members, the sum that proves it, what was set aside, and tried
/// repairs.
enum ConflictWords {
  /// - Parameters:
  ///   - members: How many members are listed at most; `nil` for all.
  ///   - firstFix: The number of the first repair.
  ///   - showsFrames: Whether the frames are shown to whoever reads it.
  static func blocks(
    of conflict: Conflict, in document: Document, members limit: Int?, firstFix: Int,
    showsFrames: Bool = true
  ) -> [Report.Block] {
    guard let proof = proof(of: conflict, in: document, members: limit) else {
      return [.row(label, unproved(conflict, in: document))]
    }
    let cause = CauseWords(of: conflict, in: document)
    let repair = cause?.repair ?? []
    let broken = broken(conflict, in: document, showsFrames: showsFrames)
    let limit = repair.isEmpty ? nil : limit
    // Where there is little room, what one does about the cause stays, and one tried repair.
    let isShort = limit.map { $0 < roomForAll } ?? false
    let isShortest = limit.map { $0 < roomForOne } ?? false
    if isShortest { return (cause?.heading ?? []) + proof + broken.prefix(1) + repair }
    return (cause?.heading ?? []) + proof + broken + repair
      + FixWords.blocks(
        of: conflict.fixes, from: firstFix, in: document, upTo: isShort ? 1 : nil)
      + (conflict.triedBefore.map { [FixWords.untried(behind: $0)] } ?? [])
  }

  private static let label = Phrase(
    en: "\("conflict", as: .trouble)", ja: "\("矛盾", as: .trouble)")

  /// The members and their sum; `nil` for a conflict that was not looked into.
  static func proof(
    of conflict: Conflict, in document: Document, members limit: Int?
  ) -> [Report.Block]? {
    guard let sum = conflict.sum else { return nil }
    return [
      .row(label, heading(of: conflict.members.count)),
      .rows(members(of: conflict, in: document, upTo: limit)),
      .detail("", SumWords.phrase(for: sum)),
    ]
  }

  /// How many members are listed where all tried repairs are told beside what one does about the cause.
  private static let roomForAll = 5
  /// How many are listed where there is room for one of them at least.
  private static let roomForOne = 3

  /// Of one of many conflicts, which was not looked into.
  private static func unproved(_ conflict: Conflict, in document: Document) -> Phrase {
    let name = document.handleText(conflict.broken)
    return Phrase(
      en: "\(name) cannot hold together with the others either; it is broken too, and proved "
        + "once there are fewer conflicts",
      ja: "\(name) も残りの制約とは同時に成り立たないので、除外しています。"
        + "理由は、ほかの矛盾が減ると表示されます")
  }

  /// Of a conflict that is no more. A member that is gone, or is only a wish by now, does not hold
  /// again.
  static func gone(
    _ conflict: Conflict, in new: LaidOutDocument, before old: Document
  ) -> Report.Block {
    let document = new.document
    let label = Phrase(en: "\("solved", as: .good)", ja: "\("解消", as: .good)")
    let name = document.handleText(conflict.broken, before: old)
    guard document.isRequired(conflict.broken), new.holds(conflict.broken) else {
      return .row(
        label,
        Phrase(en: "the conflict around \(name) is gone", ja: "\(name) をめぐる矛盾はなくなりました"))
    }
    return .row(
      label,
      Phrase(
        en: "the conflict is gone; \(name) holds again",
        ja: "矛盾はなくなり、\(name) が再び成立します"))
  }

  private static func heading(of count: Int) -> Phrase {
    if count == 1 { return Phrase(en: "this cannot hold:", ja: "次の制約は成り立ちません：") }
    return Phrase(en: "these \(count) cannot all hold:", ja: "次の \(count) 個は同時に成り立ちません：")
  }

  private static func members(
    of conflict: Conflict, in document: Document, upTo limit: Int?
  ) -> Report.RowGroup {
    let rows = { (members: [Share]) in
      Report.RowGroup(members.map { row($0.handle, $0.equation, in: document) })
    }
    guard let limit else { return rows(conflict.members) }
    let (members, shown) = told(conflict, upTo: limit)
    return rows(members).limited(to: shown) { rest in
      RestWords.more(rest, see: Text("conflicts", as: .command))
    }
  }

  /// `  c2        cell.height == 44  UIView-Encapsulated-Layout-Height`: a constraint, who made it, and
  /// where.
  static func row(_ handle: Handle, _ equation: Equation, in document: Document) -> Report.Row {
    var row = document.row(handle, document.naming(baselinesOf: equation))
    row.cells[0] += maker(of: handle, document)
    row.cells += document.file(of: handle)
    return row
  }

  /// The members, with those among them that there is room for that are named in what is said next, and how
  /// many are shown.
  private static func told(_ conflict: Conflict, upTo limit: Int) -> (members: [Share], shown: Int)
  {
    let named = conflict.namedHandles(inAllFixes: conflict.cause == nil || limit >= roomForAll)
    let isNamed = { (member: Share) in named.contains(member.handle) }
    let (namedCount, members) = (conflict.members.count(where: isNamed), conflict.members)
    let shown = max(limit, namedCount)
    var room = shown - namedCount
    var first: [Share] = []
    var rest: [Share] = []
    for member in members {
      if isNamed(member) || room > 0 {
        if !isNamed(member) { room -= 1 }
        first.append(member)
      } else {
        rest.append(member)
      }
    }
    return (first + rest, shown)
  }

  /// `UIView-Encapsulated-Layout-Height`, `Cell.swift#12`, or what else a log says of who made it.
  private static func maker(of handle: Handle, _ document: Document) -> Phrase {
    guard let constraint = handle.constraintID.flatMap(document.constraint) else { return "" }
    let isMask = constraint.systemRole == .autoresizingMask
    let name = constraint.identifier ?? (isMask ? "autoresizing mask" : "")
    return name.isEmpty ? "" : Phrase("  \(name, as: .hint)")
  }

  private static func broken(
    _ conflict: Conflict, in document: Document, showsFrames: Bool
  ) -> [Report.Block] {
    if !showsFrames, document.reportedBroken.isEmpty { return likelyBroken(conflict, document) }
    let isReported = conflict.broken.constraintID.map(document.reportedBroken.contains) == true
    let block = Report.Block.row(
      Phrase(en: "broken", ja: "除外"),
      broken(document.handleText(conflict.broken), isReported: isReported, showsFrames))
    if isReported { return [block] }
    let more =
      document.reportedBroken.min().map { remark(onReported: .constraint($0), conflict, document) }
      ?? remark(onGuess: conflict.uikitGuess, conflict, document)
    return [block] + (more.map { [.row("", $0)] } ?? [])
  }

  /// Which constraint an app would break. That Tsume has set another one aside is of no interest where
  /// neither frames nor a log show it. Nothing where the system made all of them.
  private static func likelyBroken(_ conflict: Conflict, _ document: Document) -> [Report.Block] {
    let own = conflict.broken.constraintID.flatMap(document.constraint)
    let isUsers = own.map { $0.systemRole == nil } ?? false
    guard let handle = conflict.uikitGuess ?? (isUsers ? conflict.broken : nil) else { return [] }
    let (name, framework) = (document.handleText(handle), document.framework(of: conflict.views))
    let likely = Report.Block.row(
      Phrase(en: "broken", ja: "除外"),
      Phrase(
        en: "\(framework) would probably break \(name)", ja: "おそらく \(name)（\(framework) の場合）"))
    // A log has no frames to show.
    guard !document.isOfLog, handle != conflict.broken else { return [likely] }
    let isOfFile = own?.element != nil
    return [likely, .row("", framesAreWithout(conflict.broken, isOfFile: isOfFile, document))]
  }

  /// - Parameter isOfFile: Whether it stands in an Interface Builder file, whose frames another command
  ///   tells.
  private static func framesAreWithout(
    _ broken: Handle, isOfFile: Bool, _ document: Document
  ) -> Phrase {
    let (name, command) = (document.handleText(broken), Text("tsume frames", as: .code))
    if !isOfFile {
      return Phrase(
        en: "the prompt shows the frames without \(name)", ja: "プロンプトのフレームは \(name) を除外したもの")
    }
    return Phrase(
      en: "\(command) and the prompt show the frames without \(name)",
      ja: "\(command) とプロンプトのフレームは \(name) を除外したもの")
  }

  private static func broken(
    _ name: Text, isReported: Bool, _ showsFrames: Bool
  ) -> Phrase {
    switch (isReported, showsFrames) {
    case (true, true):
      Phrase(
        en: "\(name), as the log says; the frames shown are without it",
        ja: "\(name)（ログのとおり。フレームはこの制約を除外して計算しています）")
    case (true, false): Phrase(en: "\(name), as the log says", ja: "\(name)（ログのとおり）")
    case (false, true):
      Phrase(
        en: "\(name); the frames shown are without it",
        ja: "\(name)（フレームはこの制約を除外して計算しています）")
    case (false, false): Phrase(name)
    }
  }

  private static func remark(
    onReported reported: Handle, _ conflict: Conflict, _ document: Document
  ) -> Phrase? {
    let name = document.handleText(reported)
    if conflict.members.contains(where: { $0.handle == reported }) { return nil }
    let framework = document.framework(of: conflict.views)
    return Phrase(
      en: "\(framework) broke \(name); these cannot hold even without it, so it reports again",
      ja: "\(framework) が除外したのは \(name) ですが、それを除外しても成り立たないため、再び報告されます")
  }

  private static func remark(
    onGuess guess: Handle?, _ conflict: Conflict, _ document: Document
  ) -> Phrase? {
    guard let name = guess.map(document.handleText) else { return nil }
    let framework = document.framework(of: conflict.views)
    let command = Text("deactivate \(name.string)", as: .command)
    return Phrase(
      en: "\(framework) would probably break \(name) instead; \(command) shows its frames",
      ja: "\(framework) なら、おそらく \(name) を除外します（\(command) で確認）")
  }
}

extension Conflict {
  /// What the words on its cause and on its repairs, the first or all, call by name.
  fileprivate func namedHandles(inAllFixes: Bool) -> Set<Handle> {
    let told = inAllFixes ? fixes[...] : fixes.prefix(1)
    return Set([broken] + told.flatMap(\.action.handles) + (cause?.members.prefix(1) ?? []))
  }

  /// The views that its members speak of.
  var views: [ViewID] {
    members.flatMap { [$0.equation.first.item.view, $0.equation.second?.item.view] }
      .compactMap { $0 }
  }
}

extension Document {
  /// Who lays some of these views out, as far as their classes tell.
  func framework(of views: [ViewID]) -> String {
    let names = views.compactMap { view($0)?.className }
    // Whatever is observed is called so, in UIKit too.
    let isAppKits = names.contains {
      ($0.hasPrefix("NS") || $0.hasPrefix("_NS")) && !$0.hasPrefix("NSKVONotifying_")
    }
    return isAppKits ? "AppKit" : "UIKit"
  }

  /// A handle with its line: `  c2        title.leading == view.leading + 16`.
  func row(_ handle: Handle, _ equation: Equation, _ more: Phrase...) -> Report.Row {
    Report.Row(
      detail: Phrase(handleText(handle)),
      [Phrase(EquationText(equation, in: self).listing)] + more)
  }

  /// Whether it must hold where it acts.
  fileprivate func isRequired(_ handle: Handle) -> Bool {
    if case .constraint(let id) = handle, constraint(id)?.priority.isRequired != true {
      return false
    }
    return true
  }
}
