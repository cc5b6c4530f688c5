import Prose

/// How a line leaves the middle of a cell in one direction. What is stronger stays where two meet.
enum Stroke: Int, Comparable {
  case none
  case dotted
  case light
  case heavy

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The lines in a cell, by direction: two views that meet in a cell share it, and their lines join.
struct Strokes: Hashable {
  var up = Stroke.none
  var right = Stroke.none
  var down = Stroke.none
  var left = Stroke.none
  /// Whether a plain corner is a round one.
  var isRounded = false

  static func horizontal(_ stroke: Stroke) -> Strokes { Strokes(right: stroke, left: stroke) }
  static func vertical(_ stroke: Stroke) -> Strokes { Strokes(up: stroke, down: stroke) }

  mutating func join(_ other: Strokes) {
    up = max(up, other.up)
    right = max(right, other.right)
    down = max(down, other.down)
    left = max(left, other.left)
    isRounded = isRounded || other.isRounded
  }

  private var arms: [Stroke] { [up, right, down, left] }

  /// Dotted lines end where they meet a solid one.
  func character(in drawing: Page.LineDrawing) -> Character {
    let isSolid = arms.contains { $0 > .dotted }
    switch drawing {
    case .unicode: return isSolid ? solidCharacter : dottedCharacter
    case .ascii: return isSolid ? asciiCharacter(over: .dotted) : dottedASCIICharacter
    }
  }

  private var solidCharacter: Character {
    if isRounded, let corner = roundCorner { return corner }
    let place = arms.reduce(0) { $0 * 3 + max(0, $1.rawValue - 1) }
    return Self.solidCharacters[place]
  }

  private var roundCorner: Character? {
    switch (up, right, down, left) {
    case (.none, .light, .light, .none): "╭"
    case (.none, .none, .light, .light): "╮"
    case (.light, .light, .none, .none): "╰"
    case (.light, .none, .none, .light): "╯"
    default: nil
    }
  }

  private var dottedCharacter: Character {
    if up == .none && down == .none { return "┄" }
    if left == .none && right == .none { return "┆" }
    var solid = self
    for path in [\Strokes.up, \.right, \.down, \.left] where self[keyPath: path] == .dotted {
      solid[keyPath: path] = .light
    }
    return solid.solidCharacter
  }

  private func asciiCharacter(over least: Stroke) -> Character {
    let isVertical = max(up, down) > least
    let isHorizontal = max(left, right) > least
    if isVertical && isHorizontal { return "+" }
    if isVertical { return "|" }
    return max(left, right) == .heavy ? "=" : "-"
  }

  private var dottedASCIICharacter: Character {
    left == .none && right == .none ? ":" : "."
  }

  /// By up, right, down, left, the last changing fastest, each none, light, heavy.
  private static let solidCharacters = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
}
