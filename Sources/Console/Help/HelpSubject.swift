import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// What `help` is asked about: a word of the language, or something of the document.
enum HelpSubject {
  case command(Signature)
  case group(CommandGroup)
  case topic(HelpTopic)
  case topics
  case view(View)
  case guide(Item)
  case layer(View)
  case constraint(Handle, Equation?)
  case anchor(Anchor)
  case kind(ViewKind)
  case property(ViewProperty)
  case controllerProperty(ViewProperty)
  /// A method of views.
  case method(String)
  /// What gives a value: what it is, and how it is written.
  case value(String, Phrase, forms: [String])
  case layerProperty(ViewProperty)
  case layerMethod(String)
  case foreign(ForeignWord)

  /// `nil` for what nothing is known about. A word that is typed whole comes before one that it
  /// might be the beginning of, and what the user named before UIKit's names.
  ///
  /// - Parameter guesses: Whether it may be the beginning of a command, or a word of another tool.
  init?(_ word: String, on snapshot: Snapshot, guesses: Bool = true) {
    let found =
      Self.sign(word) ?? Self.word(word) ?? Self.thing(word, on: snapshot) ?? Self.uikit(word)
      ?? Self.member(word, on: snapshot) ?? Self.generated(word)
      ?? HelpTopic.named(word).map { .topic($0) }
    guard
      let found = found ?? Self.printed(word) ?? (guesses ? Self.guess(word) : nil)
        ?? Self.japanese(word)
    else {
      return nil
    }
    self = found
  }

  /// What stands between or behind the sides of a relation: `==`, `@999`.
  private static func sign(_ word: String) -> HelpSubject? {
    if word.hasPrefix("@") { return .topic(.priority) }
    return ["==", "<=", ">="].contains(word) ? .topic(.relations) : nil
  }

  /// Commands, groups and topics by their own words.
  private static func word(_ word: String) -> HelpSubject? {
    if let command = Catalogue.command(word) { return .command(command.signature) }
    if let group = CommandGroup.named(word) { return .group(group) }
    if HelpPage.topicsWords.contains(word) { return .topics }
    guard HelpTopic.words.contains(word) else { return nil }
    return HelpTopic.named(word).map { .topic($0) }
  }

  /// What is in the document: `title`, `c3`, `title.hug.h`, `view.safeArea`, `title.leading`.
  private static func thing(_ word: String, on snapshot: Snapshot) -> HelpSubject? {
    var evaluator = Evaluator(Workspace(snapshot))
    guard let tree = try? ExpressionReader.read(RawText(word)),
      let value = try? evaluator.value(of: tree)
    else { return nil }
    switch value {
    case .item(let item) where item.guide == nil:
      return snapshot.document.view(item.view).map { .view($0) }
    case .item(let item): return .guide(item)
    case .layer(let id):
      return snapshot.document.view(id).map { $0.isLayer ? .layer($0) : .view($0) }
    case .constraint(let handle, let equation): return .constraint(handle, equation)
    case .anchor(let anchor): return .anchor(anchor)
    default: return nil
    }
  }

  /// A handle of what the system makes, of a view that is not there: `label.resist.v`, `size.h`.
  private static func generated(_ word: String) -> HelpSubject? {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count > 1, let last = parts.last, ["h", "v", "w", "x", "y"].contains(last) else {
      return nil
    }
    switch parts[parts.count - 2] {
    case "hug", "resist": return .topic(.hugging)
    case "mask": return .topic(.mask)
    case "size", "window": return .topic(.handles)
    default: return nil
    }
  }

  /// What UIKit says of a property of something in the document: `title.x`.
  private static func member(_ word: String, on snapshot: Snapshot) -> HelpSubject? {
    guard let dot = word.lastIndex(of: "."), thing(String(word[..<dot]), on: snapshot) != nil
    else { return nil }
    let name = String(word[word.index(after: dot)...])
    return uikit(name) ?? HelpTopic.named(name).map { .topic($0) }
  }

  /// `painted`, `suspicious`: what `expect` lists.
  private static func expectation(_ word: String) -> HelpSubject? {
    ExpectationForm.words.contains(word) ? .command(ExpectCommand.signature) : nil
  }

  /// What is read on the screen, or is a value there.
  private static func printed(_ word: String) -> HelpSubject? {
    expectation(word) ?? suspicion(word) ?? color(word)
  }

  /// `suspect`, `repeated`: what a step says of what looks like a mistake.
  private static func suspicion(_ word: String) -> HelpSubject? {
    SuspicionsReport.labels.contains(word) ? .command(SuspicionsCommand.signature) : nil
  }

  /// `red`: what has a colour.
  private static func color(_ word: String) -> HelpSubject? {
    guard Color.named(word) != nil else { return nil }
    return ViewProperties.named("backgroundColor").map { .property($0) }
  }

  private static func uikit(_ word: String) -> HelpSubject? {
    if let kind = ViewKind.meant(by: word) { return .kind(kind) }
    // An idea that a topic explains says more than the property of that name.
    if HelpTopic.named(word) != nil { return nil }
    let name = String(word.prefix { $0 != "(" && $0 != ":" })
    if let property = ViewProperties.named(name) { return .property(property) }
    if let property = ControllerProperties.named(name) { return .controllerProperty(property) }
    if !ViewMethods.forms(name).isEmpty { return .method(name) }
    if let value = value(name) { return value }
    if let property = LayerProperties.named(name) { return .layerProperty(property) }
    return UIKitTables.methodNames(of: LayerProperties.type).contains(name)
      ? .layerMethod(name) : nil
  }

  /// The length of a controller's guides, or a type whose values are made by name.
  private static func value(_ name: String) -> HelpSubject? {
    if name == "length" {
      return .value(
        name, Phrase(en: "how far the bars reach", ja: "バーの端までの長さ"),
        forms: SystemGuide.ofController.map { "\($0.rawValue).length" })
    }
    if let forms = Evaluator.makingForms[name] {
      return .value(name, Phrase(en: "makes a value", ja: "値を作る"), forms: forms)
    }
    if let word = Library.word(name) {
      return .value(
        name, Phrase(en: "a word of \(word.library)", ja: "\(word.library) の語"),
        forms: word.forms.isEmpty ? ["VIEW.\(name)"] : word.forms.map { "VIEW.\($0)" })
    }
    guard UIKitTables.isA(TypeName(name), "UIView") else { return nil }
    return .value(
      name, Phrase(en: "a class of views, laid out as a plain one", ja: "普通のビューと同じように配置されるクラス"),
      forms: ["\(name)()"])
  }

  /// A word of another tool, or the beginning of a command.
  private static func guess(_ word: String) -> HelpSubject? {
    if let foreign = ForeignWord.named(word) {
      if let command = foreign.command { return .command(command.signature) }
      return .foreign(foreign)
    }
    return Catalogue.word(word).flatMap(Catalogue.command).map { .command($0.signature) }
  }

  /// What an attribute, a property or a kind of view is called in Japanese: `幅`, `ラベル`.
  private static func japanese(_ word: String) -> HelpSubject? {
    if let kind = JapaneseWords.kinds[word] { return uikit(kind) }
    guard let name = JapaneseWords.attributes[word]?.first else { return nil }
    return Attribute(name: name) == nil ? uikit(name) : .topic(.attributes)
  }

  /// What is spelled nearly so. A replaced letter makes another word of one that has three.
  static func near(_ word: String, on snapshot: Snapshot) -> [Phrase] {
    let letters = Set(word.lowercased())
    let candidates = words(on: snapshot).filter {
      word.count > 3 || $0.count > 3 || Set($0.lowercased()) == letters
    }
    return CommandWords.didYouMean(word, among: candidates)
  }

  /// Every word that help can be asked about, for suggestions.
  private static func words(on snapshot: Snapshot) -> [String] {
    let own =
      Catalogue.words + CommandGroup.allCases.map(\.word) + HelpTopic.words
      + HelpPage.topicsWords.prefix(1)
    let named = Workspace(snapshot).names + HelpTopic.all.flatMap(\.keywords)
    let classes = ViewKind.all.flatMap { [$0.name, $0.className] }
    let functions = ViewMethods.all + Evaluator.makingForms.keys.sorted()
    return own + named + classes + functions + ViewProperties.all.map(\.name)
      + ControllerProperties.all.map(\.name)
      + LayerProperties.all.map(\.name) + UIKitTables.methodNames(of: LayerProperties.type)
  }
}
