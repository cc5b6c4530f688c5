import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Patience
import Prose
import Reporting

/// The files of code that a line opens: they take the place of the document, as one program with all
/// code that is known.
struct OpenedCode: Hashable, Sendable {
  let texts: [CodeText]
  let resources: Resources
  /// Where the line names the first of them.
  let range: SourceRange
  /// Whether a folder holds more than is read.
  let isCutOff: Bool
  /// Files of folders that cannot be opened, such as links that lead nowhere.
  let unopened: [String]
  /// Folders of libraries that are known, which are not read.
  let libraryPaths: [String]

  /// `nil` for what is no code.
  init?(
    _ files: [(path: String, range: SourceRange)], on snapshot: Snapshot
  ) throws(LineFailure) {
    var texts: [CodeText] = []
    var (isCutOff, signs) = (false, 0)
    var (unopened, libraryPaths) = ([String](), [String]())
    var pictures: [String] = []
    // Only of one file somebody wants to know that it was written anew.
    let reading = files.count == 1 ? snapshot : snapshot.probing
    for (path, range) in files {
      if let folder = try Self.folder(path, at: range, on: snapshot) {
        let room = CodeText.mostSigns - signs
        pictures += folder.resourcePaths
        libraryPaths += folder.libraryPaths
        let read = Self.texts(in: folder, upTo: room, on: snapshot.probing)
        isCutOff = isCutOff || folder.isCutOff || read.isCutOff
        unopened += read.unopened
        signs += read.signs
        texts += read.texts
        if read.texts.isEmpty, let first = read.unopened.first {
          _ = try snapshot.probing.contents(of: first, at: range)
        }
      } else if CodeFolder.isCode(path) {
        let text = try reading.contents(of: path, at: range)
        signs += CodeText.signs(in: text)
        if signs > CodeText.mostSigns { throw .file(.tooLarge(path), at: range) }
        if text.allSatisfy(\.isWhitespace) {
          throw .objection(CommandWords.emptyFile(path, at: range))
        }
        let whole = CompanionFiles(of: CodeText(path: path, text)) { other in
          guard let text = try? snapshot.probing.contents(of: other, at: range) else { return nil }
          let all = signs + CodeText.signs(in: text)
          if all > CodeText.mostSigns { return nil }
          signs = all
          return text
        }
        // Files that are named themselves come in their turn.
        let others = files.map(\.path).filter { $0 != path }
        texts += whole.texts.filter { new in
          !others.contains(new.path ?? "") && !texts.contains { $0.path == new.path }
        }
      } else if files.count == 1 {
        return nil
      } else {
        throw .objection(CodeImportWords.oneAtATime(path, at: range))
      }
    }
    self.texts = texts
    resources = ResourceReader(
      readingIn: snapshot.folder, snapshot.surroundings
    ).resources(in: pictures)
    self.isCutOff = isCutOff
    (self.unopened, self.libraryPaths) = (unopened, libraryPaths)
    range = files.first?.range ?? SourceRange(0, 0)
  }

  /// What was read of a folder.
  private struct FolderTexts {
    var texts: [CodeText] = []
    var unopened: [String] = []
    var signs = 0
    var isCutOff = false
  }

  /// One file that cannot be opened is no reason to leave out the others.
  ///
  /// - Parameter room: How many words and signs may be read.
  private static func texts(
    in folder: CodeFolder, upTo room: Int, on snapshot: Snapshot
  ) -> FolderTexts {
    var read = FolderTexts()
    for path in folder.paths.awaited(each: LineWork.interval) {
      guard case .success(let text) = snapshot.read(path) else {
        read.unopened.append(path)
        continue
      }
      read.signs += CodeText.signs(in: text)
      read.isCutOff = read.signs > room
      if read.isCutOff { break }
      read.texts.append(CodeText(path: path, text))
    }
    return read
  }

  /// `nil` for what is no folder.
  private static func folder(
    _ path: String, at range: SourceRange, on snapshot: Snapshot
  ) throws(LineFailure) -> CodeFolder? {
    guard case .failure(.isFolder) = snapshot.probing.read(path) else { return nil }
    let folder = CodeFolder(path, startingIn: snapshot.folder, of: snapshot.surroundings)
    if folder.paths.isEmpty { throw .objection(CodeImportWords.noCode(in: path, at: range)) }
    return folder
  }

  /// An empty window on the same device, with the numbers that the code may ask for: those that it
  /// does not declare by itself.
  func start(in present: Document) throws(LineFailure) -> Document {
    let numbers = present.names.sorted.compactMap { name -> (name: String, edit: Edit)? in
      guard case .value(let value) = present.names[name], value.number != nil else { return nil }
      return (name, .define(name, value))
    }
    // All texts are gone through for that: mostly there is no need to.
    let declared = numbers.isEmpty ? [] : declaredNames
    let edits = numbers.filter { !declared.contains($0.name) }.map(\.edit)
    do throws(EditFailure) {
      return try present.emptied().applying(edits)
    } catch {
      throw .edit(error, at: range)
    }
  }

  /// All that stands behind `let` or `var`, wherever that is.
  private var declaredNames: Set<String> {
    texts.reduce(into: []) { names, code in
      let words = code.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      for (keyword, name) in zip(words, words.dropFirst()) where ["let", "var"].contains(keyword) {
        names.insert(name)
      }
    }
  }
}

extension Session {
  /// What opened code comes to, which takes the place of the document.
  func outcome(of code: OpenedCode) throws(LineFailure) -> Outcome {
    let start = try code.start(in: state.document)
    var fresh = self
    fresh.state = try snapshot.layout(of: start)
    let step = CodeStep(texts: code.texts, resources: code.resources)
    var outcome: Outcome
    do throws(LineFailure) {
      outcome = try fresh.outcome(of: step)
    } catch {
      throw step.objection(error, in: start, at: code.range)
    }
    if outcome.edits.isEmpty { throw CodeImportWords.makesNothing(at: code.range) }
    outcome.start = start
    if !code.unopened.isEmpty { outcome.notes.append(CodeImportWords.unopened(code.unopened)) }
    if !code.libraryPaths.isEmpty {
      outcome.notes.append(CodeImportWords.known(code.libraryPaths))
    }
    if code.isCutOff { outcome.notes.append(CodeImportWords.cutOff(after: code.texts.count)) }
    return outcome
  }
}
