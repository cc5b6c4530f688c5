package import AutoLayout

/// Writes conflicts as Xcode's console prints them (constraint conflict log, sections 1 and 2), in a
/// form that `ConsoleLogReader` reads.
package struct ConsoleLogWriter {
  private let names: PrintedNames
  private let solution: Solution

  package init(of solution: Solution) {
    names = PrintedNames(of: solution.document)
    self.solution = solution
  }

  /// A report and what it speaks of.
  package struct Report: Sendable {
    package let lines: [String]
    /// The views that it names, in the order of the text, with their addresses.
    package let views: [(ViewID, address: String)]
  }

  /// - Parameters:
  ///   - members: Of one conflict. That sizes are not negative is never listed.
  ///   - broken: The member that was set aside.
  package func report(_ members: [Share], breaking broken: Handle) -> Report {
    let size = EncapsulatedSize(in: members, breaking: broken, of: solution)
    let printed = members.filter { size?.isPrinted($0) != false }
    let listed = inListOrder(printed.map { entry(of: $0, size) })
    let mentioned = listed.flatMap(\.items)
    var lines = Self.head
    if listed.contains(where: \.isMask) { lines += Self.note }
    lines += ["("]
    lines += listed.enumerated().map { place, constraint in
      "    \"\(constraint.text.inPropertyList)\"\(place == listed.count - 1 ? "" : ",")"
    }
    lines += [")", "", "Will attempt to recover by breaking constraint"]
    if let share = members.first(where: { $0.handle == broken }) {
      lines += [entry(of: share, size).text]
    }
    return Report(lines: lines + Self.tail, views: addresses(of: mentioned))
  }

  /// Those of frames first, then those without an identifier, then the others by theirs.
  private func inListOrder(_ members: [PrintedConstraint]) -> [PrintedConstraint] {
    var seen: Set<Handle> = []
    let printed = members.filter { !$0.handle.isImplicit && seen.insert($0.handle).inserted }
    let masks = printed.filter(\.isMask)
    let plain = printed.filter { !$0.isMask && $0.identifier == nil }
    let named = printed.filter { !$0.isMask && $0.identifier != nil }
    let identifiers = Set(named.compactMap(\.identifier)).sorted()
    return masks + plain
      + identifiers.flatMap { identifier in named.filter { $0.identifier == identifier } }
  }

  private func entry(of share: Share, _ size: EncapsulatedSize?) -> PrintedConstraint {
    size?.size(of: share).map { PrintedConstraint(encapsulated: share.handle, $0, names) }
      ?? PrintedConstraint(share.handle, share.equation.withoutFrameGuides, names)
  }

  private func addresses(of items: [Item]) -> [(ViewID, address: String)] {
    var seen: Set<ViewID> = []
    return items.compactMap { item in
      guard seen.insert(item.view).inserted else { return nil }
      return (item.view, names.address(of: item.view))
    }
  }

  // MARK: What stands around the list

  private static let head = [
    "Unable to simultaneously satisfy constraints.",
    "    Probably at least one of the constraints in the following list is one you don't want.",
    "    Try this:",
    "        (1) look at each constraint and try to figure out which you don't expect;",
    "        (2) find the code that added the unwanted constraint or constraints and fix it.",
  ]

  /// Where the list has constraints that stand for a frame.
  private static let note = [
    "    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints)"
  ]

  private static let tail = [
    "",
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
      + "debugger.",
    "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
      + "<UIKitCore/UIView.h> may also be helpful.",
  ]
}

extension Handle {
  /// What UIKit holds to without a constraint of its own.
  fileprivate var isImplicit: Bool {
    guard case .generated(_, let rule) = self else { return false }
    return rule.maker == .nonnegativeSize || rule.name == "content.w" || rule.name == "content.h"
  }
}

extension Equation {
  /// What is said of a scroll view's frame guide is said of the view: no line ties the two together.
  fileprivate var withoutFrameGuides: Equation {
    var equation = self
    if equation.first.item.guide == .frame { equation.first.item.guide = nil }
    if equation.second?.item.guide == .frame { equation.second?.item.guide = nil }
    return equation
  }
}

extension String {
  /// Between the quotes of a property list: quotes and line ends escaped, and all that is not ASCII
  /// in UTF-16 units.
  fileprivate var inPropertyList: String {
    utf16.map { unit in
      switch unit {
      case 0x22: "\\\""
      case 0x5c: "\\\\"
      case 0x0a: "\\n"
      case 0x20..<0x7f: String(UnicodeScalar(UInt8(unit)))
      default:
        "\\U" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
          + String(unit, radix: 16)
      }
    }.joined()
  }
}
