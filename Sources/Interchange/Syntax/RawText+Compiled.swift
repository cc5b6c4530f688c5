/// `#if DEBUG` and the like, whose other branches a compiler would not see, and previews.
extension RawText {
  /// The text as it is compiled for the debugger of an iPhone, with blanks for what is left out, so
  /// that every place stays where it is.
  package var compiled: RawText { withTakenBranches.withoutPreviews }

  /// Without `#Preview { … }`, which shows in Xcode what other code makes.
  private var withoutPreviews: RawText {
    guard text.contains(Substring.preview) else { return self }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var preview: Completeness?
    for index in lines.indices {
      if preview == nil, lines[index].isPreview { preview = Completeness() }
      guard var open = preview else { continue }
      open.append(lines[index])
      lines[index] = Substring(String(repeating: " ", count: lines[index].utf8.count))
      preview = open.isComplete ? nil : open
    }
    return preview == nil ? RawText(lines.joined(separator: "\n"), offset: offset) : self
  }

  /// The same where `#if` and `#endif` do not belong together: a `#` begins a comment elsewhere.
  private var withTakenBranches: RawText {
    guard text.contains("#if ") else { return self }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var open: [Branch] = []
    for index in lines.indices {
      let directive = Directive(lines[index])
      switch directive {
      case .begin(let condition):
        open.append(Branch(isOuterTaken: open.last?.isTaken ?? true, condition))
      case .other(let condition):
        guard var branch = open.popLast() else { return self }
        branch.goOn(with: condition)
        open.append(branch)
      case .end: if open.popLast() == nil { return self }
      case nil: break
      }
      if directive != nil || open.last?.isTaken == false {
        lines[index] = Substring(String(repeating: " ", count: lines[index].utf8.count))
      }
    }
    return open.isEmpty ? RawText(lines.joined(separator: "\n"), offset: offset) : self
  }
}

extension Substring {
  fileprivate static let preview = "#Preview"

  /// Whether a line begins what Xcode's canvas shows.
  package var isPreview: Bool {
    guard utf8.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "#") else { return false }
    let rest = drop(while: \.isWhitespace)
    guard rest.hasPrefix(Self.preview) else { return false }
    return rest.dropFirst(Self.preview.count).first.map { "{( ".contains($0) } ?? false
  }
}

/// Where the reader is between `#if` and `#endif`.
private struct Branch {
  private let isOuterTaken: Bool
  private var wasTaken: Bool
  private(set) var isTaken: Bool

  init(isOuterTaken: Bool, _ condition: String) {
    self.isOuterTaken = isOuterTaken
    wasTaken = Directive.holds(condition)
    isTaken = isOuterTaken && wasTaken
  }

  mutating func goOn(with condition: String) {
    let holds = !wasTaken && Directive.holds(condition)
    isTaken = isOuterTaken && holds
    if holds { wasTaken = true }
  }
}

private enum Directive {
  case begin(String)
  /// `#elseif`, and `#else` with a condition that always holds.
  case other(String)
  case end

  init?(_ line: Substring) {
    let words = line.drop(while: \.isWhitespace).split(separator: "//").first ?? ""
    guard words.hasPrefix("#") else { return nil }
    let word = words.prefix { !$0.isWhitespace }
    let condition = String(words.dropFirst(word.count).filter { !$0.isWhitespace })
    switch word {
    case "#if" where !condition.isEmpty: self = .begin(condition)
    case "#elseif" where !condition.isEmpty: self = .other(condition)
    case "#else" where condition.isEmpty: self = .other("true")
    case "#endif" where condition.isEmpty: self = .end
    default: return nil
    }
  }

  /// Flags that nobody sets do not hold.
  static func holds(_ condition: String) -> Bool {
    condition.split(separator: "||").contains { conditions in
      conditions.split(separator: "&&").allSatisfy { condition in
        condition.hasPrefix("!") ? !isSet(condition.dropFirst()) : isSet(condition)
      }
    }
  }

  private static func isSet(_ condition: Substring) -> Bool {
    ["DEBUG", "true", "os(iOS)", "targetEnvironment(simulator)"].contains(String(condition))
      || ["canImport(", "swift(", "compiler("].contains { condition.hasPrefix($0) }
  }
}
