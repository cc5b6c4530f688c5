/// The lessons that were solved or left half-way, a line each, beside the history.
enum LessonProgress {
  @Sendable static func solved() -> Set<String> {
    guard let path, case .success(let text) = Files.read(path) else { return [] }
    return Set(text.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// What cannot be written is solved once more another day.
  @Sendable static func keep(_ solved: Set<String>) {
    guard let path else { return }
    _ = Files.write(path, solved.sorted().map { $0 + "\n" }.joined())
  }

  private static var path: String? { Files.stateFolder().map { "\($0)/lessons" } }
}
