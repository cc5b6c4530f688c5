import AutoLayout
import Diagnosis
import Prose

/// What is said of the cause of a conflict: its name, how it came about here, and what one does about
/// it.
struct CauseWords {
  let cause: Cause
  let conflict: Conflict
  let document: Document

  init?(of conflict: Conflict, in document: Document) {
    guard let cause = conflict.cause else { return nil }
    self.cause = cause
    self.conflict = conflict
    self.document = document
  }

  /// `cause     a hidden view in a stack view: promo is hidden, so …`
  var heading: [Report.Block] {
    let colon = Phrase(en: ": ", ja: "：")
    return [.row(Phrase(en: "cause", ja: "原因"), name.styled(.emphasis) + colon + story)]
  }

  /// What to change, and the code for it where that was tried and is of one thing.
  var repair: [Report.Block] {
    [.row(Phrase(en: "repair", ja: "対処"), remedy + example)]
      + (inInterfaceBuilder.map { [.row("", $0)] } ?? []) + code.map { .row("", Phrase($0)) }
  }

  /// What to do to a constraint that stands in an Interface Builder file.
  private var inInterfaceBuilder: Phrase? {
    switch usualAction {
    case .lower(let id, to: let priority):
      element(of: id).map {
        Phrase(
          en: "in Interface Builder: set the priority of \($0) to \(priority.rawValue); here:",
          ja: "Interface Builder で Priority を \(priority.rawValue) に：\($0)。Tsume では：")
      }
    case .remove(let id):
      element(of: id).map {
        Phrase(
          en: "in Interface Builder: delete \($0); here:",
          ja: "Interface Builder で削除：\($0)。Tsume では：")
      }
    case .turnSign(let id):
      element(of: id).map {
        Phrase(
          en: "in Interface Builder: turn the sign of the constant of \($0); here:",
          ja: "Interface Builder で Constant の符号を逆に：\($0)。Tsume では：")
      }
    case .retie(let id, _) where cause.kind == .reversedInequality:
      element(of: id).map {
        Phrase(
          en: "in Interface Builder: take the other relation for \($0); here:",
          ja: "Interface Builder で Relation を逆に：\($0)。Tsume では：")
      }
    default: nil
    }
  }

  private func element(of id: ConstraintID) -> Phrase? {
    document.constraint(id)?.element.map(SourcePlaceText.phrase)
  }

  /// Which constraint the code is about, where the words leave the choice and it is not the one that is
  /// set aside.
  private var example: Phrase {
    guard cause.kind.leavesChoice, case .lower(let id, to: _)? = usualAction,
      !code.isEmpty, conflict.broken != .constraint(id)
    else { return "" }
    let name = document.handleText(.constraint(id))
    return conflict.uikitGuess == .constraint(id)
      ? Phrase(
        en: "; for \(name), which UIKit would probably break:", ja: "。UIKit がおそらく除外する \(name) の例：")
      : Phrase(en: "; for \(name), say:", ja: "。\(name) の例：")
  }

  /// What one usually does: what was found to work, or where many conflicts come first and nothing was tried
  /// for this one, what would be tried first.
  var usualAction: Fix.Action? {
    conflict.usualRepair?.action
      ?? (conflict.triedBefore == nil ? nil : cause.repairs.first)
  }

  /// Where no usual repair works, the first that does.
  private var code: [Text] {
    switch usualAction ?? conflict.fixes.first?.action {
    // The words end in a colon, also where another repair is the usual one or none was tried.
    case _ where cause.kind == .translatesMask:
      maskedViews.map { RepairCode.stoppingTranslation(of: $0, in: document) }
    case _ where cause.kind == .reversedInequality:
      reversed.map { RepairCode.reversing($0, in: document) } ?? []
    case .lower(let id, to: let priority):
      document.constraint(id).map { RepairCode.lowering($0, to: priority, in: document) } ?? []
    case .remove(let id):
      document.constraint(id).map { RepairCode.dropping($0, in: document) } ?? []
    case .turnSign(let id):
      document.constraint(id).map { RepairCode.turningSign(of: $0, in: document) } ?? []
    case .stopTranslating(let view): [RepairCode.stoppingTranslation(of: view, in: document)]
    case .lowerContent(.generated(let view, let rule), to: let priority):
      RepairCode.lowering(rule, of: view, along: cause.axis, to: priority, in: document)
    case .closeUp(let stack, lowering: [], to: _):
      [Text("\(document.name(of: stack)).spacing = 0", as: .code)]
    // What settles, parts or brings back is no repair of a conflict.
    default: []
    }
  }

  private var reversed: Constraint? {
    cause.members.first?.constraintID.flatMap(document.constraint)
  }

  // MARK: What the words speak of

  /// The member whose sign was turned round, where it is known which one.
  var turned: Text? {
    guard case .turnSign(let id)? = usualAction else { return nil }
    return document.handleText(.constraint(id))
  }

  /// The member without which the others hold, where that is the repair.
  var dropped: Text? {
    guard case .remove(let id)? = usualAction else { return nil }
    return document.handleText(.constraint(id))
  }

  var view: Text { document.text(of: cause.view) }

  /// The author's first member that says where a centre is.
  var centring: Text? {
    let member = conflict.members.first {
      [.centerX, .centerY].contains($0.equation.first.attribute)
        && $0.handle.constraintID.flatMap(document.constraint)?.systemRole == nil
    }
    return member.map { document.handleText($0.handle) }
  }

  /// What the first member says.
  var firstEquation: Equation? {
    let first = cause.members.first
    return conflict.members.first { $0.handle == first }?.equation
  }

  /// The number that the first member fixes, in points.
  var number: Double { firstEquation?.constant ?? 0 }

  /// Whether the first member asks for two sizes that are the same.
  var isEquality: Bool {
    guard let equation = firstEquation, let second = equation.second else { return false }
    return equation.first.attribute == second.attribute && equation.multiplier == 1
      && equation.constant == 0
  }

  /// By how much the sum does not come out, in points.
  var gap: Double { conflict.sum?.gap ?? 0 }

  /// Whether it is about a header or footer of a table or collection.
  var isHeader: Bool { document.view(cause.view).map(SystemViews.isHeaderOrFooter) == true }

  /// What the system gives another view, where that is named beside the view of the cause.
  var given: (handle: Handle, equation: Equation)? {
    guard cause.kind == .bothEndsAndSize, cause.members.count > 3 else { return nil }
    let handle = cause.members[3]
    return conflict.members.first { $0.handle == handle }.map { (handle, $0.equation) }
  }

  /// Whether a width or height that the app fixes takes part, besides what the cause is about.
  var hasFixedLength: Bool {
    conflict.members.contains { member in
      !cause.members.contains(member.handle) && member.equation.second == nil
        && member.equation.first.attribute.kind == .size && isOwn(member)
    }
  }

  /// Whether a constraint of the app's takes part.
  var hasOwnMember: Bool { conflict.members.contains { isOwn($0) } }

  private func isOwn(_ member: Share) -> Bool {
    member.handle.constraintID.flatMap(document.constraint).map { $0.systemRole == nil } == true
  }

  /// The members that ask for a part of the size that the cause is about.
  var shares: [Handle] {
    guard let given = firstEquation?.first else { return [] }
    return conflict.members.filter { $0.equation.second == given && $0.equation.multiplier != 1 }
      .map(\.handle)
  }

  /// The views whose frames became constraints beside their own.
  var maskedViews: [ViewID] {
    let masks = conflict.members.filter { cause.members.contains($0.handle) && isMask($0.handle) }
    let views = masks.map {
      document.framed($0.equation.first.item.view, beside: $0.equation.second?.item.view)
    }
    let once = views.reduce(into: [ViewID]()) { if !$0.contains($1) { $0.append($1) } }
    return once.isEmpty ? [cause.view] : once
  }

  private func isMask(_ handle: Handle) -> Bool {
    switch handle {
    case .constraint(let id): document.constraint(id)?.systemRole == .autoresizingMask
    case .generated(_, let rule): rule.maker == .autoresizingMask
    }
  }

  /// The view that has no size around the one that the cause is about.
  var container: Text {
    let last = cause.members.last
    let member = conflict.members.first { $0.handle == last }
    return member.map { document.text(of: $0.equation.first.item.view) } ?? view
  }

  /// Whether the first member is made by a stack view.
  var isOfStack: Bool {
    cause.members.first?.constraintID.flatMap(document.constraint)?.systemRole == .stackHelper
  }

  var isHorizontal: Bool { cause.axis == .horizontal }

  var dimension: Phrase {
    isHorizontal ? Phrase(en: "width", ja: "幅") : Phrase(en: "height", ja: "高さ")
  }

  /// The end that gives way first.
  var farEnd: Phrase {
    isHorizontal
      ? Phrase(en: "trailing", ja: "trailing") : Phrase(en: "bottom", ja: "bottom")
  }

  /// The one other member, where it is about the size of the view alone and not about what is in it.
  var ownSize: Handle? {
    let others = conflict.members.filter { !cause.members.contains($0.handle) }
    guard let other = others.first, others.count == 1, other.equation.second == nil,
      other.equation.first.item == Item(cause.view), other.equation.first.attribute.kind == .size
    else { return nil }
    return other.handle
  }

  /// Whether all other members leave their lengths open already, in one direction.
  var hasBoundsAlone: Bool {
    let others = conflict.members.filter { !cause.members.contains($0.handle) }
    return !others.isEmpty && others.allSatisfy { $0.equation.relation != .equal }
  }

  /// That member's name.
  var ownSizeName: Phrase { document.list([ownSize].compactMap(\.self), upTo: 1) }

  /// The members that the cause is about, behind the first `count`.
  func members(after count: Int = 0, upTo most: Int = .max) -> Phrase {
    document.list(Array(cause.members.dropFirst(count).prefix(most)), upTo: 3)
  }
}

extension Cause.Kind {
  /// Whether one of several constraints can give way, and the words do not say which.
  fileprivate var leavesChoice: Bool { self == .fixedParent || self == .givenSize }
}
