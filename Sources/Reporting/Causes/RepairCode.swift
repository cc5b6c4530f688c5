import AutoLayout
import Prose

/// A repair as one writes it in the app, in the manner of the library that made the constraint, and as
/// it can be typed at the prompt.
enum RepairCode {
  static func stoppingTranslation(of view: ViewID, in document: Document) -> Text {
    Text(
      "\(document.name(of: view)).translatesAutoresizingMaskIntoConstraints = false", as: .code)
  }

  /// The constraint as it stands in the app, and behind that what can be typed here: the same line
  /// works there with the name that the constraint has in the app.
  static func lowering(
    _ constraint: Constraint, to priority: Priority, in document: Document
  ) -> [Text] {
    // UIKit takes no change across 1000 while it is active.
    let name = document.text(of: .constraint(constraint.id))
    let value = priority.rawValue.inPoints
    let number = constraint.isOfObjectiveC ? value : ".init(\(value))"
    let (off, on) = (constraint.activation(of: name, false), constraint.activation(of: name, true))
    let change = "\(off); \(name).priority = \(number); \(on)"
    if isMadeByMaker(constraint) {
      return (makerLines(constraint, priority, document) + [change]).map { Text($0, as: .code) }
    }
    return lines(constraint, document, change)
  }

  /// Without it: the constraint as it stands in the app, and what can be typed here.
  static func dropping(_ constraint: Constraint, in document: Document) -> [Text] {
    lines(
      constraint, document,
      constraint.activation(of: document.text(of: .constraint(constraint.id)), false))
  }

  /// With the constant counted the other way: the constraint as it stands in the app, and what can be
  /// typed here.
  static func turningSign(of constraint: Constraint, in document: Document) -> [Text] {
    lines(constraint, document, RepairLine.turningSign(of: constraint.id, in: document))
  }

  /// With the other sign in its place.
  static func reversing(_ constraint: Constraint, in document: Document) -> [Text] {
    let turned: Relation =
      constraint.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    let made = anchorLines(constraint, turned, document, isComment: false)
    let name = document.text(of: .constraint(constraint.id))
    let change = lines(constraint, document, constraint.activation(of: name, false))
    guard let last = made.last else { return change }
    if constraint.isOfObjectiveC {
      return change
        + (made.dropLast() + ["\(constraint.activation(of: last, true));"])
        .map { Text($0, as: .code) }
    }
    let open = String(last.dropLast())
    let closing = made.count > 1 ? [open, ").isActive = true"] : ["\(open)).isActive = true"]
    return change + (made.dropLast() + closing).map { Text($0, as: .code) }
  }

  private static func lines(
    _ constraint: Constraint, _ document: Document, _ change: String
  ) -> [Text] {
    let changes =
      change.count > longest ? change.split(separator: "; ").map(String.init) : [change]
    return (made(constraint, document) + changes).map { Text($0, as: .code) }
  }

  /// As it stands in the app; what Interface Builder makes stands in no code.
  private static func made(_ constraint: Constraint, _ document: Document) -> [String] {
    if constraint.element != nil { return [] }
    return isMadeByMaker(constraint)
      ? makerLines(constraint, nil, document)
      : anchorLines(constraint, constraint.relation, document, isComment: true)
  }

  /// `ok.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)`
  static func lowering(
    _ rule: Rule, of view: ViewID, along axis: Axis, to priority: Priority, in document: Document
  ) -> [Text] {
    let content = rule.maker == .hugging ? "Hugging" : "CompressionResistance"
    let call = "\(document.name(of: view)).setContent\(content)Priority("
    let arguments = "UILayoutPriority(\(priority.rawValue.inPoints)), for: .\(axis.rawValue))"
    let isLong = call.count + arguments.count > longest
    return (isLong ? [call, "  \(arguments)"] : [call + arguments]).map { Text($0, as: .code) }
  }

  // MARK: Anchors

  /// What fits behind the label on a page of 80 columns.
  private static let longest = 70

  /// `title.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)`, in two lines where it
  /// is long, and with each argument on its own where that is still too long.
  private static func anchorLines(
    _ constraint: Constraint, _ relation: Relation, _ document: Document, isComment: Bool
  ) -> [String] {
    let mark = isComment ? "// " : ""
    if constraint.isOfObjectiveC {
      return messageLines(constraint, relation, document).map { mark + $0 }
    }
    let call = "\(mark)\(anchorName(constraint.first, document)).constraint("
    let parts = arguments(of: constraint, relation, document)
    let all = "\(parts.joined(separator: ", ")))"
    if call.count + all.count <= longest { return [call + all] }
    if mark.count + 2 + all.count <= longest { return [call, "\(mark)  \(all)"] }
    let last = parts.indices.last
    return [call] + parts.enumerated().map { "\(mark)  \($1)\($0 == last ? ")" : ",")" }
  }

  /// `[title.bottomAnchor constraintEqualToAnchor:view.bottomAnchor constant:-16]`, each argument on its own
  /// line where that is too long.
  private static func messageLines(
    _ constraint: Constraint, _ relation: Relation, _ document: Document
  ) -> [String] {
    let relation =
      switch relation {
      case .equal: "Equal"
      case .lessThanOrEqual: "LessThanOrEqual"
      case .greaterThanOrEqual: "GreaterThanOrEqual"
      }
    let constant = constraint.constant.inPoints
    var parts = ["constraint\(relation)ToConstant:\(constant)"]
    if let second = constraint.second {
      parts = ["constraint\(relation)ToAnchor:\(anchorName(second, document))"]
      if constraint.multiplier != 1 { parts.append("multiplier:\(constraint.multiplier.literal)") }
      if constant != "0" { parts.append("constant:\(constant)") }
    }
    let receiver = "[\(anchorName(constraint.first, document))"
    let line = "\(([receiver] + parts).joined(separator: " "))]"
    if line.count + 3 <= longest { return [line] }
    return [receiver] + parts.dropLast().map { "  \($0)" } + parts.suffix(1).map { "  \($0)]" }
  }

  /// `equalTo: view.bottomAnchor, constant: -16`
  private static func arguments(
    of constraint: Constraint, _ relation: Relation, _ document: Document
  ) -> [String] {
    let relation =
      switch relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let constant = constraint.constant.inPoints
    guard let second = constraint.second else { return ["\(relation)Constant: \(constant)"] }
    var parts = ["\(relation): \(anchorName(second, document))"]
    if constraint.multiplier != 1 {
      parts.append("multiplier: \(constraint.multiplier.literal)")
    }
    if constant != "0" { parts.append("constant: \(constant)") }
    return parts
  }

  private static func anchorName(_ anchor: Anchor, _ document: Document) -> String {
    if let baseline = document.baseline(behind: anchor) { return anchorName(baseline, document) }
    if let guide = anchor.item.guide, guide.isController {
      return "\(guide.rawValue).\(anchor.attribute.name)Anchor"
    }
    let item = document.name(of: anchor.item.view)
    let attribute = anchor.attribute.withinMargins ?? anchor.attribute
    return "\(item)\(guide(of: anchor)).\(attribute.name)Anchor"
  }

  /// The property of its view in which the guide is, with its dot; margins in attributes are one, too.
  private static func guide(of anchor: Anchor) -> String {
    switch anchor.item.guide {
    case .safeArea: ".safeAreaLayoutGuide"
    case .layoutMargins: ".layoutMarginsGuide"
    case .readableContent: ".readableContentGuide"
    case .keyboard: ".keyboardLayoutGuide"
    case .content: ".contentLayoutGuide"
    case .frame: ".frameLayoutGuide"
    case .gap: ".gap"
    case .topLayoutGuide, .bottomLayoutGuide, nil:
      anchor.attribute.withinMargins == nil ? "" : ".layoutMarginsGuide"
    }
  }

  // MARK: SnapKit and Masonry

  private static func isMadeByMaker(_ constraint: Constraint) -> Bool {
    guard let name = constraint.className else { return false }
    return name.hasPrefix("SnapKit.") || name.hasPrefix("MAS")
  }

  /// `// title: make.bottom.equalTo(contentView).offset(-10).priority(999)`, which both libraries read, in as many
  /// lines as it needs.
  private static func makerLines(
    _ constraint: Constraint, _ priority: Priority?, _ document: Document
  ) -> [String] {
    let first = document.baseline(behind: constraint.first) ?? constraint.first
    let item = document.name(of: first.item.view)
    let calls = makerCalls(constraint, priority, document)
    let line = "// \(item): \(calls.joined())"
    if line.count <= longest { return [line] }
    let call = "//   \(calls.joined())"
    if call.count <= longest { return ["// \(item):", call] }
    let rest = "//     \(calls.dropFirst().joined())"
    return ["// \(item):", "//   \(calls[0])"]
      + (rest.count <= longest ? [rest] : calls.dropFirst().map { "//     \($0)" })
  }

  /// What is to be made with its relation, and each call behind that.
  private static func makerCalls(
    _ constraint: Constraint, _ priority: Priority?, _ document: Document
  ) -> [String] {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let constant = constraint.constant.inPoints
    let first = document.baseline(behind: constraint.first) ?? constraint.first
    let made = "make.\(first.attribute.name)"
    var calls: [String]
    if let second = constraint.second {
      calls = ["\(made).\(relation)(\(makerTarget(second, of: constraint, document)))"]
      if constraint.multiplier != 1 {
        calls.append(".multipliedBy(\(constraint.multiplier.literal))")
      }
      if constant != "0" { calls.append(".offset(\(constant))") }
    } else {
      // What is no object needs Masonry's own word.
      let word = isMasonrys(constraint) ? "mas_\(relation)" : relation
      calls = ["\(made).\(word)(\(constant))"]
    }
    return calls + (priority.map { [".priority(\($0.rawValue.inPoints))"] } ?? [])
  }

  private static func isMasonrys(_ constraint: Constraint) -> Bool {
    constraint.className?.hasPrefix("MAS") == true
  }

  /// `view.safeAreaLayoutGuide`, `card.snp.bottom`. Masonry puts the names of guide and edge into one.
  private static func makerTarget(
    _ second: Anchor, of constraint: Constraint, _ document: Document
  ) -> String {
    if let baseline = document.baseline(behind: second) {
      return makerTarget(baseline, of: constraint, document)
    }
    let isMasonry = isMasonrys(constraint)
    let isSame = second.attribute == constraint.first.attribute
    let edge = second.attribute.name
    var item = document.name(of: second.item.view)
    if let guide = second.item.guide {
      let property =
        guide.isController ? guide.rawValue : String(self.guide(of: second).dropFirst())
      if isMasonry {
        let end = isSame ? "" : edge.prefix(1).uppercased() + edge.dropFirst()
        return "\(item).mas_\(property)\(end)"
      }
      item = guide.isController ? property : "\(item).\(property)"
    }
    if isSame { return item }
    return "\(item).\(isMasonry ? "mas_\(edge)" : "snp.\(edge)")"
  }
}

extension Double {
  /// The number itself: what is put into the app is to come to the same there.
  fileprivate var literal: String { Double(asFactor) == self ? asFactor : description }
}

extension Constraint {
  /// Whether an Objective-C file makes it: its report is in that language, too.
  fileprivate var isOfObjectiveC: Bool {
    [".m", ".mm"].contains { place?.file.hasSuffix($0) == true }
  }

  /// `c2.isActive = false`, and `c2.active = NO` in Objective-C.
  fileprivate func activation(of name: String, _ isOn: Bool) -> String {
    isOfObjectiveC ? "\(name).active = \(isOn ? "YES" : "NO")" : "\(name).isActive = \(isOn)"
  }
}
