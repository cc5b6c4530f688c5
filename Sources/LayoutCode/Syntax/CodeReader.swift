import Interchange
import Patience

/// Reads texts of code, each in its language: what one of Objective-C declares, those behind it know.
package struct CodeReader {
  private var known = ObjectiveCNames()
  private let isCancelled: () -> Bool

  package init(isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }

  /// In their order, as far as it is not cancelled; headers are read before what they are the headers of.
  package mutating func read(_ sources: [CodeSource], from offset: Int) -> [CodeFile] {
    var files: [Int: CodeFile] = [:]
    var next = offset
    let headers = sources.indices.filter { sources[$0].isHeader }
    let others = sources.indices.filter { !sources[$0].isHeader }
    for place in headers + others where !isCancelled() {
      let file = read(sources[place], at: next)
      files[place] = file
      next = file.range.upperBound + 1
    }
    return sources.indices.compactMap { files[$0] }
  }

  private mutating func read(_ source: CodeSource, at offset: Int) -> CodeFile {
    switch CodeFile.Dialect(of: source) {
    case .swift:
      SwiftReader.read(source.text, name: source.name, offset: offset, isCancelled: isCancelled)
    case .objectiveC:
      ObjectiveCReader.read(
        source.text, name: source.name, offset: offset, known: &known, isCancelled: isCancelled)
    }
  }
}

extension CodeSource {
  fileprivate var isHeader: Bool { name.lowercased().hasSuffix(".h") }
}
