import Foundation
import Testing

/// Which module may use which: the arrows of the architecture.
@Suite struct ImportTests {
  private static let arrows: [String: Set<String>] = [
    "Patience": [],
    "Simplex": ["Patience"],
    "Prose": ["Patience"],
    "AutoLayout": ["Simplex", "Patience", "HashTreeCollections"],
    "Diagnosis": ["AutoLayout", "Simplex", "Patience"],
    "Interchange": ["AutoLayout", "Patience"],
    "Drawing": ["AutoLayout", "Prose", "Patience"],
    "Reporting": ["Diagnosis", "Interchange", "AutoLayout", "Prose", "Patience"],
    "LayoutCode": ["Reporting", "Interchange", "AutoLayout", "Prose", "Patience"],
    "Console": [
      "LayoutCode", "Reporting", "Diagnosis", "Interchange", "Drawing", "AutoLayout", "Prose",
      "Patience",
    ],
    "LivePage": ["FlyingFox", "FlyingSocks"],
    "LineEditing": ["CLibedit", "CTerminal"],
    "tsume": ["Console", "LivePage", "LineEditing", "Prose", "Patience", "ArgumentParser"],
    "tsume-bench": ["Simplex", "ArgumentParser"],
  ]
  /// Libraries, which the manifest names by constants.
  private static let libraries: Set<String> = [
    "ArgumentParser", "BigInt", "FlyingFox", "FlyingSocks", "HashTreeCollections",
  ]
  private static let platform: Set<String> = ["Glibc", "Darwin", "Synchronization"]
  /// Files are the executable's business alone.
  private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
  /// The platform's reader of XML.
  private static let markup: Set<String> = ["Foundation", "FoundationXML"]

  @Test(arguments: SourceTree.sources)
  func everyImportFollowsAnArrow(_ file: SourceTree.File) throws {
    let allowed = try #require(Self.arrows[file.target], "\(file.target) is not in the table")
    let extra = Self.systemLibraries(of: file.target)
    for module in file.lines.compactMap(Self.importedModule) {
      #expect(
        allowed.union(extra).contains(module), "\(file.target) must not import \(module)")
    }
  }

  /// What a module may use of the system's. Who counts work does so for any thread.
  private static func systemLibraries(of target: String) -> Set<String> {
    switch target {
    case "LivePage", "LineEditing", "tsume", "tsume-bench": platform.union(foundation)
    case "Interchange": markup
    case "Patience": ["Synchronization"]
    default: []
    }
  }

  /// What an `import` line names, whatever its access.
  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "import"), place <= 1, words.count > place + 1,
      place == 0
        || ["package", "public", "internal", "private", "@preconcurrency"].contains(words[0])
    else { return nil }
    return words[place + 1].split(separator: ".").first.map(String.init)
  }

  @Test func theManifestDeclaresTheSameArrows() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    for (target, modules) in Self.arrows {
      let start = try #require(manifest.range(of: "name: \"\(target)\"", options: .backwards))
      let end = manifest[start.upperBound...].range(of: "swiftSettings")?.lowerBound
      let declaration = manifest[start.upperBound..<(end ?? manifest.endIndex)]
      for module in modules where !Self.libraries.contains(module) {
        #expect(declaration.contains("\"\(module)\""), "\(target) does not declare \(module)")
      }
      for other in Self.arrows.keys where other != target && !modules.contains(other) {
        #expect(!declaration.contains("\"\(other)\""), "\(target) declares \(other)")
      }
    }
  }
}
