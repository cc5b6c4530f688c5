import Foundation
import Testing

/// Answers to one task of a lesson, from a file in `Tests/LessonAnswers`.
struct LessonAnswers: CustomTestStringConvertible, Sendable {
  struct Answer: Sendable {
    var lines: [String]
    /// What a pupil is told who gives it; nothing where it is right.
    var told: [String] = []
  }

  /// By which `lesson` finds it.
  let lesson: String
  /// Counted from 1.
  let task: Int
  var right: [Answer] = []
  var wrong: [Answer] = []

  var testDescription: String { "\(lesson), task \(task)" }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../LessonAnswers").standardizedFileURL

  static let all: [LessonAnswers] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name in
      read((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
    }
  }()

  private static func read(_ text: String) -> [LessonAnswers] {
    var all: [LessonAnswers] = []
    var isRight = true
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("task ") {
        let parts = line.split(separator: " ").map(String.init)
        guard parts.count == 3, let task = Int(parts[2]) else { continue }
        all.append(LessonAnswers(lesson: parts[1], task: task))
      } else if !all.isEmpty {
        all[all.count - 1].take(String(line), &isRight)
      }
    }
    return all
  }

  /// A line that is indented goes on with the answer above it.
  private mutating func take(_ line: String, _ isRight: inout Bool) {
    let word = line.prefix { $0 != " " }
    let rest = String(line.dropFirst(word.count).drop { $0 == " " })
    if word == "says" {
      wrong[wrong.count - 1].told = rest.components(separatedBy: " | ")
      return
    }
    if !word.isEmpty { isRight = word == "right" }
    var answers = isRight ? right : wrong
    if word.isEmpty, !answers.isEmpty {
      answers[answers.count - 1].lines.append(rest)
    } else {
      answers.append(Answer(lines: [rest]))
    }
    if isRight { right = answers } else { wrong = answers }
  }
}
