import AutoLayout
import Diagnosis
import Prose
import Reporting

/// What an `expect` line says of what looks like a mistake.
struct SuspicionExpectation {
  /// `nil` for anything at all.
  let view: ViewID?
  /// `nil` for any.
  let kind: Suspicion.Kind?
  let isSo: Bool

  static let words = ["suspicious", "unsuspicious"]

  private static let kinds = Suspicion.Kind.allCases.map(\.rawValue)

  static let parameters: [String: [Parameter]] = [
    "suspicious": [.viewOrLayer, .word(kinds)], "unsuspicious": [.viewOrLayer, .word(kinds)],
  ]

  /// - Parameter word: One of `words`; what follows it is taken.
  init(_ word: String, _ arguments: inout Arguments) throws(LineFailure) {
    isSo = word == "suspicious"
    view = arguments.isAtEnd ? nil : try arguments.viewOrLayer()
    kind = try arguments.optionalWord(among: Self.kinds).flatMap(Suspicion.Kind.init)
  }

  /// What was found instead; `nil` when it is as expected.
  func mismatch(on snapshot: Snapshot) throws(LineFailure) -> Mismatch? {
    let found = try snapshot.suspicions(about: view)
    let matches = found.filter { kind == nil || $0.kind == kind }
    if matches.isEmpty != isSo { return nil }
    var mismatch = Mismatch(
      expected: isSo ? words(kind.map { [$0] } ?? []) : words(nil),
      found: words(found.isEmpty ? nil : found.map(\.kind).unique)
    )
    .naming(view.flatMap { snapshot.document.view($0)?.name })
    if isSo { return mismatch }
    if view == nil {
      mismatch.found = Self.naming(matches, behind: mismatch.found, in: snapshot.document)
    }
    mismatch.details = SuspicionsReport.make(matches, about: view, in: snapshot.document)
    return mismatch
  }

  /// The views that suspicions are about, in brackets: a tool may show this line alone.
  private static func naming(
    _ suspicions: [Suspicion], behind found: Phrase, in document: Document
  ) -> Phrase {
    var names: [String] = []
    for view in suspicions.flatMap(\.views) {
      if let name = document.view(view)?.name, !names.contains(name) { names.append(name) }
    }
    let rest = names.count > mostNamed ? ", …" : ""
    let list = names.prefix(mostNamed).joined(separator: ", ") + rest
    return Phrase(en: "\(found) (\(list))", ja: "\(found)（\(list)）")
  }

  private static let mostNamed = 3

  /// - Parameter kinds: `nil` for nothing, none for anything.
  private func words(_ kinds: [Suspicion.Kind]?) -> Phrase {
    guard let kinds else { return Phrase(en: "unsuspicious", ja: "疑わしくない") }
    let list = kinds.map(\.rawValue).joined(separator: " ")
    return list.isEmpty
      ? Phrase(en: "suspicious", ja: "疑わしい") : Phrase(en: "suspicious \(list)", ja: "疑わしい \(list)")
  }
}

extension [Suspicion.Kind] {
  fileprivate var unique: Self { Suspicion.Kind.allCases.filter(contains) }
}

extension Mismatch {
  /// With the name of what it is about before both.
  fileprivate func naming(_ name: String?) -> Mismatch {
    guard let name else { return self }
    return Mismatch(
      expected: Phrase(en: "\(name) \(expected)", ja: "\(name) が\(expected)"),
      found: Phrase(en: "\(name) \(found)", ja: "\(name) が\(found)"))
  }
}
