import AutoLayout
import Prose

/// A repair as one writes it in the app, in the manner of the library that made the constraint.
enum RepairCode {
  static func stoppingTranslation(of view: ViewID, in document: Document) -> Text {
    Text(
      "\(document.name(of: view)).translatesAutoresizingMaskIntoConstraints = false", as: .code)
  }

  static func lowering(
    _ constraint: Constraint, to priority: Priority, in document: Document
  ) -> [Text] {
    let lines =
      isMadeByMaker(constraint)
      ? [makerLine(constraint, priority, document)] : anchorLines(constraint, priority, document)
    return lines.map { Text($0, as: .code) }
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

  private static func anchorLines(
    _ constraint: Constraint, _ priority: Priority, _ document: Document
  ) -> [String] {
    let name = constraint.first.attribute.name
    let anchor = anchorName(constraint.first, document)
    let arguments = arguments(of: constraint, document)
    let line = "let \(name) = \(anchor).constraint("
    let isLong = line.count + arguments.count + 1 > longest
    return (isLong ? [line, "  \(arguments))"] : ["\(line)\(arguments))"]) + [
      "\(name).priority = UILayoutPriority(\(priority.rawValue.inPoints))"
    ]
  }

  /// `equalTo: view.bottomAnchor, constant: -16`
  private static func arguments(of constraint: Constraint, _ document: Document) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let constant = constraint.constant.inPoints
    guard let second = constraint.second else { return "\(relation)Constant: \(constant)" }
    var parts = ["\(relation): \(anchorName(second, document))"]
    if constraint.multiplier != 1 {
      parts.append("multiplier: \(constraint.multiplier.literal)")
    }
    if constant != "0" { parts.append("constant: \(constant)") }
    return parts.joined(separator: ", ")
  }

  private static func anchorName(_ anchor: Anchor, _ document: Document) -> String {
    if let guide = anchor.item.guide, guide.isController {
      return "\(guide.rawValue).\(anchor.attribute.name)Anchor"
    }
    let item = document.name(of: anchor.item.view)
    let guide =
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
    let attribute = anchor.attribute.withinMargins ?? anchor.attribute
    return "\(item)\(guide).\(attribute.name)Anchor"
  }

  // MARK: SnapKit and Masonry

  private static func isMadeByMaker(_ constraint: Constraint) -> Bool {
    guard let name = constraint.className else { return false }
    return name.hasPrefix("SnapKit.") || name.hasPrefix("MAS")
  }

  /// `make.bottom.equalTo(contentView).offset(-10).priority(999)`, which both libraries read.
  private static func makerLine(
    _ constraint: Constraint, _ priority: Priority, _ document: Document
  ) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let constant = constraint.constant.inPoints
    let item = document.name(of: constraint.first.item.view)
    var line = "\(item): make.\(constraint.first.attribute.name).\(relation)"
    if let second = constraint.second {
      let target = document.name(of: second.item.view)
      let isSame = second.attribute == constraint.first.attribute
      let edge =
        constraint.className?.hasPrefix("MAS") == true
        ? "mas_\(second.attribute.name)" : "snp.\(second.attribute.name)"
      line += "(\(target)\(isSame ? "" : ".\(edge)"))"
      if constraint.multiplier != 1 { line += ".multipliedBy(\(constraint.multiplier.literal))" }
      if constant != "0" { line += ".offset(\(constant))" }
    } else {
      line += "(\(constant))"
    }
    return line + ".priority(\(priority.rawValue.inPoints))"
  }
}

extension Double {
  /// The number itself: what is put into the app is to come to the same there.
  fileprivate var literal: String { Double(asFactor) == self ? asFactor : description }
}
