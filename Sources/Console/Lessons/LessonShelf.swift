import Prose

/// The courses of a folder and their lessons, in the order of their names: `03-torutsume/02-fallback.tsume`.
struct LessonShelf {
  struct Course {
    /// The folder's name without its number: `torutsume`.
    let name: String
    let title: Phrase
    /// What it is about.
    let about: [Phrase]
    let lessons: [Entry]

    /// The first lesson that is not solved.
    fileprivate func open(_ solved: Set<String>) -> Entry? {
      lessons.first { !solved.contains($0.key) } ?? lessons.first
    }
  }

  struct Entry {
    /// Without number and ending: `fallback`.
    let name: String
    let path: String
    fileprivate let text: String
    /// By which progress remembers it: the course's and its own name.
    let key: String

    /// Read each time that it is asked for: of a whole shelf, most commands want one.
    var lesson: Lesson { LessonReader.read(text).lesson }

    /// Whether it is the lesson that a file has, wherever that lies.
    func holds(_ text: String) -> Bool { self.text == text }
  }

  let courses: [Course]

  /// - Parameter folder: Holds a folder for each course, or lessons by themselves.
  init(in folder: String, _ surroundings: Surroundings) {
    let names = surroundings.list(folder)
    let folders = names.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
    var courses = folders.map {
      Self.course(FilePath.joined(folder, $0), surroundings)
    }
    let own = Self.course(folder, surroundings)
    if !own.lessons.isEmpty { courses.insert(own, at: 0) }
    self.courses = courses.filter { !$0.lessons.isEmpty }
  }

  private static func course(_ folder: String, _ surroundings: Surroundings) -> Course {
    let name = withoutNumber(FilePath.name(of: folder))
    var title = Phrase("\(name)")
    var about: [Phrase] = []
    var entries: [Entry] = []
    for file in surroundings.list(folder) where file.hasSuffix(".tsume") {
      let path = FilePath.joined(folder, file)
      guard case .success(let text) = surroundings.probe(path) else { continue }
      if isCourse(text) {
        let course = LessonReader.readCourse(text)
        if course.failures.isEmpty { (title, about) = (course.title, course.about) }
      }
      guard LessonReader.recognizes(text) else { continue }
      let own = self.name(ofLesson: file)
      entries.append(Entry(name: own, path: path, text: text, key: "\(name)/\(own)"))
    }
    return Course(name: name, title: title, about: about, lessons: entries)
  }

  private static func name(ofLesson file: String) -> String {
    withoutNumber(String(file.dropLast(".tsume".count)))
  }

  /// What a file is called apart from its folder, its number and its ending.
  static func name(of path: String) -> String {
    let name = FilePath.name(of: path)
    return withoutNumber(String(name.prefix { $0 != "." }))
  }

  /// By which progress remembers a lesson that was opened by its path: the key that it has on a shelf.
  static func key(of path: String) -> String {
    let course = withoutNumber(FilePath.name(of: FilePath.folder(of: path)))
    return "\(course)/\(name(ofLesson: FilePath.name(of: path)))"
  }

  /// Whether a file gives a folder its title: `course en "…" ja "…"`.
  static func isCourse(_ text: String) -> Bool {
    SessionFile.firstSentence(of: text)?.hasPrefix("course ") == true
  }

  /// What is wrong with such a file.
  static func courseFailures(_ text: String) -> [LessonReader.Failure] {
    LessonReader.readCourse(text).failures
  }

  /// `torutsume` of `03-torutsume`.
  private static func withoutNumber(_ name: String) -> String {
    let rest = name.drop { $0.isNumber }
    return rest.first == "-" && rest.count > 1 ? String(rest.dropFirst()) : name
  }

  /// All lessons, course after course.
  var lessons: [Entry] { courses.flatMap(\.lessons) }

  /// The lesson that words mean: a course by number, name or title (its first lesson that is not solved), a
  /// lesson by `3.2`, `torutsume 2`, its own name or title; a title in either language, or the beginning of
  /// one that no other has, a course's before a lesson's.
  func lesson(_ words: String, solved: Set<String>) -> Entry? {
    if let entry = lesson(numbered: words) { return entry }
    if let course = course(words, exactly: true) { return course.open(solved) }
    if let entry = lessons.first(where: { $0.name == words || $0.key == words }) { return entry }
    // `99` is no beginning of `999`, and `0` is the number of a course that is not there.
    if let number = Int(words) {
      guard number > courses.count else { return nil }
      return lessons.first {
        $0.lesson.title.both.contains { Self.words(of: $0).first == words }
      }
    }
    let names = { (entry: Entry) in [entry.name] + entry.lesson.title.both }
    return Self.best(words, among: lessons, exactly: true, names) ?? course(words)?.open(solved)
      ?? Self.best(words, among: lessons, names)
  }

  /// `3.2`, `torutsume 2`, `torutsume/2`.
  private func lesson(numbered words: String) -> Entry? {
    guard let (course, number) = courseAndNumber(words) else { return nil }
    return course.lessons.indices.contains(number - 1) ? course.lessons[number - 1] : nil
  }

  /// A course and the number of a lesson, which it may not have.
  func courseAndNumber(_ words: String) -> (course: Course, number: Int)? {
    guard let sign = words.lastIndex(where: { ". /".contains($0) }),
      let number = Int(words[words.index(after: sign)...]),
      let course = course(String(words[..<sign]), exactly: true)
    else { return nil }
    return (course, number)
  }

  /// - Parameter exactly: Whether the beginning of its name or title will not do.
  func course(_ words: String, exactly: Bool = false) -> Course? {
    if let number = Int(words) {
      return courses.indices.contains(number - 1) ? courses[number - 1] : nil
    }
    let names = { (course: Course) in [course.name] + course.title.both }
    return Self.best(words, among: courses, exactly: exactly, names)
  }

  /// What bears the words as a name; else the only one with a name that begins with them.
  private static func best<Thing>(
    _ words: String, among all: [Thing], exactly: Bool = false, _ names: (Thing) -> [String]
  ) -> Thing? {
    let wanted = plain(words)
    guard !wanted.isEmpty else { return nil }
    let candidates = all.map { ($0, names($0).map(plain)) }
    if let found = candidates.first(where: { $0.1.contains(wanted) }) { return found.0 }
    if exactly { return nil }
    let found = candidates.filter { $0.1.contains { $0.hasPrefix(wanted) } }
    return found.count == 1 ? found[0].0 : nil
  }

  private static func words(of title: String) -> [String] {
    title.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Letters and digits alone, so that `two per axis` is `two-per-axis` and `Two per axis`.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The one behind it, in the next course if need be.
  func lesson(after key: String) -> Entry? {
    guard let place = lessons.firstIndex(where: { $0.key == key }) else { return nil }
    return lessons.indices.contains(place + 1) ? lessons[place + 1] : nil
  }

  /// The courses and lessons of which a title has a word in it, by what can be typed.
  func names(with words: String) -> [String] {
    let wanted = Self.plain(words)
    let courses = courses.map { ($0.name, $0.title) }
    let lessons = lessons.map { ($0.key, $0.lesson.title) }
    return (courses + lessons).filter { $0.1.both.contains { Self.plain($0).contains(wanted) } }
      .map(\.0)
  }

  /// What can be typed behind `lesson`.
  var names: [String] { courses.map(\.name) + lessons.map(\.name) }
}

extension Phrase {
  /// In both languages.
  fileprivate var both: [String] { Language.allCases.map { text(in: $0).string } }
}
