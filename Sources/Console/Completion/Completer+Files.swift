import Interchange
import Prose

extension Completer {
  /// Folders, and the files that end as is wanted, or all where none does; sessions only where
  /// they are. A name with a blank in it stands in quotes; hidden files wait for their dot.
  func files(_ typed: Substring, endings: [String]) -> [Candidate] {
    let isQuoted = typed.hasPrefix("\"")
    let path = String(isQuoted ? typed.dropFirst() : typed)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let isHiddenWanted = path.dropFirst(folder.count).hasPrefix(".")
    let names = snapshot.surroundings.list(FilePath.joined(snapshot.folder, folder))
      .filter { isHiddenWanted || !$0.hasPrefix(".") }
    let wanted = names.filter { name in endings.contains { name.hasSuffix($0) } }
    let folders = names.filter { $0.hasSuffix("/") }
    let others = names.filter { !$0.hasSuffix("/") && !$0.hasSuffix(Self.sessionEnding) }
    return ((wanted.isEmpty ? others : wanted) + folders).map { name in
      file(folder + name, isQuoted: isQuoted)
    }
  }

  private static let sessionEnding = ".tsume"

  private func file(_ name: String, isQuoted: Bool) -> Candidate {
    let isFolder = name.hasSuffix("/")
    return Candidate(
      Self.word(name, isQuoted: isQuoted, isEnded: !isFolder),
      isFolder
        ? Phrase(en: "folder", ja: "フォルダー")
        : name.hasSuffix(Self.sessionEnding)
          ? Phrase(en: "session", ja: "セッション") : Phrase(en: "file", ja: "ファイル"),
      isWhole: !isFolder)
  }

  /// In quotes where it has to be, or where the quotes are begun.
  static func word(_ name: String, isQuoted: Bool, isEnded: Bool = true) -> String {
    let word = isQuoted ? ExpressionWriter.quoted(name) : FilePath.inLine(name)
    return word == name || isEnded ? word : String(word.dropLast())
  }
}
