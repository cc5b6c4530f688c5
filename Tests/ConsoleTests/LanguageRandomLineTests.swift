import AutoLayout
import Interchange
import TestSupport
import Testing

@testable import Console

/// Whatever is typed is carried out or refused.
@Suite struct LanguageRandomLineTests {
  /// Words that make sense in some order, so that lines come far before they go wrong.
  private static let words = [
    "title", "photo", "card", "badge", "gap", "old", "spare", "view", "window", "c1", "c2", "named",
    ".leading", ".trailing", ".top", ".width", ".height", ".centerX", ".left", ".firstBaseline",
    ".safeArea", ".layoutMargins", ".frame", ".origin", ".size", ".x", ".y", ".hug", ".h", ".mask",
    ".priority", ".constant", ".isActive", ".text", ".image", ".font", ".superview", ".subviews",
    ".constraints", ".autoresizingMask", ".widthAnchor", ".topAnchor", "[0]", "[1]", ".count", "?",
    "!",
    ".removeFromSuperview()", ".addSubview(", ".constraint(equalTo: ",
    ".constraint(equalToConstant: ",
    ".setContentHuggingPriority(", ", for: .horizontal",
    ".exchangeSubview(at: 0, withSubviewAt: 1)",
    "NSLayoutConstraint.activate([", "])", ")", "(", ", ", " == ", " <= ", " >= ", " = ", " += ",
    " + ",
    " - ", "*", "/", " and ", " or ", "not ", "-", "0", "1", "-1", "8", "0.5", "1e7", "1e300",
    "nil",
    "true", "\"text\"", ".defaultHigh", ".zero", ".init(", "CGRect(", "UILabel()", "let made = ",
    "; ",
    " @750", " @0", " as named", "|", "-", "[title]", "[photo(", ")]", "V:", "H:", "self.",
    "super.",
  ]

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 600 : 60))
  func aLineIsCarriedOutOrRefused(seed: UInt64) throws {
    var random = LineGenerator(state: seed)
    var desk = try LanguageDesk()
    try desk.type("title.leading == view.leading + 16")
    try desk.type("photo.top == view.top + 16 @750 as named")
    for _ in 0..<60 {
      let length = 1 + Int(random.next() % 9)
      let line = (0..<length).map { _ in random.element(of: Self.words) }.joined()
      try check(line, on: &desk)
    }
  }

  /// A refused line throws what the console can word.
  private func check(_ line: String, on desk: inout LanguageDesk) throws {
    do {
      switch try LineReader.read(line) {
      case .command, .blank, .output: return
      default: break
      }
      var trial = desk
      try trial.type(line)
      desk = trial
    } catch is SyntaxFailure {
      return
    } catch let failure as LineFailure {
      let refusal = Refusal(failure, line: line)
      #expect(!refusal.words.isEmpty, "\(line)")
    }
  }
}

/// Repeatable random numbers (SplitMix64).
private struct LineGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func element(of words: [String]) -> String {
    words[Int(next() % UInt64(words.count))]
  }
}
