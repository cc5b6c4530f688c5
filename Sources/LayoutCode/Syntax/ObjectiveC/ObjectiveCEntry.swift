/// Where declarations of Objective-C begin and end that are typed or piped line by line.
package enum ObjectiveCEntry {
  /// Whether a line begins a class or a method.
  package static func begins(with line: String) -> Bool {
    opensClass(line) || isMethodHead(line)
  }

  /// Whether a line stands beside classes in a file: constants, types, what other files declare.
  package static func standsBesideClasses(_ line: String) -> Bool {
    let line = trimmed(line)
    return words.contains(where: line.hasPrefix)
  }

  private static let words = [
    "static ", "extern ", "typedef ", "const ", "@class ", "@import ", "@protocol ",
    "NS_ASSUME_NONNULL",
    "FOUNDATION_EXPORT ", "UIKIT_EXTERN ",
  ]

  /// Whether lines that began a class have not come to its end, or those of a method not to its body;
  /// `nil` where that is seen by their brackets.
  package static func goesOn(after lines: [String]) -> Bool? {
    guard let first = lines.first, let last = lines.last else { return nil }
    if opensClass(first) { return !trimmed(last).hasPrefix("@end") }
    guard lines.count == 1, isMethodHead(first), !first.contains("{"), !first.contains(";") else {
      return nil
    }
    return true
  }

  private static func opensClass(_ line: String) -> Bool {
    let line = trimmed(line)
    return line.hasPrefix("@interface ") || line.hasPrefix("@implementation ")
  }

  /// `- (void)viewDidLoad`: a number behind a sign has no name behind its parentheses.
  private static func isMethodHead(_ line: String) -> Bool {
    let line = trimmed(line)
    guard line.first == "-" || line.first == "+" else { return false }
    let type = line.dropFirst().drop { $0 == " " }
    guard type.first == "(", let close = type.firstIndex(of: ")"),
      type.dropFirst().first?.isLetter == true
    else { return false }
    let name = type[type.index(after: close)...].drop { $0 == " " || $0 == ")" }
    return name.first.map { $0.isLetter || $0 == "_" } == true
  }

  private static func trimmed(_ line: String) -> Substring {
    line.drop { $0 == " " || $0 == "\t" }
  }
}
