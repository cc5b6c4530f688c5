import Prose
import Reporting

/// What is said about a run of code.
enum RunWords {
  static func ownSize(_ name: String) -> Phrase {
    let another = Text("content NAME WxH")
    return Phrase(
      en: "\(name, as: .code) is asked once, here; \(another.styled(.code)) gives a view another "
        + "size.",
      ja: "\(name, as: .code) を調べるのはこの一度だけです。大きさは \(another.styled(.code)) で変えられます。")
  }

  static func ownSizeIsOpen(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) asks for something that this code does not say: the view is as large "
        + "as one of its kind.",
      ja: "\(name, as: .code) が求める値はこのコードからは分かりません。ビューの大きさは、その種類の標準のものです。")
  }

  /// Of what would be a crash if all of the text had been read.
  static func perhapsUnread(_ reason: Phrase) -> Phrase {
    Phrase(
      en: "\(reason) What could not be read may be why.",
      ja: "\(reason)読めなかった部分が原因かもしれません。")
  }

  /// Of what puts a view somewhere only after it is needed there.
  static func movesUp(_ code: String, from line: Int, above other: Int) -> Phrase {
    Phrase(
      en: "move \(code, as: .code) (line \(line)) above line \(other)",
      ja: "\(code, as: .code)（\(line) 行目）を \(other) 行目より前に移す")
  }

  static func isAdded(_ code: String, above line: Int) -> Phrase {
    Phrase(
      en: "add \(code, as: .code) above line \(line)",
      ja: "\(line) 行目より前に \(code, as: .code) を加える")
  }

  static func helperIsMissing(_ name: String, at place: CodeRun.Place, count: Int) -> Phrase {
    let (others, place) = (
      othersLikeIt(count - 1), SourcePlaceText.phrase(file: place.file, line: place.line)
    )
    return Phrase(
      en:
        "\(name, as: .code) (\(place)) is given a view and is not in this code: what constraints it makes is not known. Open its file, too, or paste it.\(others)",
      ja:
        "\(name, as: .code)（\(place)）はビューを受け取りますが、コードの中にありません。どんな制約を作るかは不明です。そのファイルも開くか、貼り付けてください。\(others)"
    )
  }

  private static func othersLikeIt(_ count: Int) -> Phrase {
    count > 0
      ? Phrase(en: " \(count) more like it.", ja: "ほかに \(count) 件あります。") : Phrase()
  }

  static func codeIsHeldBack(_ name: String, at place: CodeRun.Place, count: Int) -> Phrase {
    let (others, place) = (
      othersLikeIt(count - 1), SourcePlaceText.phrase(file: place.file, line: place.line)
    )
    return Phrase(
      en:
        "\(name, as: .code) (\(place)) is given code that lays something out and is not here: that code was not carried out. Open its file, too, or paste it.\(others)",
      ja:
        "\(name, as: .code)（\(place)）にはレイアウトを行うコードが渡されていますが、定義がないので、そのコードは実行していません。そのファイルも開くか、貼り付けてください。\(others)"
    )
  }

  static func carriedOut(_ done: Int, of count: Int) -> Phrase {
    Phrase(
      en: "\(done) of \(count, of: "constraint call") carried out: \("code", as: .command)",
      ja: "制約を作る呼び出し \(count) 件のうち \(done) 件を実行しました（詳細は \("code", as: .command)）。")
  }

  static func otherScreens(_ shown: String, _ others: [String], of count: Int) -> Phrase {
    let names = others.map { Phrase(Text($0, as: .name)) }.listed()
    let screens =
      count > others.count
      ? Phrase(
        en:
          "\(shown, as: .name) is shown; \(names) and \(count - others.count) more are there, too",
        ja: "\(shown, as: .name) を表示しています。ほかに \(names) など \(count) 件あります")
      : Phrase(
        en: "\(shown, as: .name) is shown; \(names) \(count, one: "is", many: "are") there, too",
        ja: "\(shown, as: .name) を表示しています。ほかに \(names) があります")
    guard let other = others.first else { return screens }
    return screens
      + Phrase(
        en: ": \("scenes", as: .command) lists them, \("scene \(other)", as: .command) shows one.",
        ja: "（\("scenes", as: .command) で一覧、\("scene \(other)", as: .command) で切り替え）。")
  }

  /// - Parameter count: How many labels there are, of which some are named.
  static func withoutText(_ names: [String], count: Int) -> Phrase {
    let list = names.map { Phrase(Text($0, as: .name)) }
    let line = Text("\(names.first ?? "").text = \"…\"", as: .code)
    return count > names.count
      ? Phrase(
        en: "\(list.joined(separator: ", ")) and \(count - names.count) more labels have no text "
          + "here, and so no size: \(line)",
        ja: "\(list.listed()) など \(count) 個のラベルは文字列がなく、大きさもありません（\(line) で設定）。")
      : Phrase(
        en:
          "\(list.listed()) \(count, one: "has", many: "have") no text here, and so no size: \(line)",
        ja: "\(list.listed()) は文字列がなく、大きさもありません（\(line) で設定）。")
  }

  static func firstCell(_ source: String, of holder: CellHolder) -> Phrase {
    let source = Text(source, as: .code)
    return switch holder {
    case .table:
      Phrase(
        en: "The table shows its first row only, which \(source) makes.",
        ja: "テーブルには \(source) が作る先頭の行だけを表示します。")
    case .collection:
      Phrase(
        en: "The collection shows its first item only, which \(source) makes.",
        ja: "コレクションには \(source) が作る先頭のセルだけを表示します。")
    }
  }

  static func standsForCell(_ cell: String, of holder: CellHolder) -> Phrase {
    let cell = Text(cell, as: .name)
    return switch holder {
    case .table:
      Phrase(
        en: "The table has no rows yet: \(cell) stands for one.",
        ja: "テーブルにはまだ行がないので、\(cell) を一つ置いています。")
    case .collection:
      Phrase(
        en: "The collection has no items yet: \(cell) stands for one.",
        ja: "コレクションにはまだ項目がないので、\(cell) を一つ置いています。")
    }
  }

  /// - Parameter cell: A class of cells that can be shown alone.
  static func rowsNotMade(_ source: String, cell: String?) -> Phrase {
    let method = Text(source, as: .code)
    guard let cell else {
      return Phrase(
        en:
          "\(method) makes no rows here. A cell with a class of its own could be "
          + "shown alone.",
        ja: "ここでは \(method) による行はありません。セルを独自のクラスにすれば、単独で表示できます。")
    }
    let command = Text("scene \(cell)", as: .command)
    return Phrase(
      en: "\(method) makes no rows here. \(command) shows a cell.",
      ja: "ここでは \(method) による行はありません。セルは \(command) で表示できます。")
  }

  static func runAnyway(_ titles: [String]) -> Phrase {
    let names = titles.map { Phrase(Text($0, as: .code)) }.listed()
    return Phrase(
      en: "Nothing that runs calls \(names): run as the class that it is made from would.",
      ja: "実行したコードから \(names) は呼ばれませんが、継承元のクラスが呼ぶものとして実行しました。")
  }

  static func failsAtChange(_ reason: Phrase, file: String, line: Int) -> Phrase {
    let place = file.isEmpty ? "\(line)" : "\(file):\(line)"
    return Phrase(
      en: "The code that runs at this change stops at \(place): \(reason)",
      ja: "この変更で動くコードは \(place) で止まります：\(reason)")
  }

  static func notRun(_ title: String, _ count: Int, because reason: Phrase) -> Phrase {
    Phrase(
      en: "Not run: \(title, as: .code), \(count, of: "constraint call"): \(reason).",
      ja: "未実行：\(title, as: .code)（制約を作る呼び出し \(count) 件）。\(reason)。")
  }

  static func assumed(_ name: String, _ taken: String, count: Int) -> Phrase {
    count > 1
      ? Phrase(
        en:
          "\(name, as: .code) is taken to be \(taken, as: .code), and \(count - 1) more are assumed: \("assumptions", as: .command)",
        ja:
          "\(name, as: .code) を \(taken, as: .code) と仮定しました。ほかに \(count - 1) 件の仮定があります（\("assumptions", as: .command)）。"
      )
      : Phrase(
        en: "\(name, as: .code) is taken to be \(taken, as: .code): \("assumptions", as: .command)",
        ja: "\(name, as: .code) を \(taken, as: .code) と仮定しました（\("assumptions", as: .command)）。")
  }

  /// Of names that are used as views.
  static func undeclared(_ all: [RunFindings.Assumption]) -> Phrase {
    let names = all.prefix(3).map { one in
      Phrase(
        en: "\(one.name, as: .code) (taken to be \(one.taken, as: .code))",
        ja: "\(one.name, as: .code)（\(one.taken, as: .code) と仮定）")
    }
    let rest = all.count - names.count
    let others = rest > 0 ? [Phrase(en: "\(rest) more", ja: "ほか \(rest) 件")] : []
    let list = (names + others).listed()
    let line = Text(all.first?.declaration ?? "let", as: .code)
    return Phrase(
      en: "Nothing declares \(list): \(line) above would say what it is.",
      ja: "\(list) の宣言がありません。前に \(line) と書けば確定します。")
  }

  static func passedOver(_ names: [String], of count: Int) -> Phrase {
    let list = names.map { Phrase(Text($0, as: .code)) }.listed()
    return count > names.count
      ? Phrase(
        en: "No layout depends on \(list) and \(count - names.count) more: passed over.",
        ja: "\(list) など \(count) 件はレイアウトに関係しないので読み飛ばしました。")
      : Phrase(
        en: "No layout depends on \(list): passed over.",
        ja: "\(list) はレイアウトに関係しないので読み飛ばしました。")
  }

  static let cutOff = Phrase(
    en: "The code does more than Tsume carries out in one go: it was cut off.",
    ja: "コードの処理が多すぎるため、途中で打ち切りました。")
}
