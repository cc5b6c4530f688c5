import AutoLayout
import Interchange
import Prose
import Reporting

/// A line of SwiftUI, which nothing here can carry out, and the lines of Tsume that come nearest to it.
struct SwiftUILine {
  /// The word by which it is known, and where.
  private let range: SourceRange
  private let here: [String]

  /// `nil` for a text that is none, or that speaks of something of the user's own.
  init?(_ text: String, in document: Document) {
    let isBlock = text.contains(where: \.isNewline)
    guard let found = Self.view(in: text) ?? (isBlock ? nil : Self.modifier(in: text)),
      document.entity(named: found.word) == nil
    else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: found.place)
    range = SourceRange(start, start + found.word.utf8.count)
    here = found.here
  }

  /// In the place of why the line cannot be read.
  var failure: LineFailure {
    let lines = here.map { "\($0, as: .code)" as Phrase }
    return .objection(
      Objection(
        Phrase(
          en: "That is SwiftUI, which makes no constraints; here one types "
            + "\(lines.joined(separator: Phrase(en: " and ", ja: ""))).",
          ja: "これは SwiftUI の書き方で、Tsume では \(lines.joined(separator: "、")) のように入力します。"),
        at: range))
  }

  private typealias Found = (word: String, place: String.Index, here: [String])

  // MARK: Views

  /// `VStack(spacing: 8) {`, `Text("Name")`: a view stands first, with what it holds behind it.
  private static func view(in text: String) -> Found? {
    let line = text.drop { $0.isWhitespace }
    let word = String(line.prefix { $0.isLetter })
    let rest = line.dropFirst(word.count)
    guard let lines = views[word], let sign = rest.first(where: { !$0.isWhitespace }),
      "({".contains(sign)
    else { return nil }
    let shown = string(in: rest.prefix { !$0.isNewline })
    return (word, line.startIndex, lines.map { $0.replacing("…", with: shown ?? "Name") })
  }

  private static let views = [
    "VStack": ["add stackView column", "column.axis = .vertical"],
    "LazyVStack": ["add stackView column", "column.axis = .vertical"],
    "HStack": ["add stackView row"], "LazyHStack": ["add stackView row"],
    "ZStack": ["add view card", "add label title in card"],
    "Spacer": ["title.top == photo.bottom + 8"],
    "Divider": ["add view line", "line.height == 1"],
    "Text": ["add label title \"…\""], "Image": ["add imageView photo"],
    "Button": ["add button ok \"…\""], "TextField": ["add textField field"],
    "Toggle": ["add switch toggle"], "Slider": ["add slider volume"],
    "ScrollView": ["add scrollView scroll"], "List": ["add tableView list"],
    "GeometryReader": ["view.width"],
  ]

  /// What stands between the first two quotes.
  private static func string(in text: Substring) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  // MARK: Modifiers

  /// `photo.frame(width: 120)`, `.padding(16)`.
  private static func modifier(in text: String) -> Found? {
    for (word, lines) in [("frame", sizes), ("padding", insets)] {
      guard let call = text.firstRange(of: ".\(word)(") else { continue }
      let receiver = text[..<call.lowerBound].reversed()
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let view = receiver.isEmpty ? "title" : String(receiver.reversed())
      let arguments = text[call.upperBound...].prefix { $0 != ")" && !$0.isNewline }
      let here = lines(view, String(arguments))
      if here.isEmpty { continue }
      return (word, text.index(after: call.lowerBound), here)
    }
    return nil
  }

  /// Nothing where no argument is one of SwiftUI's: `frame(forAlignmentRect:)` is UIKit's.
  private static func sizes(of view: String, _ arguments: String) -> [String] {
    arguments.split(separator: ",").compactMap { argument in
      let parts = argument.split(separator: ":").map { String($0).trimmed }
      guard parts.count == 2, let meaning = lengths[parts[0]] else { return nil }
      let isEndless = parts[1].hasSuffix("infinity")
      let length = isEndless ? "view.\(meaning.attribute)" : parts[1]
      return "\(view).\(meaning.attribute) \(isEndless ? "==" : meaning.relation) \(length)"
    }
  }

  private static let lengths: [String: (attribute: String, relation: String)] = [
    "width": ("width", "=="), "minWidth": ("width", ">="), "idealWidth": ("width", "=="),
    "maxWidth": ("width", "<="), "height": ("height", "=="), "minHeight": ("height", ">="),
    "idealHeight": ("height", "=="), "maxHeight": ("height", "<="),
  ]

  private static func insets(of view: String, _ arguments: String) -> [String] {
    let last = arguments.split(separator: ",").last.map { String($0).trimmed } ?? ""
    let length = Double(last) == nil ? "16" : last
    return ["\(view).leading == view.leading + \(length)"]
  }
}
