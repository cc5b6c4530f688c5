import Foundation
import Prose
import Testing

@testable import Console

/// A lesson that comes with Tsume.
struct ShippedLesson: CustomTestStringConvertible, Sendable {
  /// By which `lesson` finds it: `torutsume/fallback`.
  let key: String
  let file: ShippedSession

  var testDescription: String { key }
  var lesson: Lesson { LessonReader.read(file.text).lesson }

  /// In the order of the courses.
  static let all: [ShippedLesson] = LessonShelf(in: folder, surroundings).lessons.compactMap {
    entry in
    ShippedSession.all.first { $0.path == entry.path }.map {
      ShippedLesson(key: entry.key, file: $0)
    }
  }

  private static let folder = "Sessions/lessons"

  /// Where `lesson` finds them.
  static let surroundings: Surroundings = {
    var surroundings = ShippedSession.surroundings
    let read = surroundings.read
    surroundings.probe = read
    surroundings.lessonsFolder = { folder }
    let paths = ShippedSession.all.map(\.path)
    surroundings.list = { folder in
      let inside = paths.filter { $0.hasPrefix(folder + "/") }.map {
        $0.dropFirst(folder.count + 1)
      }
      let names = inside.map { path in
        path.firstIndex(of: "/").map { String(path[...$0]) } ?? String(path)
      }
      return Set(names).sorted()
    }
    return surroundings
  }()

  /// Somebody who has just begun it.
  func pupil(
    _ language: Language = .english
  ) throws -> (conversation: Conversation, told: String) {
    var conversation = try Conversation(surroundings: Self.surroundings, language: language)
    let told = conversation.say("lesson \(key)")
    return (conversation, told)
  }
}
