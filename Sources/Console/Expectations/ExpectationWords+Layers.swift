import AutoLayout
import Prose

/// What is expected, and found, of what is seen of layers.
extension ExpectationWords {
  static func painted(_ layers: [ViewID], _ document: Document) -> Phrase {
    let list = names(layers, document)
    return Phrase(en: "painted \(list)", ja: "描画順 \(list)")
  }

  /// - Parameter others: `nil` for nothing, none for anything.
  static func covered(_ view: ViewID, by others: [ViewID]?, _ document: Document) -> Phrase {
    let (name, list) = (names([view], document), others.map { names($0, document) })
    return switch list {
    case nil: Phrase(en: "\(name) uncovered", ja: "\(name) は覆われていない")
    case ""?: Phrase(en: "\(name) covered", ja: "\(name) が覆われている")
    case let list?: Phrase(en: "\(name) covered by \(list)", ja: "\(name) が \(list) に覆われている")
    }
  }

  /// - Parameter others: `nil` for nothing, none for anything.
  static func cut(_ view: ViewID, by others: [ViewID]?, _ document: Document) -> Phrase {
    let (name, list) = (names([view], document), others.map { names($0, document) })
    return switch list {
    case nil: Phrase(en: "\(name) uncut", ja: "\(name) は切り取られていない")
    case ""?: Phrase(en: "\(name) cut", ja: "\(name) が切り取られている")
    case let list?: Phrase(en: "\(name) cut by \(list)", ja: "\(name) が \(list) に切り取られている")
    }
  }

  private static func names(_ views: [ViewID], _ document: Document) -> String {
    views.compactMap { document.view($0)?.name }.joined(separator: " ")
  }
}
