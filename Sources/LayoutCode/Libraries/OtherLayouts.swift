import Prose

/// Ways of laying out that make no constraints: what they lay out is named for what it is, and stepped
/// over.
enum OtherLayouts {
  /// Modules that set frames by themselves.
  private static let settingFrames: Set<String> = ["PinLayout", "Neon"]

  /// Modules that lay out by rules of their own, and what these are called.
  private static let byOwnRules = [
    "FlexLayout": "FlexLayout", "YogaKit": "Yoga", "AsyncDisplayKit": "Texture",
    "Texture": "Texture", "ComponentKit": "ComponentKit", "LayoutKit": "LayoutKit",
  ]

  static func notes(on files: [CodeFile]) -> [Phrase] {
    var names: [String] = []
    var notes: [Phrase] = []
    for declaration in files.flatMap(\.statements).compactMap(\.declaration) {
      guard let name = name(of: declaration), !names.contains(name) else { continue }
      names.append(name)
      notes.append(
        settingFrames.contains(name)
          ? LibraryWords.setsFrames(name) : LibraryWords.laysOutByItself(name))
    }
    return notes
  }

  /// What they add to views.
  private static let words: Set<Substring> = ["pin", "flex", "yoga"]

  /// Whether a call is one of theirs, and so makes no constraints: `title.pin.below(of: photo)`.
  static func isCalled(by name: String, in file: CodeFile?) -> Bool {
    !words.isDisjoint(with: name.split(separator: "."))
      && file?.statements.compactMap(\.declaration).contains { self.name(of: $0) != nil } == true
  }

  /// What a declaration shows that is at work: an import, or a view of SwiftUI's.
  private static func name(of declaration: Declaration) -> String? {
    switch declaration.form {
    case .import(let path):
      path.first.flatMap { settingFrames.contains($0) ? $0 : byOwnRules[$0] }
    case .type(let type):
      type.kind == .struct && type.inherited.first?.name == "View" ? "SwiftUI" : nil
    default: nil
    }
  }
}

extension Statement {
  fileprivate var declaration: Declaration? {
    if case .declaration(let declaration) = form { declaration } else { nil }
  }
}
