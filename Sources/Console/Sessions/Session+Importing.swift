import Patience

/// What files held when they were imported, kept with the lines for `resume`.
extension Session {
  /// More is not kept: a folder of code is there again, or its import is refused.
  private static let mostKept = 4 * 1024 * 1024

  /// What the lines read in the place of files.
  var filesInMemory: [String: String] {
    guard keepsFilesInMemory || isExample else { return [:] }
    if importedBefore.isEmpty { return unwritten }
    return importedBefore.merging(unwritten) { _, own in own }
  }

  /// The line that has opened the present document; `nil` for one that was typed from the start.
  var openingLine: String? {
    history.path(to: history.step).reversed().awaited().lazy.compactMap { self.history.moment($0) }
      .first { $0.startsAnew && $0.parent != nil }?.line
  }

  /// Remembers the files that a step was made from.
  mutating func noteImports(of interpretation: Interpretation) {
    guard !interpretation.isPaste, attempted == nil, interpretation.line.hasPrefix("import") else {
      return
    }
    var names: [String] = []
    _ = FileLine(interpretation.line, of: ["import"])?.naming { name in
      names.append(name)
      return name
    }
    if names.isEmpty { return }
    let code = interpretation.outcome.code?.texts ?? []
    for case (let path?, let text) in code.map({ ($0.path, $0.text) }) { note(text, of: path) }
    for name in names where !code.contains(where: { $0.path == name }) {
      if case .success(let text) = snapshot.probing.read(name) { note(text, of: name) }
    }
  }

  private mutating func note(_ text: String, of path: String) {
    let file = ReadFile(path: FilePath.joined(folder, path), text: text)
    let size = imported.reduce(text.utf8.count) { $0 + $1.text.utf8.count }
    if size <= Self.mostKept, !imported.contains(file) { imported.append(file) }
  }

  /// The files that were noted, for the line that imports them.
  mutating func takeQuotedImports() -> [String] {
    defer { imported = [] }
    return imported.flatMap(QuotedFile.quotation(of:))
  }

  /// The lines that come read these files as they were. Those that are there as others by now are
  /// returned.
  mutating func remember(_ files: [ReadFile]) -> [String] {
    files.compactMap { file -> String? in
      let path = FilePath.joined(folder, file.path)
      importedBefore[path] = file.text
      guard case .success(let text) = surroundings.read(path) else { return path }
      return SessionFile.lines(of: text) == SessionFile.lines(of: file.text) ? nil : path
    }
  }
}
