import Testing

@testable import LineEditing

@Suite struct HistoryFormatTests {
  @Test(arguments: [
    [], ["tree"], ["a\nb\n", "\\n", "\\", "写真.width == 10", "tab\there"],
    ["\u{1B}[31m", "x\u{0}y"],
  ])
  func `Entries come back as they were saved`(entries: [String]) {
    #expect(HistoryFormat.entries(in: HistoryFormat.bytes(of: entries)) == entries)
  }

  @Test func `The file says what it is and has one line an entry`() {
    let text = String(decoding: HistoryFormat.bytes(of: ["a\nb", "c\\"]), as: UTF8.self)
    #expect(text == "tsume history 1\na\\nb\nc\\\\\n")
  }

  @Test func `Another file is not taken for one`() {
    #expect(HistoryFormat.entries(in: Array("my notes\n".utf8)) == nil)
    #expect(HistoryFormat.entries(in: Array("tsume history 12\n".utf8)) == nil)
    #expect(HistoryFormat.entries(in: [0xFF]) == nil)
  }

  @Test func `A file without a byte holds no entries`() {
    #expect(HistoryFormat.entries(in: []) == [])
  }

  @Test func `An entry is kept where it was used last, and the oldest go first`() {
    #expect(
      HistoryFormat.merged(["a", "b", "c"], with: ["a", "d"], limit: 10) == ["b", "c", "a", "d"])
    #expect(HistoryFormat.merged(["a", "b", "c"], with: ["a", "d"], limit: 2) == ["a", "d"])
  }
}

@Suite struct HistoryFileTests {
  @Test func `A missing file holds nothing, and saving makes it for the user alone`() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/state/tsume/history")
    #expect(try file.load() == [])
    try file.save(adding: ["tree"])
    #expect(try file.load() == ["tree"])
    #expect(try folder.mode(of: "state/tsume/history") == 0o600)
    #expect(try folder.mode(of: "state/tsume") == 0o700)
    #expect(try folder.mode(of: "state") == 0o700)
    #expect(try folder.names(in: "state/tsume") == ["history"])
  }

  @Test func `What another session saved meanwhile is kept`() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history")
    var first = History()
    var second = History()
    try first.open(file)
    try second.open(file)
    #expect(first.append("one") == .added)
    #expect(second.append("two") == .added)
    #expect(second.append("one") == .added)
    try first.save()
    try second.save()
    #expect(first.append("three") == .added)
    try first.save()
    #expect(try file.load() == ["two", "one", "three"])
  }

  @Test func `A full file is written no more than an empty one`() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history")
    let many = (0..<1500).map { "line \($0)" }
    try file.save(adding: many)
    let before = try folder.content(of: "history")
    try file.save(adding: ["tree"])
    #expect(try folder.content(of: "history") == before + "tree\n")
    #expect(try file.load() == (many + ["tree"]).suffix(HistoryFile.limit))
  }

  @Test func `A file that has grown far beyond the limit is cut when it is read`() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history")
    let many = (0..<3000).map { "line \($0)" }
    try file.save(adding: many)
    #expect(try file.load() == many.suffix(HistoryFile.limit))
    #expect(try folder.content(of: "history").utf8.count < 20_000)
  }

  /// In any way that a disk or another program may damage it: what can be read is, and what is typed
  /// then is kept.
  @Test(arguments: [
    "tsume history 1", "tsume history 1\na", "tsume history 1\na\nb\u{0}c\n", "",
    "tsume history 1\n\n\na\n", "tsume history 1\na\\", "tsume history 1\na\r\nb\r\n",
  ])
  func `What is torn is gone on with behind it`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "history")
    let file = HistoryFile(path: folder.path + "/history")
    let earlier = try file.load()
    try file.save(adding: ["tree"])
    #expect(try file.load() == earlier + ["tree"])
  }

  @Test func `A file that is something else is reported and never written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("my notes\n", to: "history")
    let path = folder.path + "/history"
    var history = History()
    let failure = HistoryFailure(path: path, reason: .notAHistoryFile)
    #expect(throws: failure) { try history.open(HistoryFile(path: path)) }
    #expect(history.append("tree") == .added)
    try history.save()
    #expect(throws: failure) { try HistoryFile(path: path).save(adding: ["tree"]) }
    #expect(try folder.content(of: "history") == "my notes\n")
  }

  @Test func `A file that became something else while in use is not overwritten`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history"
    var history = History()
    try history.open(HistoryFile(path: path))
    #expect(history.append("tree") == .added)
    try folder.write("my notes\n", to: "history")
    #expect(throws: HistoryFailure(path: path, reason: .notAHistoryFile)) { try history.save() }
    #expect(try folder.content(of: "history") == "my notes\n")
    #expect(try folder.names(in: "") == ["history"])
  }

  @Test func `A folder in the place of the file is reported`() throws {
    let folder = try TemporaryFolder()
    let failure = HistoryFailure(path: folder.path, reason: .notAHistoryFile)
    #expect(throws: failure) { try HistoryFile(path: folder.path).load() }
  }

  @Test func `A place that cannot be written is reported with its reason`() throws {
    let path = "/proc/tsume/history"
    #expect(throws: HistoryFailure(path: path, reason: .unwritable(errno: 2))) {
      try HistoryFile(path: path).save(adding: ["tree"])
    }
  }

  @Test func `A blank entry is not remembered and a known one moves to the end`() {
    var history = History()
    #expect(history.append("  ") == .none)
    #expect(history.append("a") == .added)
    #expect(history.append("b") == .added)
    #expect(history.append("a") == .moved)
    #expect(history.entries == ["b", "a"])
    for number in 0..<HistoryFile.limit { #expect(history.append("\(number)") == .added) }
    #expect(history.entries.count == HistoryFile.limit)
    #expect(history.append("a") == .added)
  }
}
