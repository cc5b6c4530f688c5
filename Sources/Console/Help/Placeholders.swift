import AutoLayout
import Prose

/// What the words in capitals mean that stand in the usage of commands.
enum Placeholders {
  static func meaning(of word: String) -> Phrase? { meanings[word] }

  private static let meanings: [String: Phrase] = [
    "NAME": Phrase(en: "a name: title, photo, 写真", ja: "名前（title、photo、写真 など）"),
    "VIEW": Phrase(en: "a view by its name", ja: "ビューの名前"),
    "HANDLE": Phrase(
      en: "a constraint: c3, its name, title.hug.h (help handles)",
      ja: "制約（c3、付けた名前、title.hug.h。help handles 参照）"),
    "ANCHOR": Phrase(
      en: "an edge or a size: title.leading, title.width (help attributes)",
      ja: "端や大きさ（title.leading、title.width。help attributes 参照）"),
    "RELATION": Phrase(
      en: "title.top == view.top + 8 (help relations)",
      ja: "title.top == view.top + 8 など（help relations 参照）"),
    "EXPRESSION": Phrase(
      en: "what is true or false: title.width <= 100 (help expressions)",
      ja: "真偽が決まる式（title.width <= 100 など。help expressions 参照）"),
    "CONDITION": Phrase(
      en: "what is true or false: title.width < 40", ja: "条件式（title.width < 40 など）"),
    "FILE": Phrase(
      en: "a path; in quotes if a blank is in it; Tab completes",
      ja: "ファイルのパス（空白を含むなら引用符で囲む。Tab で補完）"),
    "TEXT": Phrase(en: "a text, in quotes", ja: "文字列（引用符で囲む）"),
    "WxH": Phrase(en: "a size in points: 120x80", ja: "大きさ（120x80 のように、ポイント単位）"),
    "SCALE": Phrase(en: "pixels per point: 300x500@3", ja: "1 ポイントあたりのピクセル数（300x500@3）"),
    "N": Phrase(en: "a number", ja: "番号"),
    "M": Phrase(en: "a second number", ja: "もう一つの番号"),
    "MARK": Phrase(en: "a name that mark gave", ja: "mark で付けた名前"),
    "SUPERVIEW": Phrase(
      en: "the view that it goes into; view unless you say", ja: "入れる先のビュー（省くと view）"),
    "VALUE": Phrase(
      en: "a number, a text in quotes, true, .center …", ja: "数値、引用符付きの文字列、true、.center など"),
  ]
}

extension Signature {
  /// The words and placeholders of the usage in their order, each with what it means. What a way of
  /// writing explains by itself is left out.
  var explanations: [(words: [String], meaning: Phrase)] {
    var explained: [(words: [String], meaning: Phrase)] = []
    var seen: Set<String> = []
    for word in usage.filter({ $0.meaning.isEmpty }).flatMap(\.words) where !seen.contains(word) {
      if let option = options.first(where: { $0.words.contains(word) }) {
        seen.formUnion(option.words)
        explained.append((option.words, option.meaning))
      } else if let meaning = Placeholders.meaning(of: word) {
        seen.insert(word)
        explained.append(([word], meaning))
      }
    }
    return explained
  }

  /// Words of the usage that nothing explains.
  var unexplained: [String] {
    let known = Set(explanations.flatMap(\.words))
    return usage.filter { $0.meaning.isEmpty }.flatMap(\.words).filter { !known.contains($0) }
  }
}

extension Signature.Usage {
  /// Without what only joins them: `front|back|above VIEW` has four.
  var words: [String] {
    form.split { !($0.isLetter || $0 == "-") }.map(String.init).filter { $0 != "-" }
  }
}
