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

  /// The lesson that a word means: a course by number or name (its first lesson that is not solved), a
  /// lesson by `3.2` or by its own name.
  func lesson(_ word: String, solved: Set<String>) -> Entry? {
    let numbers = word.split(separator: ".").map { Int($0) }
    if numbers.count == 2, let first = numbers[0], let second = numbers[1],
      courses.indices.contains(first - 1), courses[first - 1].lessons.indices.contains(second - 1)
    {
      return courses[first - 1].lessons[second - 1]
    }
    let course =
      Int(word).flatMap { courses.indices.contains($0 - 1) ? courses[$0 - 1] : nil }
      ?? courses.first { $0.name == word }
    if let course {
      return course.lessons.first { !solved.contains($0.key) } ?? course.lessons.first
    }
    return lessons.first { $0.name == word || $0.key == word }
  }

  /// The one behind it, in the next course if need be.
  func lesson(after key: String) -> Entry? {
    guard let place = lessons.firstIndex(where: { $0.key == key }) else { return nil }
    return lessons.indices.contains(place + 1) ? lessons[place + 1] : nil
  }

  /// What can be typed behind `lesson`.
  var names: [String] { courses.map(\.name) + lessons.map(\.name) }
}
