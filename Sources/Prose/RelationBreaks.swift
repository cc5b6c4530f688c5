/// Where a relation (`title.top == photo.bottom + 8 @750`) or an assignment may be broken: before its sign, where it does
/// not fit on a line, and elsewhere only where even its sides do not.
struct RelationBreaks {
  /// Before which glyphs of a relation a line does not end as long as it can end elsewhere.
  private var within: Set<Int> = []
  /// Where the relation of a sign ends, by the place of the sign.
  private var ends: [Int: Int] = [:]
  private let glyphs: ArraySlice<StyledLine.Glyph>
  /// The last places that were come by, and the width at which the last one outside was.
  private var lastSign: Int?
  private var lastWithin: Int?
  private var lastOutside = 0

  /// - Complexity: O(*n*) for *n* glyphs.
  init(in glyphs: ArraySlice<StyledLine.Glyph>) {
    self.glyphs = glyphs
    var index = glyphs.startIndex
    while index < glyphs.endIndex {
      if Self.isSign(at: index, in: glyphs) {
        let end = noteRelation(withSignAt: index, in: glyphs)
        ends[index] = end
        index = end
      } else if Self.isAssignment(at: index, in: glyphs) {
        within.insert(index)
        index = Self.endOfSide(behind: index + 1, in: glyphs, &within)
      } else {
        index += 1
      }
    }
  }

  /// Notes what stands behind the sign. Returns where the relation ends.
  private mutating func noteRelation(
    withSignAt sign: Int, in glyphs: ArraySlice<StyledLine.Glyph>
  ) -> Int {
    var end = Self.endOfSide(behind: sign + 2, in: glyphs, &within)
    while !",;".contains(glyphs[end - 1].character),
      let next = Self.word(behind: end, in: glyphs), next.first.isTail
    {
      end =
        next.first.character == "@"
        ? Self.endOfSide(behind: end, in: glyphs, &within)
        : Self.endOfSide(behind: next.place + 1, in: glyphs, &within)
      within.insert(next.place)
    }
    return max(end, sign + 2)
  }

  /// Whether `==`, `<=` or `>=` stands there between blanks, or at the beginning of what is left of a line.
  private static func isSign(at index: Int, in glyphs: ArraySlice<StyledLine.Glyph>) -> Bool {
    guard index + 2 < glyphs.endIndex, "=<>".contains(glyphs[index].character),
      glyphs[index + 1].character == "=", glyphs[index + 2].isBlank
    else { return false }
    return index == glyphs.startIndex || glyphs[index - 1].isBlank
  }

  /// Whether the `=` of `title.isHidden = true` stands there, which is one piece to whoever types it.
  private static func isAssignment(at index: Int, in glyphs: ArraySlice<StyledLine.Glyph>) -> Bool {
    guard glyphs[index].character == "=", index > glyphs.startIndex + 1,
      index + 1 < glyphs.endIndex,
      glyphs[index - 1].isBlank, glyphs[index + 1].isBlank,
      [.code, .command].contains(glyphs[index].role)
    else { return false }
    return glyphs[..<(index - 1)].reversed().prefix { !$0.isBlank }.contains { $0.character == "." }
  }

  /// The end of the word behind blanks, before which a line does not end.
  private static func endOfSide(
    behind place: Int, in glyphs: ArraySlice<StyledLine.Glyph>, _ within: inout Set<Int>
  ) -> Int {
    guard let word = word(behind: place, in: glyphs) else { return place }
    within.insert(word.place)
    return glyphs[word.place...].firstIndex { !$0.isOfSide } ?? glyphs.endIndex
  }

  /// What begins behind one or two blanks.
  private static func word(
    behind place: Int, in glyphs: ArraySlice<StyledLine.Glyph>
  ) -> (place: Int, first: StyledLine.Glyph)? {
    guard place < glyphs.endIndex, glyphs[place].isBlank,
      let start = glyphs[place...].prefix(3).firstIndex(where: { !$0.isBlank })
    else { return nil }
    return (start, glyphs[start])
  }

  /// Whether a line may end before the glyph as before any other; a place within a relation is only noted.
  mutating func allow(_ index: Int, at width: Int) -> Bool {
    if within.contains(index) {
      lastWithin = index
      return false
    }
    if ends[index] != nil {
      lastSign = index
      return false
    }
    lastOutside = width
    return true
  }

  /// The place before a sign where the line would end too early otherwise, or not at all, or where the
  /// relation would have to be broken on the next line all the same.
  func end(insteadOf found: Int?, from start: Int, to columns: Int) -> Int? {
    guard let found else { return lastSign ?? lastWithin }
    guard let lastSign, lastSign > found, let end = ends[lastSign] else { return found }
    let room = columns - start
    let length = glyphs[found..<end].reduce(0) { $0 + $1.width }
    return lastOutside < start + room / 3 || length > room ? lastSign : found
  }
}

extension StyledLine.Glyph {
  /// Whether a constant or a priority goes on with a relation there.
  fileprivate var isTail: Bool { character == "+" || character == "-" || character == "@" }

  /// Whether it may belong to a side of a relation.
  fileprivate var isOfSide: Bool { !isBlank && (width == 1 || Self.wholeRoles.contains(role)) }

  /// What is one word in whatever script it is.
  private static let wholeRoles: Set<Role> = [.name, .handle, .code, .command]
}
