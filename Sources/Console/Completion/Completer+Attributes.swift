import AutoLayout
import Interchange
import Prose
import Reporting

/// The edges, centres, baselines and dimensions of an item, in both spellings.
extension Completer {
  /// Those that margins stand behind are offered as attributes of the guide.
  func attributes(of item: Item, in text: TypedText) -> [Candidate] {
    let first = text.relatedAttribute(in: self)
    return attributes(of: item, like: first)
      .filter { $0.withinMargins == nil || text.name.hasPrefix($0.name.prefix(3)) }
      .map { Candidate($0.name, note(on: $0, of: item)) }
  }

  /// As UIKit's properties; of `first`, only those that it can be held against. Margins have none.
  func anchors(of item: Item, like first: Attribute? = nil) -> [Candidate] {
    attributes(of: item, like: first).filter { $0.withinMargins == nil }
      .map { Candidate($0.anchorName, note(on: $0, of: item), isWhole: false) }
  }

  private func attributes(of item: Item, like first: Attribute?) -> [Attribute] {
    let isView = item.guide == nil && document.view(item.view)?.isGuide == false
    let guide = isView ? nil : item.guide ?? .safeArea
    return Attribute.allCases.filter { attribute in
      guide?.has(attribute) != false && first?.pairs(with: attribute) != false
    }.sorted { $0.rank < $1.rank }
  }

  private func note(on attribute: Attribute, of item: Item) -> Phrase {
    let anchor = Anchor(item, attribute)
    guard let value = snapshot.solution.value(of: anchor) else { return attribute.word }
    return mark(on: [.anchor(anchor)]) + "\(value)"
  }
}

// MARK: Anchors in calls

extension Completer {
  /// What an anchor is held against: `title.topAnchor.constraint(equalTo: view.`. `nil` where no
  /// anchor is wanted.
  func anchorOffers(
    behind label: String, in call: TypedText.OpenCall, _ text: TypedText
  ) -> Offer? {
    guard let family = AnchorFamily(label), family.object != .number, let first = anchor(of: call)
    else { return nil }
    let operand = text.operand
    // The whole operand stands there already.
    guard text.beforeOperand.hasSuffix(":") else { return (operand, []) }
    guard let dot = operand.lastIndex(of: ".") else {
      let isDown = first.kind == .verticalLocation && !operand.isEmpty
      return (
        operand,
        localNames + views({ !$0.isLayer }, isWhole: false) + (isDown ? controllersGuides : [])
      )
    }
    return (
      operand[operand.index(after: dot)...], anchors(behind: String(operand[..<dot]), like: first)
    )
  }

  /// Whose constraint it makes.
  private func anchor(of call: TypedText.OpenCall) -> Attribute? {
    let method = ".constraint"
    guard call.callee.hasSuffix(method),
      case .anchor(let anchor) = value(of: String(call.callee.dropLast(method.count)))
    else { return nil }
    return anchor.attribute
  }

  private func anchors(behind owner: String, like first: Attribute) -> [Candidate] {
    guard case .item(let item) = value(of: owner) else { return [] }
    let anchors = anchors(of: item, like: first)
    guard item.guide == nil, let view = document.view(item.view), !view.isGuide else {
      return anchors
    }
    let guides = SystemGuide.allCases.filter { $0.belongs(to: view) && !$0.isController }
      .compactMap(\.propertyName)
      .map { Candidate($0, Phrase(en: "guide", ja: "ガイド"), isWhole: false) }
    let superview = view.superview.map { id in
      Candidate("superview", Phrase(Text(document.name(of: id))), isWhole: false)
    }
    return anchors + guides + contentViews(of: view) + (superview.map { [$0] } ?? [])
  }
}

extension Attribute {
  /// Whether a constraint can hold the two against each other.
  fileprivate func pairs(with other: Attribute) -> Bool {
    kind == other.kind
      && !(isDirectional && other.isAbsoluteHorizontalEdge)
      && !(isAbsoluteHorizontalEdge && other.isDirectional)
  }

  /// In the order of lists: leading before left.
  fileprivate var rank: Int {
    let first: [Attribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .left, .right,
      .firstBaseline, .lastBaseline,
    ]
    return first.firstIndex(of: self) ?? first.count + rawValue
  }

  /// What it is where it has no value.
  fileprivate var word: Phrase {
    switch kind {
    case .horizontalLocation: Phrase(en: "across", ja: "横の位置")
    case .verticalLocation: Phrase(en: "down", ja: "縦の位置")
    case .size: Phrase(en: "size", ja: "大きさ")
    }
  }
}
