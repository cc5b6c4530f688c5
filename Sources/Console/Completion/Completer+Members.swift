import AutoLayout
import Interchange
import Prose
import Reporting

/// What may stand behind a dot, each with its present value.
extension Completer {
  func members(of owner: String, in text: TypedText) -> [Candidate] {
    switch value(of: owner) {
    case .item(let item): members(of: item, owner, in: text)
    case .constraint: ConstraintProperties.names.map { property($0, of: owner) }
    case .tuple(let tuple): tuple.shape.partNames.map { property($0, of: owner) }
    case .rules(let view, let prefix): rules(of: view, behind: prefix)
    case .list: ["count", "first", "last", "isEmpty"].map { property($0, of: owner) }
    case .margins(let view): attributes(of: Item(view, guide: .layoutMargins), in: text)
    case .anchor: [Candidate("constraint(", isWhole: false)]
    default: []
    }
  }

  private func members(of item: Item, _ owner: String, in text: TypedText) -> [Candidate] {
    let attributes = attributes(of: item, in: text)
    guard item.guide == nil, let view = document.view(item.view) else { return attributes }
    // On the right side of a relation only what can be related to the left is of use.
    if text.relatedKind(in: self) != nil { return attributes + guides(of: view) }
    let properties = properties(of: view, owner)
    // A bare dot lists what can be taken in at a glance; a letter behind it finds the rest.
    if text.name.isEmpty {
      return attributes + guides(of: view) + properties.filter { $0.text.count <= 20 }
    }
    return attributes + guides(of: view) + properties + methods(of: view) + rules(of: view)
  }

  /// Those that margins stand behind are offered as attributes of the guide.
  private func attributes(of item: Item, in text: TypedText) -> [Candidate] {
    let kind = text.relatedKind(in: self)
    let isView = item.guide == nil && document.view(item.view)?.isGuide == false
    let all = Attribute.allCases.filter { attribute in
      (isView || !attribute.isBaseline && attribute.withinMargins == nil)
        && (kind == nil || kind == attribute.kind)
        && (attribute.withinMargins == nil || text.name.hasPrefix(attribute.name.prefix(3)))
    }
    return all.sorted { $0.rank < $1.rank }.map { attribute in
      Candidate(
        attribute.name,
        snapshot.solution.value(of: Anchor(item, attribute)).map { "\($0)" } ?? "")
    }
  }

  private func guides(of view: View) -> [Candidate] {
    guard !view.isGuide else { return [] }
    return SystemGuide.allCases.map {
      Candidate($0.rawValue, Phrase(en: "guide", ja: "ガイド"), isWhole: false)
    }
  }

  private func properties(of view: View, _ owner: String) -> [Candidate] {
    // Whether a layout is ambiguous takes a search; a list must not wait for it.
    let unread = "hasAmbiguousLayout"
    // What guides call theirs has another name in views.
    let elsewhere = view.isGuide ? ["frame"] : ["layoutMargins", "layoutFrame", "owningView"]
    return ViewProperties.names(of: view.kind).filter { !elsewhere.contains($0) }.map { name in
      name == unread ? Candidate(name) : property(name, of: owner)
    }
  }

  private func property(_ name: String, of owner: String) -> Candidate {
    Candidate(
      name, value(of: "\(owner).\(name)").map { Phrase($0.text(in: document)).shortened } ?? "")
  }

  private func methods(of view: View) -> [Candidate] {
    guard !view.isGuide else { return [] }
    return ViewMethods.all.map { method in
      let isBare = method.forms.contains { $0.hasSuffix("()") }
      return Candidate(
        method.name + (isBare ? "()" : "("), Phrase(en: "method", ja: "メソッド"), isWhole: isBare)
    }
  }

  /// `hug`, `resist`: what generated handles begin with.
  private func rules(of view: View) -> [Candidate] {
    guard !view.isGuide else { return [] }
    return ["hug", "resist"].map {
      Candidate($0, Phrase(en: "handles", ja: "ハンドル"), isWhole: false)
    }
  }

  private func rules(of view: ViewID, behind prefix: String) -> [Candidate] {
    let beginning = "\(document.name(of: view)).\(prefix)."
    let handles = (try? Workspace(snapshot).generatedHandles()) ?? []
    return handles.map(document.text(of:)).filter { $0.hasPrefix(beginning) }.map {
      Candidate(String($0.dropFirst(beginning.count)), isWhole: false)
    }
  }
}

extension Attribute {
  /// In the order of lists: leading before left.
  fileprivate var rank: Int {
    let first: [Attribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .left, .right,
      .firstBaseline, .lastBaseline,
    ]
    return first.firstIndex(of: self) ?? first.count + rawValue
  }
}

extension TypedText {
  /// What kind of attribute the left side of a relation has, when the right side is being typed.
  fileprivate func relatedKind(in completer: Completer) -> Attribute.Kind? {
    guard let sign = ["==", "<=", ">="].compactMap({ statement.firstRange(of: $0) }).first else {
      return nil
    }
    let left = statement[..<sign.lowerBound].split(separator: " ").last.map(String.init) ?? ""
    guard case .anchor(let anchor) = completer.value(of: left) else { return nil }
    return anchor.attribute.kind
  }
}

extension Phrase {
  /// Short enough for a list in columns.
  var shortened: Phrase {
    let limit = 16
    let text = text(in: .english).string
    return text.count <= limit ? self : Phrase(Text(String(text.prefix(limit - 1)) + "…"))
  }
}
