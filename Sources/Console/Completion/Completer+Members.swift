import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// What may stand behind a dot, each with its present value.
extension Completer {
  func members(of owner: String, in text: TypedText) -> [Candidate] {
    switch value(of: owner) {
    case .item(let item): members(of: item, owner, in: text)
    case .constraint: ConstraintProperties.names.map { property($0, of: owner) }
    case .tuple(let tuple): parts(of: tuple.shape, owner, in: text)
    case .rules(let view, let prefix): rules(of: view, behind: prefix)
    case .number: spacings(behind: owner)
    case .list: members(Evaluator.listProperties, ofList: owner, in: text)
    case .dictionary: members(Evaluator.dictionaryProperties, ofList: owner, in: text)
    case .group(let group): group.memberNames.map { property($0, of: owner) }
    case .text: ["count", "isEmpty"].map { property($0, of: owner) }
    case .font: Evaluator.fontMeasures.map { property($0, of: owner) }
    case .traits: TraitCollection.names.map { property($0, of: owner) }
    case .image: [property("size", of: owner)]
    case .frame(let view):
      parts(of: .rect, owner, in: text)
        + attributes(of: Item(view, guide: .frame), in: text)
    case .layer:
      LayerProperties.all.map { property($0.name, of: owner) } + methods(of: LayerProperties.type)
    case .margins(let view):
      attributes(of: Item(view, guide: .layoutMargins), in: text)
    case .anchor, .distance:
      [Candidate("constraint(", Phrase(en: "method", ja: "メソッド"), isWhole: false)]
    case .newConstraint: Self.settings
    case .type(let type): members(ofType: type)
    default: []
    }
  }

  /// The methods of lists wait for a letter.
  private func members(
    _ properties: [String], ofList owner: String, in text: TypedText
  ) -> [Candidate] {
    // Nothing changes what has no name.
    let changing =
      owner.allSatisfy(\.isNameCharacter) ? [] : UIKitTables.changingNames(of: "Array")
    let methods =
      text.name.isEmpty ? [] : Evaluator.listMethods.filter { !changing.contains($0) }
    return properties.map { property($0, of: owner) }
      + methods.map { Candidate("\($0)(", Phrase(en: "method", ja: "メソッド"), isWhole: false) }
  }

  /// The methods of rectangles wait for a letter.
  private func parts(
    of shape: Tuple.Shape, _ owner: String, in text: TypedText
  ) -> [Candidate] {
    let parts = shape.partNames.map { property($0, of: owner) }
    guard shape == .rect, !text.name.isEmpty else { return parts }
    let methods = Evaluator.rectangleForms.map { form in
      let name = form.prefix { $0 != "(" }
      return Candidate(
        "\(name)(", Phrase(Text(String(form.dropFirst(name.count)))), isWhole: false)
    }
    return parts + Evaluator.rectangleProperties.map { property($0, of: owner) } + methods
  }

  /// Only what a relation, a question or an expectation can measure.
  /// With `other`, only what there is a distance to from there.
  func anchors(
    of owner: String, in text: TypedText, toMeasureFrom other: Value? = nil
  ) -> [Candidate] {
    guard case .item(let item) = value(of: owner) else { return members(of: owner, in: text) }
    let guides = item.guide == nil ? guides(of: item, in: text) : []
    if case .anchor(let anchor) = other {
      let kind = anchor.attribute.kind
      return attributes(of: item, in: text).filter { Attribute(name: $0.text)?.kind == kind }
        + guides
    }
    let positions = item.guide == nil ? ["x", "y"].map { property($0, of: owner) } : []
    return attributes(of: item, in: text) + positions + guides
  }

  private func members(of item: Item, _ owner: String, in text: TypedText) -> [Candidate] {
    let attributes = attributes(of: item, in: text)
    guard item.guide == nil, let view = document.view(item.view) else {
      if text.relatedAttribute(in: self) != nil { return attributes }
      let isLong = item.guide?.isController == true
      let isKeyboard = item.guide == .keyboard
      return attributes + (text.name.isEmpty ? [] : anchors(of: item))
        + (isLong ? [property("length", of: owner)] : [])
        + (isKeyboard ? KeyboardProperties.names.map { property($0, of: owner) } : [])
    }
    let guides = guides(of: item, in: text)
    // On the right side of a relation only what can be related to the left is of use.
    if text.relatedAttribute(in: self) != nil { return attributes + guides }
    let properties = properties(of: view, owner)
    // A bare dot lists what can be taken in at a glance; a letter behind it finds the rest.
    if text.name.isEmpty {
      return attributes + guides + rules(of: view).filter { ["hug", "resist"].contains($0.text) }
        + properties.filter { $0.text.count <= 20 }
    }
    return attributes + guides + properties + methods(of: view) + rules(of: view)
      + anchors(of: item) + wordsOfLibraries + passing(of: view, behind: text.name)
  }

  /// What UIKit has, too, and what has no part in the layout. It waits for some letters.
  private func passing(of view: View, behind word: Substring) -> [Candidate] {
    if word.count < 4 { return [] }
    let properties = UIKitTables.passingNames.others.filter {
      InertProperties.isInert($0, of: view)
    }
    return properties.sorted().map { Candidate($0, Self.noPart) }
      + InertProperties.layoutRequests.sorted().map { Candidate("\($0)()", Self.noPart) }
  }

  /// Of a guide that stands there whole, its dot: all that can follow.
  func goingOn(_ offer: Offer, behind operand: Substring) -> Offer {
    let meant = offer.candidates.matching(offer.word)
    guard meant.count == 1, let guide = meant.first, guide.text == offer.word, !guide.isWhole,
      case .item = value(of: String(operand))
    else { return offer }
    return (offer.word, [Candidate("\(guide.text).", guide.note, isWhole: false)])
  }

  /// The system's, and those of the view's own.
  private func guides(of item: Item, in text: TypedText) -> [Candidate] {
    guard let view = document.view(item.view), !view.isGuide else { return [] }
    let own = view.guides.compactMap { document.view($0)?.name }
    // A controller's wait for a letter.
    let guides = SystemGuide.allCases.filter {
      $0.belongs(to: view) && !($0.isController && text.name.isEmpty)
    }
    return contentViews(of: view)
      + (guides.map(\.rawValue) + own).map {
        Candidate($0, Phrase(en: "guide", ja: "ガイド"), isWhole: false)
      }
  }

  /// The content view, if it has one.
  func contentViews(of view: View) -> [Candidate] {
    guard let content = document.contentView(of: view.id).flatMap(document.view) else { return [] }
    return [Candidate(ContentView.name, Phrase(Text(content.className)), isWhole: false)]
  }

  private func properties(of view: View, _ owner: String) -> [Candidate] {
    // What guides call theirs has another name in views.
    let elsewhere =
      view.isGuide
      ? ["frame"] : ["layoutMargins", "layoutFrame", "owningView", ContentView.name]
    let own = view.id == .root ? ControllerProperties.all.map(\.name) : []
    return (ViewProperties.all.filter { $0.fits(view) }.map(\.name) + own).filter {
      !elsewhere.contains($0)
    }
    .map { property($0, of: owner) }
  }

  /// With its present value, unless that takes a search through the document: a list must not wait.
  func property(_ name: String, of owner: String) -> Candidate {
    let isSearched = ["hasAmbiguousLayout", "constraints"].contains(name)
    let value = isSearched ? nil : presentValue(of: "\(owner).\(name)")
    // A note that repeats the name says nothing: the window is called `window`.
    let isNamesake = value?.text(in: .english).string == name
    return Candidate(name, (isNamesake ? nil : value) ?? CompletionWords.property)
  }

  /// What a constraint that is being made can be told.
  private static var settings: [Candidate] {
    [
      Candidate("isActive = true", Phrase(en: "into the layout", ja: "有効にする")),
      Candidate("priority = ", Phrase(en: "number or name", ja: "数値か名前"), isWhole: false),
      Candidate("constant = ", Phrase(en: "in points", ja: "ポイント単位"), isWhole: false),
      Candidate("identifier = ", Phrase(en: "text", ja: "文字列"), isWhole: false),
    ]
  }

  func members(ofType type: String) -> [Candidate] {
    switch type {
    case "NSLayoutConstraint":
      ["activate([", "deactivate([", "constraints(withVisualFormat: "].map {
        Candidate($0, Phrase(en: "method", ja: "メソッド"), isWhole: false)
      }
    case "UIFont":
      Self.fontForms.map { Candidate($0, Phrase(en: "a font", ja: "フォント"), isWhole: false) }
    case "UILayoutPriority": priorityNames
    default:
      UIKitTables.staticNames(of: TypeName(type)).map { member in
        let forms = member.forms.map { String($0.dropFirst(member.name.count)) }
        return forms.isEmpty
          ? Candidate(member.name, CompletionWords.property)
          : Candidate(
            member.name + "(", Phrase(Text(forms.joined(separator: " "))).shortened, isWhole: false)
      }
    }
  }

  /// With what they take, as Swift writes it.
  private func methods(of view: View) -> [Candidate] {
    guard !view.isGuide else { return [] }
    return methods(of: view.typeInTables)
  }

  /// What the libraries add that the code imports.
  private var wordsOfLibraries: [Candidate] {
    Library.words(importedBy: document).map { word in
      Candidate(
        word.text + (word.forms.isEmpty ? "" : "("), Phrase(Text(word.library)), isWhole: false)
    }
  }

  func methods(of type: TypeName) -> [Candidate] {
    UIKitTables.methodNames(of: type).compactMap { name in
      let forms = ViewMethods.forms(name, of: type)
      if forms.isEmpty { return nil }
      let isBare = forms.contains { $0.hasSuffix("()") }
      let signatures = forms.map { String($0.dropFirst(name.count)) }.joined(separator: " ")
      return Candidate(
        name + (isBare ? "()" : "("), Phrase(Text(signatures)).shortened, isWhole: isBare)
    }
  }

  /// `hug`, `resist`: what generated handles begin with.
  private func rules(of view: View) -> [Candidate] {
    guard !view.isGuide else { return [] }
    return HandlePrefixes.offered(of: view).map {
      Candidate($0, Phrase(en: "handles", ja: "ハンドル"), isWhole: false)
    }
  }

  /// `row.spacing.` and a place: a number by itself, and the beginning of handles.
  private func spacings(behind owner: String) -> [Candidate] {
    let property = ".spacing"
    guard owner.hasSuffix(property),
      case .item(let item) = value(of: String(owner.dropLast(property.count)))
    else { return [] }
    return rules(of: item.view, behind: String(property.dropFirst()))
  }

  private func rules(of view: ViewID, behind prefix: String) -> [Candidate] {
    generated(of: view).filter { $0.text.hasPrefix("\(prefix).") }.map { rule in
      Candidate(String(rule.text.dropFirst(prefix.count + 1)), rule.note, isWhole: false)
    }
  }

  /// The generated constraints of a view by what stands behind its name, each with what it says.
  func generated(of view: ViewID) -> [Candidate] {
    let arranged = document.arrangedSubviews(of: view).prefix(Completion.glance).map(\.id)
    let rows = ([view] + arranged).flatMap {
      (try? snapshot.engine.generatedConstraints(mentioning: $0, in: document)) ?? []
    }
    let name = "\(document.name(of: Item(view)))."
    var seen: Set<Handle> = []
    return rows.compactMap { handle, equation in
      let text = document.text(of: handle)
      guard text.hasPrefix(name), seen.insert(handle).inserted else { return nil }
      return Candidate(
        String(text.dropFirst(name.count)), Phrase(EquationText(equation, in: document).line))
    }
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
