import Foundation
import Prose
import Testing

/// A picture as it was looked at and found good; escape characters are written `⎋`.
struct GoldenScreen: CustomTestStringConvertible, Sendable {
  /// Of the file, without its ending.
  let name: String
  let line: String
  let page: Page
  var isColoured = false
  /// Which of the two layouts it shows.
  var usesShelf = false

  var testDescription: String { name }

  var text: String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Screens/\(name).txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static let narrow = Page(language: .english, columns: 40, drawing: .unicode)
  private static let narrowJapanese = Page(language: .japanese, columns: 40, drawing: .unicode)
  private static let ascii = Page(language: .english, columns: 80, drawing: .ascii)
  private static let large = Page(language: .english, columns: 120, rows: 40, drawing: .unicode)

  static let all: [GoldenScreen] = [
    GoldenScreen(name: "form-40", line: "draw", page: narrow),
    GoldenScreen(name: "form-120", line: "draw", page: large),
    GoldenScreen(name: "form-ascii", line: "draw", page: ascii),
    GoldenScreen(name: "form-photo-ascii", line: "draw photo", page: ascii),
    GoldenScreen(name: "form-title-40", line: "draw title", page: narrow),
    GoldenScreen(name: "form-coloured", line: "draw save", page: narrow, isColoured: true),
    GoldenScreen(
      name: "shelf", line: "draw", page: Page.standard(.english), usesShelf: true),
    GoldenScreen(name: "shelf-40", line: "draw", page: narrowJapanese, usesShelf: true),
    GoldenScreen(
      name: "shelf-constraints", line: "draw 題名", page: Page.standard(.japanese),
      usesShelf: true),
  ]
}
