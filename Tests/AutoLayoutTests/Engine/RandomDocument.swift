import TestSupport

@testable import AutoLayout

/// Documents of a few views with constraints of every kind, many of them at odds.
enum RandomDocument {
  static func small(using random: inout SeededGenerator) throws -> Document {
    var document = Document(device: random.once(in: 8) ? nil : .initial)
    for number in 0..<(3 + random.below(5)) {
      try add("v\(number)", to: &document, using: &random)
    }
    for _ in 0..<(4 + random.below(12)) { relate(in: &document, using: &random) }
    return document
  }

  /// With a few edits; those that the document refuses are passed over.
  static func edited(_ document: Document, using random: inout SeededGenerator) -> Document {
    var draft = document
    for _ in 0...random.below(3) {
      guard let edit = edit(of: draft, using: &random) else { continue }
      draft = (try? draft.applying([edit])) ?? draft
    }
    return draft
  }

  private static func add(
    _ name: String, to document: inout Document, using random: inout SeededGenerator
  ) throws {
    let kinds: [ViewKind] = [.view, .label, .button, .switch, .guide]
    let owners = document.preorder().filter { document.views[$0]?.isGuide == false }
    let owner = owners[random.below(owners.count)]
    let kind = kinds[random.below(kinds.count)]
    var new = NewView.added(kind, name: name, in: owner, step: 1)
    if kind != .guide, random.once(in: 3) {
      new.content.give(NaturalSize(width: Double(random.below(200)), height: 20.333))
    }
    if kind != .guide, random.once(in: 5) { new.frameLayout = frame(using: &random) }
    document = try document.applying([.addView(new)])
  }

  private static func frame(using random: inout SeededGenerator) -> FrameLayout {
    FrameLayout(
      frame: Rect(
        x: Double(random.below(100)), y: Double(random.below(100)),
        width: Double(random.below(100)), height: Double(random.below(100))),
      superviewSize: Size(width: 320, height: 480))
  }

  static func relate(in document: inout Document, using random: inout SeededGenerator) {
    document =
      (try? document.applying([.addConstraint(constraint(in: document, using: &random))]))
      ?? document
  }

  private static func constraint(
    in document: Document, using random: inout SeededGenerator
  ) -> NewConstraint {
    let views = document.preorder()
    func item() -> Item {
      let view = views[random.below(views.count)]
      let guide = SystemGuide.allCases[random.below(4)]
      let hasGuides = document.views[view]?.isGuide == false
      return Item(view, guide: hasGuides && random.once(in: 6) ? guide : nil)
    }
    let attributes = Attribute.allCases
    let first = Anchor(item(), attributes[random.below(attributes.count)])
    let partners = attributes.filter { $0.kind == first.attribute.kind }
    let second = Anchor(item(), partners[random.below(partners.count)])
    let isFixedSize = first.attribute.kind == .size && random.below(2) == 0
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    var new = NewConstraint(
      first, relations[random.below(4)], isFixedSize ? nil : second, origin: .typed(step: 1))
    new.constant = Double(random.below(60)) - (isFixedSize ? 0 : 20)
    new.multiplier = isFixedSize ? 1 : [1, 1, 1, 0.5, 2][random.below(5)]
    new.priority = [.required, .required, .defaultHigh, .defaultLow][random.below(4)]
    if random.once(in: 8) { new.slack = 0.001 }
    return new
  }

  static func edit(of document: Document, using random: inout SeededGenerator) -> Edit? {
    let views = document.views.keys.filter { $0 > .root }
    let constraints = document.constraints.keys
    guard let view = views.randomElement(using: &random) else { return nil }
    let id = constraints.randomElement(using: &random)
    switch random.below(16) {
    case 0: return .remove(view, step: 2)
    case 1: return .insert(view, into: .root, at: .index(random.below(4)), step: 2)
    case 2: return .setOrientation(document.orientation == .portrait ? .landscape : .portrait)
    case 3: return .setDirection(random.below(2) == 0 ? .leftToRight : .rightToLeft)
    case 4: return .change(view, .hugging(.horizontal, .defaultHigh))
    case 5: return .change(view, .frameLayout(random.below(2) == 0 ? nil : frame(using: &random)))
    case 6: return .change(view, .semanticDirection(.forceRightToLeft))
    case 7: return .addConstraint(constraint(in: document, using: &random))
    case 8: return id.map { .removeConstraint($0) }
    case 9: return id.map { .deactivate([$0]) }
    case 10: return id.map { .activate([$0]) }
    case 11: return .setNavigationBar(NavigationBar.allCases[random.below(3)])
    case 12: return .setTabBar(random.below(2) == 0)
    case 13: return .setDevice(Device.named(["iphone-5", "iphone-15"][random.below(2)]))
    case 14: return .change(view, .autoresizingMask(AutoresizingMask(rawValue: random.below(64))))
    default: return id.map { .setConstant($0, Double(random.below(80))) }
    }
  }
}

extension SeededGenerator {
  mutating func below(_ count: Int) -> Int { int(in: 0...count - 1) }
}
