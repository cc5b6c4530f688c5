package import AutoLayout
import Diagnosis
package import Interchange
package import Prose

/// What is said of a log as a whole.
package enum LogWords {
  /// What to copy where nothing of a report can be read.
  package static let pasteList = Phrase(
    en: "Copy the lines between “(” and “)” as the console prints them.",
    ja: "“(” から “)” までの行を、コンソールに出たとおりに貼り付けてください。")

  /// Why a report that can hold was printed all the same, as far as its lines show it, and what one does
  /// about it.
  ///
  /// - Parameter document: With the views and constraints that the log made.
  package static func open(_ report: ConsoleLog.Report, in document: Document) -> Report {
    let blocks = answer(to: report, in: document).blocks
    return Report(blocks.prefix(1) + read(report, in: document) + blocks.dropFirst())
  }

  private static func answer(to report: ConsoleLog.Report, in document: Document) -> Report {
    if let placeholder = report.constraints.first(where: { $0.systemRole == .placeholder }) {
      return question(
        LogQuestionWords.placeholder(document.viewText(of: placeholder)), isKnown: true,
        repair: LogQuestionWords.placeholderRepair, writesCode: false, in: document)
    }
    if report.isMadeTwice {
      return madeTwice(in: document)
    }
    if report.endsInsideGivenSize {
      return question(
        LogQuestionWords.givenSizeIsCut, repair: LogQuestionWords.roomInGivenSize, in: document)
    }
    if let view = SystemViews.only(in: document) {
      return question(
        inside(view), repair: document.harmlessness, writesCode: false, in: document)
    }
    if report.lacksList {
      return question(
        LogQuestionWords.listIsMissing(isLeftOut: !report.leftOut.isEmpty),
        repair: LogQuestionWords.pasteList(but: giveable(in: document)), in: document)
    }
    if let text = report.textHeldAtItsBaseline {
      return question(
        LogQuestionWords.baseline(document.viewText(of: text)),
        repair: LogQuestionWords.edgeForBaseline(document.handle(of: text)), of: text,
        prefersLogged: true, in: document)
    }
    if report.broken == nil, report.givenSize(isHorizontal: false) == nil,
      let row = document.rowOfUnknownHeight
    {
      return heightIsMissing(of: row.view, row.bottom, in: document)
    }
    if !report.hasHeadline, report.broken == nil, report.cut == nil, report.unread.isEmpty,
      report.givenSize(isHorizontal: nil) == nil
    {
      return question(
        LogQuestionWords.listHolds(report.constraints.count),
        repair: LogQuestionWords.pasteWhole, in: document)
    }
    return switch report.agreement {
    case .exact(let lines)?: rounding(of: lines, in: document)
    case .margins(let margins, let needed)?: open(margins, needed, report, in: document)
    case nil: open(given: report.givenSize(isHorizontal: nil), report, in: document)
    }
  }

  /// The bottom one gives way.
  private static func heightIsMissing(
    of view: View, _ bottom: Constraint, in document: Document
  ) -> Report {
    let words = question(
      LogQuestionWords.heightIsMissing(of: Text(view.name, as: .handle)),
      repair: LogQuestionWords.roomInGivenSize, writesCode: false, in: document)
    let code = RepairCode.lowering(bottom, to: .almostRequired, in: document)
    return Report(words.blocks + code.map { .row("", Phrase($0)) })
  }

  /// One of the two goes.
  private static func madeTwice(in document: Document) -> Report {
    let spare = document.reportedBroken.min().flatMap(document.constraint)
    let code = spare.map { RepairCode.dropping($0, in: document) } ?? []
    let words = question(
      LogQuestionWords.madeTwice, isKnown: true, repair: LogQuestionWords.onceOnly,
      writesCode: false, in: document)
    return Report(words.blocks + code.map { .row("", Phrase($0)) })
  }

  /// What is asked, what one does, and the code for a constraint.
  ///
  /// - Parameters:
  ///   - isKnown: Whether it is the cause, even though the numbers do not prove it.
  ///   - writesCode: Whether the repair is that a constraint gives way.
  ///   - logged: The constraint that is to give way where the log does not name a broken one.
  ///   - prefersLogged: Whether it is to give way in any case.
  static func question(
    _ question: Phrase, isKnown: Bool = false, repair: Phrase?, writesCode: Bool = true,
    of logged: ConsoleLog.Constraint? = nil, prefersLogged: Bool = false, in document: Document
  ) -> Report {
    let label = isKnown ? Phrase(en: "cause", ja: "原因") : Phrase(en: "open", ja: "未確定")
    let row = Report.Block.row(label, question)
    guard let repair else { return [row] }
    let code =
      writesCode
      ? code(for: logged, orBroken: !prefersLogged, in: document).map { .row("", Phrase($0)) }
      : [Report.Block]()
    return Report([row, .row(Phrase(en: "repair", ja: "対処"), repair)] + code)
  }

  /// Empty where no constraint is named, or one that the app did not make.
  ///
  /// - Parameter isBroken: Whether it is for the broken one where the log names that.
  private static func code(
    for logged: ConsoleLog.Constraint?, orBroken isBroken: Bool, in document: Document
  ) -> [Text] {
    let broken = isBroken ? document.reportedBroken.min().flatMap(document.constraint) : nil
    let constraint =
      broken ?? logged.flatMap { logged in document.constraint(loggedAs: logged) }
    guard let constraint, constraint.systemRole == nil else { return [] }
    return RepairCode.lowering(constraint, to: .almostRequired, in: document)
  }

  // MARK: Rounding

  /// The lines come to the numbers that they print, and one was broken nevertheless: the one that gives way
  /// changes nothing that can be seen.
  private static func rounding(
    of lines: [ConsoleLog.Constraint], in document: Document
  ) -> Report {
    let handles = lines.compactMap(document.constraint(loggedAs:)).map { Handle.constraint($0.id) }
    let spare = ConsoleLog.Report.likelyBroken(among: lines)
    return question(
      LogQuestionWords.rounding(document.list(handles, upTo: 12)),
      repair: LogQuestionWords.repairOfRounding(spare.flatMap(document.handle(of:))), of: spare,
      in: document)
  }

  private static let repairAtTheEdge = Phrase(
    en: "let the broken constraint, or the last one before the edge, give way at 999",
    ja: "除外された制約か、端に接する最後の制約を 999 にして譲らせます")

  // MARK: Margins

  private static func open(
    _ margins: [LogAgreement.Margin], _ needed: Double, _ report: ConsoleLog.Report,
    in document: Document
  ) -> Report {
    let names = margins.map { "\(document.loggedName(of: $0.item)).\($0.attribute.rawValue)" }
    let list = Text(names.joined(separator: " + "), as: .handle)
    let usual = ConsoleLogImport.usualMargins.lowerBound * Double(margins.count)
    let isHorizontal = margins.first.map { $0.attribute.isHorizontal } ?? true
    let given = report.givenSize(isHorizontal: isHorizontal)
    let difference = needed - usual
    switch given {
    case let given? where difference == 0:
      return question(exact(list, given, in: document), repair: repairAtTheEdge, in: document)
    case let given? where abs(difference) >= 1 && !isHorizontal:
      return open(given, contents: given.relation.constant - difference, list, in: document)
    case _ where abs(difference) < 1 && difference != 0:
      return question(
        Phrase(
          en: "rounding: with UIKit’s usual margins of 8 the lengths come to \(difference) beside "
            + "what is given (\(list)): a size that was rounded to pixels",
          ja: "丸め：マージン（\(list)）が通常の 8 なら、与えられた大きさとの差は "
            + "\(difference) です。ピクセルへの丸めによる端数です"),
        repair: repairAtTheEdge, in: document)
    default: return margin(list, needed, report, in: document)
    }
  }

  private static func exact(
    _ list: Text, _ given: ConsoleLog.Constraint, in document: Document
  ) -> Phrase {
    let view = document.viewText(of: given)
    let number = given.relation.constant
    return Phrase(
      en:
        "rounding: with UIKit’s usual margins of 8 (\(list)) the lengths come to just the \(number) "
        + "that \(view) is given; a computed length, the separator or a part of a pixel is enough",
      ja: "丸め：マージン（\(list)）が通常の 8 なら、\(view) に与えられた \(number) とちょうど一致します。"
        + "計算で求めた長さや区切り線、ピクセルの端数だけでも制約は無効にされます")
  }

  private static func open(
    _ given: ConsoleLog.Constraint, contents: Double, _ list: Text, in document: Document
  ) -> Report {
    let view = document.viewText(of: given)
    let number = given.relation.constant
    return question(
      Phrase(
        en:
          "given height: \(view) is given a height of \(number), and with UIKit’s usual margins of 8 "
          + "(\(list), not printed) what is in it comes to \(contents)",
        ja: "与えられた高さ：\(view) の高さは \(number) ですが、マージン（\(list)、ログにはない値）が"
          + "通常の 8 なら中身の合計は \(contents) です"),
      repair: Phrase(
        en:
          "let one constraint give way at 999 (mostly the bottom one), and check the height that is "
          + "set or estimated for it",
        ja: "制約を一つ（多くは bottom）999 にして譲らせ、指定した高さとその見積もりを確かめます"),
      in: document)
  }

  private static func margin(
    _ list: Text, _ needed: Double, _ report: ConsoleLog.Report, in document: Document
  ) -> Report {
    let framework = document.frameworkOfLog
    let spare = document.reportedBroken.isEmpty ? report.spareLength : nil
    return question(
      Phrase(
        en: "a margin that is not printed: these hold where \(list) is \(needed); when "
          + "\(framework) looked, it was another (layoutMargins, safe area, a bar that came or went)",
        ja: "書かれていないマージン：\(list) が \(needed) なら成り立ちますが、"
          + "そのとき \(framework) が見た値は別でした（layoutMargins、セーフエリア、バーの出入り）"),
      repair: Phrase(
        en: "pin it to the edge or to the safe area with a distance of its own, not to the margin "
          + "and to a number; or let one of the two give way at 999",
        ja: "マージンと数値の両方ではなく、端やセーフエリアからの距離一つで固定します。"
          + "または片方を 999 にして譲らせます") + without(spare, in: document),
      of: spare, in: document)
  }

  private static func without(
    _ spare: ConsoleLog.Constraint?, in document: Document
  ) -> Phrase {
    guard let name = spare.flatMap(document.handle(of:)) else { return "" }
    return Phrase(
      en: "; or let \(name) give way: the others fix that length, too",
      ja: "。\(name) の長さはほかの制約からも決まるので、これを譲らせても解消します")
  }

  // MARK: What is not printed

  private static func open(
    given: ConsoleLog.Constraint?, _ report: ConsoleLog.Report, in document: Document
  ) -> Report {
    let emptyView = given.flatMap {
      $0.isOfNothing ? document.loggedView($0.relation.first.item) : nil
    }
    let hiddenView = emptyView.flatMap { SystemViews.isPrivate($0) ? $0 : nil }
    if let view = hiddenView {
      return question(
        inside(view), repair: document.harmlessness, writesCode: false, in: document)
    }
    if let beside = report.sizeBesideGiven {
      return open(beside.own, in: beside.given, document)
    }
    if let given, given.isOfNothing {
      return question(empty(given, in: document), repair: repairOfEmptiness, in: document)
    }
    let shown = report.leftOut.isEmpty ? nothingShown : LogQuestionWords.linesAreLeftOut
    let words = report.unread.isEmpty ? shown : nothingRead
    return question(words, repair: repair(of: report, in: document), in: document)
  }

  /// What is printed can hold; what is not printed may have decided.
  private static let nothingShown = Phrase(
    en:
      "what this report prints can hold together; what it does not print (margins, a number that has "
      + "changed since, lines that are missing) must have decided",
    ja: "この報告に書かれた制約だけなら同時に成り立ちます。書かれていないもの（マージン、"
      + "その後変わった数値、欠けた行）が原因のはずです")

  /// The same where some of it could not be read.
  private static let nothingRead = Phrase(
    en:
      "what could be read of this report can hold together; a line that could not be read, or what "
      + "the report does not print, must have decided",
    ja: "この報告のうち読み取れた制約だけなら同時に成り立ちます。読み取れなかった行か、書かれていないものが原因のはずです")

  private static func empty(_ given: ConsoleLog.Constraint, in document: Document) -> Phrase {
    let view = document.viewText(of: given)
    let isHorizontal = given.relation.first.attribute.isHorizontal
    let dimension = isHorizontal ? Phrase(en: "width", ja: "幅") : Phrase(en: "height", ja: "高さ")
    return Phrase(
      en:
        "size 0 for the moment: \(view) is given a \(dimension) of 0 before it gets its own; what is "
        + "in it and cannot be as small stands in lines that are missing here",
      ja: "一時的なサイズ 0: \(view) は、本来の\(dimension)が決まる前に 0 とされています。"
        + "縮まない中身の制約は、このログには書かれていません")
  }

  private static func inside(_ privateView: View) -> Phrase {
    let view = Text(privateView.name, as: .handle)
    return Phrase(
      en:
        "inside a view of the system: \(view) is a private view that is laid out before it has its "
        + "size; the lines that show the conflict are missing here",
      ja: "システムのビューの内部：\(view) は非公開ビューで、サイズの決まる前に配置されています。"
        + "矛盾を示す行はこのログにはありません")
  }

  private static let repairOfEmptiness = Phrase(
    en:
      "let one inner constraint give way at 999; if all is right once it has its size, that is enough",
    ja: "中の制約を一つ 999 にして譲らせます。サイズが決まった後に正しければ、それで十分です")

  private static func repair(
    of report: ConsoleLog.Report, in document: Document
  ) -> Phrase {
    guard report.broken != nil else { return LogQuestionWords.pasteWhole }
    if !report.leftOut.isEmpty { return LogQuestionWords.pasteList(but: giveable(in: document)) }
    if report.brokenConstraint != nil, !report.isBrokenAdded {
      let framework = document.frameworkOfLog
      return Phrase(
        en: "\(framework) went on without the broken one: let it give way at 999, and nothing is "
          + "reported",
        ja: "\(framework) は除外した制約なしで続けています。その制約を 999 にして譲らせれば、報告は出なくなります")
    }
    return Phrase(
      en:
        "the broken line is not in the list: let it give way at 999 where the app makes it, and look "
        + "for the number that it was to keep",
      ja: "除外された制約は一覧にありません。アプリでそれを作るところで 999 にして譲らせ、守るはずだった値を確かめます")
  }

  /// How much of the list is missing from the answer.
  package static func unread(_ count: Int, of total: Int) -> Phrase {
    Phrase(
      en: "\(count) of \(total) lines could not be read; the answer goes by the others",
      ja: "\(total) 行のうち \(count) 行は読み取れませんでした。以下は残りの行だけによる答えです")
  }
}

extension Document {
  /// What is said of what lies in bars and other views of the system alone.
  var harmlessness: Phrase {
    let isToolbars = views.values.contains { $0.className.contains("Toolbar") }
    return isToolbars
      ? Phrase(
        en:
          "harmless, and nothing of yours; a toolbar made with an empty frame is the usual trigger",
        ja: "実害はなく、アプリの制約でもありません。空のフレームで作ったツールバーが主なきっかけです")
      : Phrase(en: "harmless, and nothing of yours", ja: "実害はなく、アプリの制約でもありません")
  }

  /// The first view that a line of a log speaks of.
  func viewText(of logged: ConsoleLog.Constraint) -> Text {
    Text(loggedName(of: logged.relation.first.item), as: .handle)
  }

  /// What the view of a log is called here.
  func loggedName(of item: ConsoleLog.Item) -> String {
    loggedView(item)?.name ?? item.name ?? item.className ?? "|"
  }

  /// What the constraint of a line is called here.
  func handle(of logged: ConsoleLog.Constraint) -> Text? {
    constraint(loggedAs: logged).map { handleText(.constraint($0.id)) }
  }

  /// What a line of a log has become.
  fileprivate func constraint(loggedAs logged: ConsoleLog.Constraint) -> Constraint? {
    constraints.values {
      $0.origin == .imported(line: logged.line) && $0.constant == logged.relation.constant
    }
    .first
  }

  fileprivate func loggedView(_ item: ConsoleLog.Item) -> View? {
    let address = item.address?.description
    return views.values.first { $0.alias != nil && $0.alias == address }
  }

  /// Who laid out what the log speaks of.
  var frameworkOfLog: String { framework(of: views.values.map(\.id)) }
}
