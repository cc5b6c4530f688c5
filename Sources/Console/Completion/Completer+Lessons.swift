import Prose

extension Completer {
  /// The courses and lessons that come with Tsume, each with its title.
  var lessons: [Candidate] {
    guard let shelf = try? snapshot.probing.shelf() else { return [] }
    return shelf.courses.map { Candidate($0.name, $0.title) }
      + shelf.lessons.map { Candidate($0.name, $0.lesson.title) }
  }
}
