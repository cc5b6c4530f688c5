/// The lessons that were solved or left half-way, a line each, beside the history.
enum LessonProgress {
  @Sendable static func solved() -> Set<String> { Set(file?.lines ?? []) }

  /// What cannot be written is solved once more another day.
  @Sendable static func keep(_ solved: Set<String>) { file?.replace(with: solved.sorted()) }

  /// A line has the name of a course and that of a lesson in it, as `edges/margins 2`, and nothing that a
  /// shell would take for more than a name.
  private static var file: StateFile? {
    StateFile("lessons") { line in
      line.contains("/") && line.utf8.count < 1024 && line.unicodeScalars.allSatisfy(\.isInName)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInName: Bool {
    properties.generalCategory != .control && !"=\"'`$;|<>&\\*#".unicodeScalars.contains(self)
  }
}
