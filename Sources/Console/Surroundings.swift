import Patience

/// What is left of a session that was killed, or left with lines unsaved.
package struct InterruptedSession: Hashable, Sendable {
  /// What it is told from others by.
  package let journal: String
  /// When its last line was kept, as it is shown.
  package let end: String
  /// Its lines, as in a session file.
  package let text: String
  /// Where relative paths in it start from; empty for the working folder.
  package let folder: String
  /// Whether there was more, which is not as it was written.
  package let isDamaged: Bool

  /// - Parameter text: A last line without its end was still being written, and is left out.
  package init(
    journal: String = "", end: String = "", text: String, folder: String, isDamaged: Bool = false
  ) {
    (self.journal, self.end) = (journal, end)
    self.isDamaged = isDamaged
    let end = text.lastIndex(where: \.isNewline).map(text.index(after:))
    self.text = String(text[..<(end ?? text.startIndex)])
    self.folder = folder
  }

  /// How many lines there are to carry out.
  package var count: Int { entries.count }

  /// The last of them.
  var lastLine: String { entries.last?.line.firstLine ?? "" }

  private var entries: [SessionFile.Entry] {
    SessionFile(text).wholeEntries.filter { $0.isPaste || $0.line.firstWord != "save" }
  }
}

/// What came of a text that the user was to edit.
package enum EditedText: Hashable, Sendable {
  case text(String)
  /// No editor is chosen, and none is installed.
  case noEditor
  /// The editor did not end as one does that has saved.
  case failed(String)
}

/// What the console needs from the world, handed in by the executable: it never touches files, the
/// terminal or the clock itself.
package struct Surroundings: Sendable {
  /// Why a file could not be read or written, with its path.
  package enum FileFailure: Error, Hashable, Sendable {
    case missing(String)
    case isFolder(String)
    /// A device or the like, out of which nothing can be read.
    case isNoFile(String)
    /// A program, a picture, an archive.
    case notText(String)
    case unreadable(String)
    case tooLarge(String)
    /// A line of it is too long to be a line of a text.
    case lineTooLong(String, line: Int)
    /// The disk is full, or what of it the user may take.
    case diskIsFull(String)
    /// The whole disk is.
    case isReadOnly(String)
    /// The way to it leads out of the folder in which it is to be.
    case leadsOut(String)
    /// For any other reason.
    case unwritable(String)
  }

  /// The file's text; invalid UTF-8 is repaired.
  package var read: @Sendable (_ path: String) -> Result<String, FileFailure>
  /// The same for what only looks whether and what is there: nobody watches the file for it.
  package var probe: @Sendable (_ path: String) -> Result<String, FileFailure>
  /// The first bytes of a file that may be no text, as a picture, and no more than so many; `nil` where
  /// nothing can be read.
  package var bytes: @Sendable (_ path: String, _ count: Int) -> [UInt8]? = { _, _ in nil }
  package var write: @Sendable (_ path: String, _ text: String) -> Result<Void, FileFailure>
  /// The path from the root of the file system, without links in its folder; the path itself where
  /// there is no such root.
  package var absolute: @Sendable (_ path: String) -> String = { $0 }
  /// Whether the way to a file, links followed, ends in the folder that its path names. With a folder,
  /// whether it ends somewhere below that.
  package var staysInside: @Sendable (_ path: String, _ folder: String?) -> Bool = { _, _ in true }
  /// Names in a folder for completion, folders with a slash at the end.
  package var list: @Sendable (_ folder: String) -> [String]
  /// Whether the user wants the running command stopped.
  package var isCancelled: @Sendable () -> Bool
  /// What `isCancelled` was before it asked the work of the line; `nil` where it does not ask that.
  private var askingUser: (@Sendable () -> Bool)?
  /// Lets the user edit a text; `nil` where nobody sits at a terminal.
  package var edit: (@Sendable (_ text: String) -> EditedText)?
  /// The sessions that wait to be resumed, the latest first; `nil` where there is no prompt.
  package var interrupted: (@Sendable () -> [InterruptedSession])?

  /// Starts and ends the page that follows the prompt; `nil` where there is no prompt.
  package var page: (@Sendable (PageRequest) -> PageAnswer)?

  /// The folder of the lessons that come with Tsume; `nil` if they are not there.
  package var lessonsFolder: @Sendable () -> String? = { nil }
  /// The lessons that were solved or left half-way, as `LessonPlaces` writes them, and where that is kept.
  package var progress: @Sendable () -> Set<String> = { [] }
  package var keepProgress: @Sendable (_ places: Set<String>) -> Void = { _ in }

  package init(
    read: @escaping @Sendable (String) -> Result<String, FileFailure>,
    write: @escaping @Sendable (String, String) -> Result<Void, FileFailure>,
    list: @escaping @Sendable (String) -> [String], isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.read = read
    probe = read
    self.write = write
    self.list = list
    self.isCancelled = isCancelled
  }

  /// Whether the user wants the line stopped, without asking its work: that is what the work itself asks,
  /// which would otherwise ask itself for ever in a session that got these surroundings from another one.
  var isInterrupted: @Sendable () -> Bool { askingUser ?? isCancelled }

  /// The same surroundings where `isCancelled` asks the work of the line, in which all questions are counted
  /// together.
  var askedByWork: Surroundings {
    var asked = self
    let isInterrupted = self.isInterrupted
    asked.askingUser = isInterrupted
    asked.isCancelled = {
      LineWork.isUnderWay ? LineWork.isStopped(after: LineWork.interval) : isInterrupted()
    }
    return asked
  }

  /// No files, never cancelled.
  package static let none = Surroundings(
    read: { .failure(.missing($0)) }, write: { path, _ in .failure(.unwritable(path)) },
    list: { _ in [] }, isCancelled: { false })
}
