import AutoLayout
import Interchange

/// The expressions for views and guides, as the calls around a new one write them.
struct ItemTexts {
  private var texts: [Item: String] = [:]
  private let document: Document

  init(around site: CallSite, in state: ExecutedCode) {
    document = state.document
    let sites = state.sites.filter { $0.site.file.name == site.file.name }
    let near = sites.filter { $0.site.function == site.function }
    for (site, constraints) in near + sites {
      // A call that makes several, in a loop, names its variable and none of the views.
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
    guard let guide = item.guide?.propertyName else { return document.view(item.view)?.name ?? "" }
    let owner = text(of: Item(item.view))
    return owner.isEmpty ? guide : "\(owner).\(guide)"
  }

  /// Constraints in these words.
  var code: ConstraintCode { ConstraintCode(text: text(of:)) }
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
