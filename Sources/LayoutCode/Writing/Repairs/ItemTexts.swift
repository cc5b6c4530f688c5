import AutoLayout
import Interchange

/// The expressions for views and guides, as the calls around a new one write them.
struct ItemTexts {
  private var texts: [Item: String] = [:]
  private let document: Document
  private let site: CallSite
  private let words: WordUses

  init(around site: CallSite, in state: ExecutedCode) {
    document = state.document
    self.site = site
    words = WordUses(in: site.function.map(site.text) ?? site.file.text)
    // The names of a closure's parameters hold within it alone.
    let closure = site.speaksOfProxies ? site.closure : nil
    let sites = state.sites.filter { other in
      other.site.file.name == site.file.name
        && (closure != nil ? other.site.closure == closure : !other.site.speaksOfProxies)
    }
    let near = sites.filter { $0.site.function == site.function }
    for (site, constraints) in near + sites {
      // A call that makes several, in a loop, names its variable and none of the views.
      guard let constraint = constraints.first, constraints.count == 1 else { continue }
      note(constraint.first.item, site.itemText)
      if let second = constraint.second { note(second.item, site.secondItemText) }
    }
  }

  private mutating func note(_ item: Item, _ text: String?) {
    if let text, texts[item] == nil { texts[item] = text }
  }

  /// Empty for what is `self`.
  func text(of item: Item) -> String {
    if let known = texts[item] { return known }
    guard let guide = item.guide?.propertyName else { return text(of: item.view) }
    let owner = text(of: Item(item.view))
    return owner.isEmpty ? guide : "\(owner).\(guide)"
  }

  private func nameOfSubview(of id: ViewID) -> String? {
    let known = texts.filter { item, _ in
      item.guide == nil && document.view(item.view)?.superview == id
    }
    return known.values.sorted().first
  }

  private func text(of id: ViewID) -> String {
    guard let view = document.view(id) else { return "" }
    // A closure's parameters lead to what holds them, and to nothing else.
    if site.speaksOfProxies, let name = nameOfSubview(of: id) { return "\(name).superview!" }
    if let type = site.typeName, view.className == type { return "" }
    if view.isContentView, let owner = view.superview {
      let name = text(of: owner)
      let own = site.file.dialect == .objectiveC ? "self.\(ContentView.name)" : ContentView.name
      return name.isEmpty ? own : "\(name).\(ContentView.name)"
    }
    // Objective-C reaches a controller's view by `self` alone.
    if site.file.dialect == .objectiveC, id == .root { return "self.\(view.name)" }
    return words.usual(of: view.name)
  }
}

/// How often a text writes a name in which form: `title`, `self.title`, `_title`.
private struct WordUses {
  private var counts: [String: Int] = [:]

  init(in text: String) {
    for word in text.split(whereSeparator: { !($0.isPartOfName || $0 == ".") }) {
      // Only the first name of `self.title.text` counts, and of `title.text`.
      let parts = word.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
      guard let first = parts.first, !first.isEmpty else { continue }
      let form = first == "self" && parts.count > 1 ? "self.\(parts[1])" : String(first)
      counts[form, default: 0] += 1
    }
  }

  /// The form that is used most, the bare name before the others.
  func usual(of name: String) -> String {
    let forms = [name, "self.\(name)", "_\(name)"]
    return forms.reduce(name) { best, form in
      counts[form, default: 0] > counts[best, default: 0] ? form : best
    }
  }
}

extension CallSite {
  /// Whether its views are the parameters of a closure, which stand for views: `title.top == root.top`.
  var speaksOfProxies: Bool {
    guard isRelation, let attribute = relationSides?.first.attribute else { return false }
    return attribute.first?.isLowercase == true && !attribute.contains("Anchor")
  }

  /// What the first anchor is of, as it is written: `title`, `self.title`; empty for `self`, `nil` where
  /// it is not known.
  var itemText: String? {
    if let sides = relationSides { return sides.first.owner }
    if isItems { return arguments.first { $0.label?.text == "item" }.map { text($0.value.range) } }
    guard isAnchors, case .call(let function, _) = call.form,
      case .member(let anchor, _) = function.form
    else { return nil }
    return receiver(of: anchor)
  }

  /// What the second anchor is of, likewise; `nil` where there is none, too.
  fileprivate var secondItemText: String? {
    if let sides = relationSides { return sides.second?.owner }
    if isItems {
      return arguments.first { $0.label?.text == "toItem" }.map { text($0.value.range) }
    }
    guard isAnchors else { return nil }
    return arguments.first.flatMap { receiver(of: $0.value) }
  }
}
