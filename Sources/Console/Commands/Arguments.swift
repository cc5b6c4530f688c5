import AutoLayout
import Interchange
import Prose

/// What follows a command's word, taken part by part, each checked against the document.
package struct Arguments {
  let snapshot: Snapshot
  /// The whole text behind the word, with its place in the line.
  let raw: RawText
  private let parts: [CommandArgument]
  private var position = 0

  /// - Parameter isLine: Whether the text is a line of its own, which is read as one.
  init(_ raw: RawText, on snapshot: Snapshot, isLine: Bool = false) throws(LineFailure) {
    self.snapshot = snapshot
    self.raw = raw
    if isLine {
      parts = CommandArgument.whole(raw)
      return
    }
    parts = try LineFailure.reading { () throws(SyntaxFailure) in
      try CommandArgument.split(raw)
    }
  }

  var document: Document { snapshot.document }
  var history: History { snapshot.history }

  var isAtEnd: Bool { position >= parts.count }
  var next: CommandArgument? { isAtEnd ? nil : parts[position] }
  var endRange: SourceRange { SourceRange(raw.range.upperBound, raw.range.upperBound) }

  /// The next part, if nothing follows it.
  var alone: CommandArgument? { position + 1 == parts.count ? next : nil }

  /// Where the next part stands, or would stand.
  var nextRange: SourceRange { next?.range ?? endRange }

  /// Everything that was not taken yet, as it was typed.
  var remainder: String { rawRemainder.text.trimmed }

  /// The remainder with its place in the line.
  var rawRemainder: RawText {
    guard let next else { return RawText("", offset: raw.range.upperBound) }
    let skipped = next.range.lowerBound - raw.offset
    return RawText(String(raw.text.utf8.dropFirst(skipped)) ?? "", offset: next.range.lowerBound)
  }

  mutating func takeRemainder() -> RawText {
    let raw = rawRemainder
    position = parts.count
    return raw
  }

  /// Whether the part so many places ahead is this word.
  func isWordNext(_ word: String, after count: Int) -> Bool {
    guard parts.indices.contains(position + count) else { return false }
    return !parts[position + count].isQuoted && parts[position + count].text == word
  }

  /// Whether the part so many places ahead joins operands, so that what stands before it is one.
  func isOperatorNext(after count: Int) -> Bool {
    Self.operators.contains { isWordNext($0, after: count) }
  }

  static let operators = ["==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "and", "or"]

  mutating func take(_ what: Phrase) throws(LineFailure) -> CommandArgument {
    guard let part = next else { throw .objection(CommandWords.missing(what, endRange)) }
    position += 1
    return part
  }

  /// Objects to whatever is left.
  func end() throws(LineFailure) {
    if let part = next { throw .objection(CommandWords.leftOver(part)) }
  }

  mutating func skip(_ word: String) -> Bool {
    guard let next, !next.isQuoted, next.text == word else { return false }
    position += 1
    return true
  }

  mutating func oneOrMore<Element>(
    _ read: (inout Arguments) throws(LineFailure) -> Element
  ) throws(LineFailure) -> [Element] {
    try refuseCommas()
    var elements = [try read(&self)]
    while !isAtEnd { elements.append(try read(&self)) }
    return elements
  }

  /// A list has blanks between its names.
  func refuseCommas() throws(LineFailure) {
    for part in parts.dropFirst(position) where !part.text.contains("(") {
      guard let comma = part.comma else { continue }
      let names = remainder.split { $0 == "," || $0.isWhitespace }.joined(separator: " ")
      throw .objection(CommandWords.comma(at: comma, instead: names))
    }
  }

  /// The same; what is named again counts once.
  mutating func distinct<Element: Hashable>(
    _ read: (inout Arguments) throws(LineFailure) -> Element
  ) throws(LineFailure) -> [Element] {
    var seen: Set<Element> = []
    return try oneOrMore(read).filter { seen.insert($0).inserted }
  }
}

// MARK: Words and numbers

extension Arguments {
  mutating func word(_ what: Phrase) throws(LineFailure) -> CommandArgument { try take(what) }

  mutating func word(among words: [String]) throws(LineFailure) -> String {
    let part = try take(CommandWords.oneOf(words))
    guard words.contains(part.text) else {
      throw .objection(CommandWords.notAmong(part, words))
    }
    return part.text
  }

  mutating func optionalWord(among words: [String]) throws(LineFailure) -> String? {
    isAtEnd ? nil : try word(among: words)
  }

  mutating func optionalString() -> String? {
    guard let next, next.isQuoted else { return nil }
    position += 1
    return next.text
  }

  mutating func string(_ what: Phrase) throws(LineFailure) -> String {
    let part = try take(what)
    guard part.isQuoted else { throw .objection(CommandWords.needsQuotes(part)) }
    return part.text
  }

  /// `60x20.333`, if that comes next.
  mutating func optionalSize() throws(LineFailure) -> Size? {
    guard let next, let size = next.size else { return nil }
    position += 1
    guard size.scale == nil, Self.isLength(size.width), Self.isLength(size.height) else {
      throw .objection(CommandWords.illegalSize(next))
    }
    return Size(width: size.width, height: size.height)
  }

  private static func isLength(_ number: Double) -> Bool { 0 <= number && number <= Limits.length }

  mutating func number(_ what: Phrase) throws(LineFailure) -> Double {
    let part = try take(what)
    guard let number = part.number else { throw .objection(CommandWords.notANumber(part)) }
    return number
  }

  mutating func path() throws(LineFailure) -> String { try take(CommandWords.file).text }

  /// The file that `command` is to write, with its ending where it was left out.
  ///
  /// - Parameter others: Endings that say the same.
  mutating func path(
    toWrite usual: String, or others: [String] = [], with command: String
  ) throws(LineFailure) -> String {
    let part = try take(CommandWords.file)
    let ending = others.first(where: part.text.hasSuffix) ?? usual
    guard FilePath.canName(part.text, ending: ending) else {
      throw .objection(CommandWords.noFileName(part, ending: ending, behind: command))
    }
    if part.text.hasSuffix(ending) { return part.text }
    if case .failure(.isFolder) = snapshot.probing.read(part.text) {
      throw .objection(CommandWords.isFolder(part, ending: ending, behind: command))
    }
    return part.text + ending
  }

  /// `NAME`, `WxH`, `WxH@SCALE` or `none`, for `command`.
  mutating func device(for command: String) throws(LineFailure) -> Device? {
    let part = try take(CommandWords.device)
    if part.text == "none" { return nil }
    if let device = Device.named(part.text) { return device }
    guard let size = part.size else {
      throw .objection(
        CommandWords.unknownDevice(part, before: parts[position...], behind: command))
    }
    let scale = size.scale ?? 2
    guard size.width > 0, size.height > 0, Self.isLength(size.width), Self.isLength(size.height),
      (1...10).contains(scale)
    else {
      throw .objection(CommandWords.illegalScreen(part))
    }
    return Device(size: Size(width: size.width, height: size.height), scale: scale)
  }

  /// A step of the history, by number or mark.
  mutating func step() throws(LineFailure) -> Int {
    let part = try take(CommandWords.moment)
    if let step = history.marks[part.text] { return step }
    guard let number = Int(part.text), history.moment(number) != nil else {
      throw .objection(CommandWords.unknownMoment(part, history))
    }
    return number
  }
}

// MARK: Names

extension Arguments {
  /// A view or a guide: what constraints can speak of.
  mutating func view() throws(LineFailure) -> ViewID {
    let range = nextRange
    let id = try viewOrLayer()
    if let view = document.view(id), view.isLayer {
      throw .objection(CommandWords.layerIsNoView(view.name, at: range))
    }
    return id
  }

  /// Also a free layer.
  mutating func viewOrLayer() throws(LineFailure) -> ViewID {
    let part = try take(CommandWords.view)
    guard let view = document.view(named: part.text) else {
      throw .objection(CommandWords.unknownView(part.text, at: part.range, in: document))
    }
    return view.id
  }

  mutating func viewsOrLayers() throws(LineFailure) -> [ViewID] {
    try distinct { (arguments) throws(LineFailure) in try arguments.viewOrLayer() }
  }

  mutating func removedView(_ part: CommandArgument) throws(LineFailure) -> ViewID {
    guard let view = document.view(named: part.text) else {
      throw .objection(CommandWords.unknownKindOrView(part, in: document))
    }
    guard view.superview == nil, view.id != .window else {
      throw .objection(CommandWords.alreadyThere(view.name, at: part.range))
    }
    return view.id
  }

  mutating func constraint() throws(LineFailure) -> ConstraintID {
    let part = try take(CommandWords.handle)
    guard let constraint = document.constraint(named: part.text) else {
      try refuseGenerated(part)
      throw .objection(CommandWords.unknownConstraint(part.text, at: part.range, in: document))
    }
    return constraint.id
  }

  mutating func constraints() throws(LineFailure) -> [ConstraintID] {
    try distinct { (arguments) throws(LineFailure) in try arguments.constraint() }
  }

  /// What a document holds under a name of its own.
  enum Thing: Hashable {
    case view(ViewID)
    case constraint(ConstraintID)
  }

  mutating func viewOrConstraint() throws(LineFailure) -> Thing {
    let part = try take(CommandWords.viewOrHandle)
    guard let entity = document.entity(named: part.text) else {
      try refuseGenerated(part)
      throw .objection(CommandWords.unknownName(part.text, at: part.range, in: document))
    }
    return switch entity {
    case .view(let id): .view(id)
    case .constraint(let id): .constraint(id)
    case .value: throw .objection(CommandWords.isAValue(part))
    }
  }

  mutating func existingName() throws(LineFailure) -> String {
    let part = try take(CommandWords.viewOrHandle)
    guard document.entity(named: part.text) != nil else {
      throw .objection(CommandWords.unknownName(part.text, at: part.range, in: document))
    }
    return part.text
  }

  /// A name that nothing has yet.
  mutating func newName() throws(LineFailure) -> String {
    let part = try take(CommandWords.newName)
    if let objection = document.objection(toTypedName: part.text) {
      throw .edit(objection, at: part.range)
    }
    return part.text
  }

  /// A mark may be called anything that is one word and no number.
  mutating func markName() throws(LineFailure) -> String {
    let part = try take(CommandWords.newName)
    guard Int(part.text) == nil, !part.text.isEmpty else {
      throw .objection(CommandWords.markIsNumber(part))
    }
    if let failure = Document.objection(toLengthOf: part.text) {
      throw .edit(failure, at: part.range)
    }
    return part.text
  }
}
