import LayoutCode
import Prose

extension ExportFormat {
  static let patch = ExportFormat(
    word: "patch", otherEndings: ["diff"],
    summary: Phrase(
      en: "what changed since files of code were opened", ja: "開いたコードへの変更（git apply 用）"),
    signature: PatchWords.signature,
    ownName: { (snapshot) throws(LineFailure) in try ImportedCode(on: snapshot)?.onlyChangedName }
  ) { (snapshot, target) throws(LineFailure) in
    guard let code = try ImportedCode(on: snapshot) else {
      throw .objection(
        snapshot.history.scene == nil ? PatchWords.noCode : PatchWords.noneOfInterface)
    }
    if !code.isInFiles { throw .objection(PatchWords.noFile) }
    let patch = CodePatch(of: code, on: snapshot)
    if patch.text.isEmpty { throw .objection(PatchWords.nothingChanged(code.unwritten)) }
    // From elsewhere the patch is found by its whole path.
    let path =
      patch.folder == nil
      ? target.path
      : snapshot.surroundings.absolute(FilePath.joined(snapshot.folder, target.path))
    return Written(
      text: "\(PatchWords.signature)\n\(patch.text)",
      notices: code.revision.remarks + code.unwritten + patch.notices + [
        PatchWords.apply(path, in: patch.folder)
      ])
  }
}

extension ImportedCode {
  fileprivate var changes: [(old: CodeText, new: CodeText)] {
    zip(texts, revision.codeTexts).filter { $0.text != $1.text }.map { (old: $0, new: $1) }
  }

  /// `Card` where `App/Card.swift` is the only file that has changed.
  fileprivate var onlyChangedName: String? {
    let changes = changes
    guard changes.count == 1, let path = changes.first?.old.path else { return nil }
    let name = FilePath.name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// The changes in several files as one patch.
struct CodePatch {
  private(set) var text = ""
  private(set) var notices: [Phrase] = []
  /// Where it is to be applied, if that is not the working folder.
  let folder: String?

  init(of code: ImportedCode, on snapshot: Snapshot) {
    let pairs = code.changes
    let here = FilePath.folder(of: snapshot.surroundings.absolute("x"))
    let paths = pairs.map { old, _ in
      FilePath.joined(code.folder, old.path ?? "").seen(from: here)
    }
    let leadsOut = paths.contains { FilePath.isAbsolute($0) || $0.hasPrefix("..") }
    let shared = leadsOut ? Self.sharedFolder(of: paths) : nil
    folder = shared
    for ((old, new), path) in zip(pairs, paths) {
      let name = shared.map { FilePath.relative(path, to: $0) } ?? path
      let (before, after) = texts(of: old, new, at: path, on: snapshot)
      text += LineDifference(from: before, to: after).patch(named: name)
    }
  }

  /// With the ends of lines that the file has.
  private mutating func texts(
    of old: CodeText, _ new: CodeText, at path: String, on snapshot: Snapshot
  ) -> (String, String) {
    guard case .success(let present) = snapshot.surroundings.probe(path) else {
      return (old.text, new.text)
    }
    guard CodeText(path: old.path, present).text == old.text else {
      notices.append(PatchWords.changedMeanwhile(path))
      return (old.text, new.text)
    }
    let mark = present.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    let end = present.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    return (present, mark + new.text.replacing("\n", with: end))
  }

  /// The innermost folder around all of them; `nil` for the working folder.
  private static func sharedFolder(of paths: [String]) -> String? {
    let folders = paths.map { FilePath.folder(of: $0) }
    guard var shared = folders.first else { return nil }
    while !folders.allSatisfy({ $0 == shared || $0.hasPrefix(FilePath.joined(shared, "")) }) {
      shared = FilePath.folder(of: shared)
    }
    return shared.isEmpty ? nil : shared
  }
}

extension String {
  /// `Card.swift` for `./Card.swift`, and for what lies in the working folder.
  fileprivate func seen(from folder: String) -> String {
    if hasPrefix("./") { return String(dropFirst(2)) }
    let start = folder + "/"
    return !folder.isEmpty && hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
