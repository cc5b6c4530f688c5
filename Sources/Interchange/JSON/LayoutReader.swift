package import AutoLayout
import Foundation
import Patience

/// What a file of JSON becomes: the document that it begins as, the edits, and what was left out.
package struct LayoutImport: Sendable {
  package let start: Document
  package let edits: [Edit]
  package let notes: [Note]

  /// What of the file is not understood, by where it stands: `constraints[3]`.
  package struct Note: Hashable, Sendable {
    package let place: String
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case unknownKind(String)
      case unknownView(String)
      case unknownWord(String)
      case refused(EditFailure)
    }
  }
}

/// Reads layouts that `LayoutWriter` has written.
package enum LayoutReader {
  /// Whether a text is such a file, well-formed or not.
  package static func recognizes(_ text: String) -> Bool {
    text.first { !$0.isWhitespace } == "{" && text.contains("\"\(LayoutRecord.format)\"")
  }

  /// By which a file is known for one of these.
  package static let signature = LayoutRecord.format

  /// Why nothing of it can be read.
  package enum Failure: Error, Hashable {
    /// Of a later form, by its number.
    case laterVersion(Int)
    /// By where it goes wrong, as far as that is known.
    case malformed(String)
  }

  package static func read(_ text: String) throws(Failure) -> LayoutImport {
    let record: LayoutRecord
    do {
      record = try JSONDecoder().decode(LayoutRecord.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw .malformed(place(of: error))
    } catch {
      throw .malformed("")
    }
    if record.version > LayoutRecord.version { throw .laterVersion(record.version) }
    var importer = LayoutImporter(record)
    importer.run()
    return LayoutImport(start: importer.start, edits: importer.edits, notes: importer.notes)
  }

  private static func place(of error: DecodingError) -> String {
    let path: [any CodingKey] =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: []
      }
    return path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }
}

/// Makes what a record says, part by part; a part that cannot be is noted and left out.
private struct LayoutImporter {
  private let record: LayoutRecord
  let start: Document
  private(set) var edits: [Edit] = []
  private(set) var notes: [LayoutImport.Note] = []
  private var draft: Document
  private var place = ""

  init(_ record: LayoutRecord) {
    self.record = record
    start = Document(device: record.device == nil ? nil : .initial)
    draft = start
  }

  mutating func run() {
    setScreen()
    if let root = record.root {
      place = "root"
      for word in root.unknownWords { note(.unknownWord(word)) }
      for change in root.changes(of: .view) { make(.change(.root, change)) }
    }
    for (index, view) in record.views.enumerated().awaited(each: 16) {
      place = "views[\(index)]"
      add(view)
    }
    for (index, view) in record.views.enumerated().awaited(each: 16) {
      place = "views[\(index)]"
      arrange(view)
    }
    if let root = record.root, let id = draft.view(named: "view")?.id { arrange(root, id) }
    for (index, constraint) in record.constraints.enumerated().awaited(each: 16) {
      place = "constraints[\(index)]"
      add(constraint)
    }
  }

  /// Interface Builder has other defaults than code, which are those of all that is not said to be code's.
  private var origin: Origin {
    record.origin == LayoutRecord.ofCode ? .typed(step: 1) : .imported(line: 0)
  }

  private mutating func make(_ edit: Edit) {
    do throws(EditFailure) {
      try draft.apply(edit)
      edits.append(edit)
    } catch {
      note(.refused(error))
    }
  }

  private mutating func note(_ kind: LayoutImport.Note.Kind) {
    notes.append(LayoutImport.Note(place: place, kind: kind))
  }

  /// The case of an enumeration that a word is; a note where it is none.
  private mutating func word<Word: RawRepresentable<String>>(
    _ text: String?, as type: Word.Type
  ) -> Word? {
    guard let text else { return nil }
    let word = Word(rawValue: text)
    if word == nil { note(.unknownWord(text)) }
    return word
  }

  private mutating func setScreen() {
    place = "device"
    if let device = record.device { make(.setDevice(Device(device))) }
    if let orientation = word(record.orientation, as: Orientation.self),
      orientation != draft.orientation
    {
      make(.setOrientation(orientation))
    }
    if let direction = word(record.direction, as: LayoutDirection.self) {
      make(.setDirection(direction))
    }
    if let bar = word(record.navigationBar, as: NavigationBar.self) {
      make(.setNavigationBar(bar))
    }
    if record.tabBar == true { make(.setTabBar(true)) }
    if record.toolbar == true { make(.setToolbar(true)) }
    if let height = record.keyboardHeight, height > 0 {
      make(.setKeyboard(height: height.inRange))
    }
    if let launch = word(record.launch, as: Orientation.self) { make(.setLaunch(launch)) }
    if let system = record.system { make(.setSystem(SystemVersion(min(max(system, 1), 99)))) }
    if let controller = record.controller { make(.setController(controller.settings)) }
    if let said = record.traits {
      place = "traits"
      var traits = Traits()
      traits.horizontal = word(said.horizontal, as: SizeClass.self)
      traits.vertical = word(said.vertical, as: SizeClass.self)
      traits.contentSize = word(said.contentSize, as: ContentSizeCategory.self)
      make(.setTraits(traits))
    }
  }

  // MARK: Views

  private mutating func view(named name: String) -> ViewID? {
    let id = draft.view(named: name)?.id
    if id == nil { note(.unknownView(name)) }
    return id
  }

  private mutating func add(_ record: ViewRecord) {
    guard let kind = ViewKind.named(record.kind) else { return note(.unknownKind(record.kind)) }
    guard let superview = view(named: record.superview ?? "view") else { return }
    for word in record.unknownWords { note(.unknownWord(word)) }
    for number in record.illegalPriorities { note(.refused(.priorityOutOfRange(number))) }
    if record.isContentView == true, let own = draft.contentView(of: superview) {
      for change in record.changes(of: kind) { make(.change(own, change)) }
      return
    }
    var new = NewView.added(kind, name: record.name, in: superview, step: 0)
    new.origin = origin
    if let className = record.className { new.className = className }
    new.isContentView = record.isContentView == true
    new.content = record.content(of: kind)
    new.hugging = record.hugging?.priorities ?? new.hugging
    new.resistance = record.compressionResistance?.priorities ?? new.resistance
    new.frameLayout = record.frame?.layout
    new.autoresizingMask = []
    let id = draft.nextView
    make(.addView(new))
    guard draft.view(id) != nil else { return }
    for change in record.changes(of: kind) { make(.change(id, change)) }
  }

  private mutating func arrange(_ record: ViewRecord, _ id: ViewID? = nil) {
    guard let stack = record.stack, let id = id ?? draft.view(named: record.name)?.id else {
      return
    }
    var arrangement = StackArrangement(spacing: stack.spacing)
    arrangement.axis = word(stack.axis, as: Axis.self) ?? .horizontal
    arrangement.distribution =
      word(stack.distribution, as: StackArrangement.Distribution.self) ?? .fill
    arrangement.alignment = word(stack.alignment, as: StackArrangement.Alignment.self) ?? .fill
    arrangement.isBaselineRelative = stack.isBaselineRelative
    arrangement.isLayoutMarginsRelative = stack.isLayoutMarginsRelative
    arrangement.arranged = stack.arranged.compactMap { view(named: $0) }
    for (name, points) in (stack.customSpacing ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let view = view(named: name) { arrangement.customSpacing[view] = points }
    }
    make(.change(id, .stack(arrangement)))
  }

  // MARK: Constraints

  private mutating func add(_ record: LayoutRecord.ConstraintRecord) {
    guard let first = anchor(record.first) else { return }
    var second: Anchor?
    if let other = record.second {
      guard let anchor = anchor(other) else { return }
      second = anchor
    }
    guard let relation = Relation.allCases.first(where: { $0.symbol == record.relation }) else {
      return note(.unknownWord(record.relation))
    }
    var new = NewConstraint(first, relation, second, origin: origin)
    new.multiplier = record.multiplier ?? 1
    new.constant = record.constant ?? 0
    if let number = record.priority {
      // UIKit ends an app that sets such a priority; what is meant by it cannot be known.
      guard let priority = Priority(rawValue: number) else {
        return note(.refused(.priorityOutOfRange(number)))
      }
      new.priority = priority
    }
    new.waiting = record.waiting.map {
      Waiting(constant: $0.constant, multiplier: $0.multiplier, priority: $0.priority)
    }
    new.isActive = record.active ?? true
    new.name = record.name
    new.identifier = record.identifier
    let id = draft.nextConstraint
    make(.addConstraint(new))
    if let text = record.sizeClasses, draft.constraint(id) != nil {
      vary(id, by: text)
    }
    if let holder = record.holder, draft.constraint(id) != nil, let view = view(named: holder) {
      make(.install(id, on: view))
    }
  }

  /// `wC hR`
  private mutating func vary(_ id: ConstraintID, by text: String) {
    var variation = Variation()
    for word in text.split(separator: " ") {
      guard let known = Variation.words.first(where: { $0.word == word }) else {
        return note(.unknownWord(String(word)))
      }
      variation[known.axis] = known.sizeClass
    }
    make(.vary([id], variation))
  }

  private mutating func anchor(_ record: LayoutRecord.AnchorRecord) -> Anchor? {
    guard let view = view(named: record.view) else { return nil }
    let guide = word(record.guide, as: SystemGuide.self)
    if record.guide != nil, guide == nil { return nil }
    guard let attribute = Attribute(name: record.attribute) else {
      note(.unknownWord(record.attribute))
      return nil
    }
    return Anchor(Item(view, guide: guide), attribute)
  }
}
