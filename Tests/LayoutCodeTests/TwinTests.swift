import AutoLayout
import Foundation
import Prose
import TestSupport
import Testing

@testable import LayoutCode

/// Twelve layouts in the folder `Twins`, each written in every dialect that is read: the same constraints,
/// the same frames. One more dialect is one more file in each folder; it is held against `anchors.swift`.
@Suite struct TwinTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Twins")

  static let layouts = names(in: folder)

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  @Test func thereAreTwelve() { #expect(Self.layouts.count == 12) }

  @Test(arguments: layouts) func allDialectsMakeTheSame(_ layout: String) throws {
    let plain = try Twin(layout, "anchors.swift")
    for file in Self.names(in: Self.folder.appendingPathComponent(layout)) {
      let twin = try Twin(layout, file)
      #expect(twin.constraints == plain.constraints, "\(layout)/\(file)")
      #expect(twin.frames == plain.frames, "\(layout)/\(file)")
      #expect(twin.problems == [], "\(layout)/\(file)")
    }
  }

  @Test func aWideScreenHasItsOwnConstraints() throws {
    let plain = try Twin("TwoColumns", "anchors.swift", isWide: true)
    for file in ["snapkit.swift", "masonry.m", "cartography.swift"] {
      let twin = try Twin("TwoColumns", file, isWide: true)
      #expect(twin.constraints == plain.constraints)
      #expect(twin.frames == plain.frames)
    }
  }

  /// Every layout in one way of writing by turns; with time, every layout in every way.
  @Test(arguments: layouts.enumerated().map { $0 })
  func whatIsExportedIsReadAgain(_ place: Int, _ layout: String) throws {
    let plain = try Twin(layout, "anchors.swift")
    let all = CodeDialect.all
    for dialect in LongTests.areWanted ? all : [all[place % all.count]] {
      let text = dialect.text(
        of: plain.document, plain.document.stagedView ?? .root, frames: plain.frameOfView,
        in: .english)
      let again = try Twin(CodeSource(name: "Out.\(dialect.ending)", text: text))
      #expect(again.frames == plain.frames, "\(dialect.word)\n\(text)")
      #expect(again.problems == [], "\(dialect.word)\n\(text)")
    }
  }

  /// What a text comes to.
  private struct Twin {
    let document: Document
    let problems: [String]
    private let solution: Solution

    init(_ layout: String, _ file: String, isWide: Bool = false) throws {
      let path = TwinTests.folder.appendingPathComponent("\(layout)/\(file)")
      try self.init(
        CodeSource(name: file, text: String(contentsOf: path, encoding: .utf8)), isWide: isWide)
    }

    init(_ source: CodeSource, isWide: Bool = false) throws {
      var start = Document()
      if isWide {
        try start.apply(.setTraits(Traits(SizeClasses(horizontal: .regular, vertical: .regular))))
      }
      let run = try CodeRun.run([source], on: start, step: 1)
      document = run.document
      problems =
        run.crashes.map { "\($0)" } + run.leftOut.map { "\($0)" } + run.unknowns.map(\.name)
      solution = try LayoutEngine().layout(of: document)
    }

    /// Each seen from the side of the name that comes first. Stevia's own priority says nothing.
    var constraints: [String] {
      document.constraints.values.filter { $0.isActive && !$0.isOfStage }
        .map { $0.normalText(in: document) }.sorted()
    }

    var frames: [String] {
      named.map { "\($0.name) \($0.frame.x) \($0.frame.y) \($0.frame.width) \($0.frame.height)" }
        .sorted()
    }

    var frameOfView: [ViewID: Rect] {
      Dictionary(named.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private var named: [(id: ViewID, name: String, frame: Rect)] {
      document.preorder(from: .root).compactMap { id in
        guard let view = document.view(id), !view.isGuide, let frame = solution.frame(of: id) else {
          return nil
        }
        return (id, view.name, frame)
      }
    }
  }
}

extension Constraint {
  fileprivate func normalText(in document: Document) -> String {
    let name = { (anchor: Anchor) in
      "\(document.view(anchor.item.view)?.name ?? "").\(anchor.item.guide?.rawValue ?? "")"
        + ".\(anchor.attribute.name)"
    }
    let one = name(first)
    let two = second.map(name) ?? ""
    let turns = multiplier == 1 && second != nil && two < one
    let constant = turns ? 0 - constant : constant
    let relation = turns ? relation.reversed : relation
    let priority = priority.rawValue == 751 ? 1000 : priority.rawValue
    return "\(turns ? two : one) \(relation.symbol) \(multiplier) * \(turns ? one : two) + "
      + "\(constant + 0) @\(priority)"
  }
}
