import AutoLayout
import Interchange

/// How code around a call writes views and guides: as other calls there do.
struct ItemTexts {
  private var texts: [Item: String] = [:]
  private let document: Document

  init(around site: CallSite, in state: Performance) {
    document = state.document
    let sites = state.sites.filter { $0.site.file.name == site.file.name }
    let near = sites.filter { $0.site.function == site.function }
    for (site, constraints) in near + sites {
      // What makes several for one view after another says none of them.
      guard let constraint = constraints.first, constraints.count == 1 else { continue }
      note(constraint.first.item, site.itemText, site)
      if let second = constraint.second { note(second.item, site.secondItemText, site) }
    }
  }

  private mutating func note(_ item: Item, _ text: String?, _ site: CallSite) {
    guard let text, texts[item] == nil, [.anchors, .items].contains(SiteDialect(of: site)) else {
      return
    }
    texts[item] = text
  }

  /// Empty for what is `self`.
  func text(of item: Item) -> String {
    if let known = texts[item] { return known }
    guard let guide = item.guide else { return document.view(item.view)?.name ?? "" }
    let owner = text(of: Item(item.view))
    return owner.isEmpty ? guide.codeName : "\(owner).\(guide.codeName)"
  }

  // MARK: Calls

  /// `title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)`
  func anchors(_ constraint: Equation) -> String {
    var arguments: [String]
    if let second = constraint.second {
      arguments = ["\(constraint.relation.label): \(anchor(second))"]
      if constraint.multiplier != 1 {
        arguments.append("multiplier: \(constraint.multiplier.plain)")
      }
      if constraint.constant != 0 { arguments.append("constant: \(constraint.constant.plain)") }
    } else {
      arguments = ["\(constraint.relation.label)Constant: \(constraint.constant.plain)"]
    }
    return "\(anchor(constraint.first)).constraint(\(arguments.joined(separator: ", ")))"
  }

  private func anchor(_ anchor: Anchor) -> String {
    var owner = text(of: anchor.item)
    if anchor.attribute.withinMargins != nil {
      owner = owner.isEmpty ? "layoutMarginsGuide" : "\(owner).layoutMarginsGuide"
    }
    let name = "\((anchor.attribute.withinMargins ?? anchor.attribute).name)Anchor"
    return owner.isEmpty ? name : "\(owner).\(name)"
  }

  /// `NSLayoutConstraint(item: title, attribute: .top, …)`
  func items(_ constraint: Equation) -> String {
    let item = { (item: Item) in self.text(of: item).isEmpty ? "self" : self.text(of: item) }
    let second = constraint.second
    let parts = [
      "item: \(item(constraint.first.item))", "attribute: .\(constraint.first.attribute.name)",
      "relatedBy: .\(constraint.relation)", "toItem: \(second.map { item($0.item) } ?? "nil")",
      "attribute: .\(second?.attribute.name ?? "notAnAttribute")",
      "multiplier: \(constraint.multiplier.plain)", "constant: \(constraint.constant.plain)",
    ]
    return "NSLayoutConstraint(\(parts.joined(separator: ", ")))"
  }
}

extension CallSite {
  /// What the second anchor is of, as it is written; `nil` where there is none.
  fileprivate var secondItemText: String? {
    if SiteDialect(of: self) == .items {
      return arguments.first { $0.label?.text == "toItem" }.map { text($0.value.range) }
    }
    return arguments.first.flatMap { receiver(of: $0.value) }
  }
}

extension Relation {
  /// As anchors are called with it.
  var label: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}

extension SystemGuide {
  /// The property of a view that it is.
  var codeName: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .gap, .topLayoutGuide, .bottomLayoutGuide: rawValue
    }
  }
}
