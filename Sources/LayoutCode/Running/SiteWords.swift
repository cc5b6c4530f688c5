import Prose

/// Why a call made no constraint.
enum SiteWords {
  static let crashes = Phrase(
    en: "the app would crash here", ja: "ここでアプリがクラッシュします")

  static let leftOut = Phrase(
    en: "this statement could not be carried out", ja: "この文を実行できませんでした")

  static let notReached = Phrase(en: "not reached", ja: "到達しませんでした")

  static func notReached(_ reason: Phrase) -> Phrase {
    Phrase(en: "not reached: \(reason)", ja: "到達しませんでした：\(reason)")
  }

  static let idle = Phrase(
    en: "makes a constraint that nothing switches on", ja: "作った制約を有効にするコードがありません")

  /// Of a call that ran since a method was run that nothing calls.
  static func runAnyway(_ title: String) -> Phrase {
    Phrase(
      en: "nothing that runs calls \(title, as: .code): run all the same",
      ja: "\(title, as: .code) は実行したコードから呼ばれないが、実行した")
  }

  static func ofUnmade(_ type: String) -> Phrase {
    Phrase(
      en: "nothing makes a \(type, as: .name)", ja: "\(type, as: .name) を作るコードがありません")
  }

  static func propertyNotRead(_ name: String) -> Phrase {
    notReached(
      Phrase(
        en: "nothing that runs asks for \(name, as: .code)",
        ja: "実行したコードは \(name, as: .code) を使いません"))
  }

  static func propertyNotSet(_ name: String) -> Phrase {
    notReached(
      Phrase(
        en: "nothing that runs sets \(name, as: .code)",
        ja: "実行したコードは \(name, as: .code) に代入しません"))
  }

  static func heldBack(_ name: String) -> Phrase {
    Phrase(
      en: "in code that \(name, as: .code) is given and that was not carried out",
      ja: "\(name, as: .code) に渡したコードの中にあり、実行していません")
  }

  static let inIdleClosure = Phrase(
    en: "in a closure or local function that nothing runs here",
    ja: "クロージャまたは関数内の関数の中にあり、ここでは実行されません")

  static let ofUnknown = Phrase(
    en: "not reached, or of something that is not known", ja: "到達しないか、対象が不明です")

  // MARK: Where the code around it stands

  static func skipped(_ skip: SkippedCode, exitLine: Int) -> Phrase {
    switch skip.cause {
    case .branch: inBranch(by: skip.decision)
    case .left: behindExit(exitLine, by: skip.decision)
    case .emptyLoop: inEmptyLoop(by: skip.decision)
    case .noError: Phrase(en: "nothing is thrown before it", ja: "その前でエラーは起きません")
    case .absent: Phrase(en: "what it is asked of is nil", ja: "対象が nil です")
    }
  }

  private static func inBranch(by name: String?) -> Phrase {
    guard let name else {
      return Phrase(en: "in a branch that is not taken", ja: "この分岐には入りません")
    }
    return Phrase(
      en: "in a branch that is not taken, for \(name, as: .code) is assumed",
      ja: "\(name, as: .code) の仮定により、この分岐には入りません")
  }

  private static func behindExit(_ line: Int, by name: String?) -> Phrase {
    guard let name else {
      return Phrase(en: "line \(line) leaves before it", ja: "その前に \(line) 行目で抜けます")
    }
    return Phrase(
      en: "line \(line) leaves before it, for \(name, as: .code) is assumed",
      ja: "\(name, as: .code) の仮定により、その前に \(line) 行目で抜けます")
  }

  private static func inEmptyLoop(by name: String?) -> Phrase {
    guard let name else {
      return Phrase(en: "in a loop that goes through nothing", ja: "このループは一度も回りません")
    }
    return Phrase(
      en: "in a loop that goes through nothing, for \(name, as: .code) is assumed",
      ja: "\(name, as: .code) の仮定により、このループは一度も回りません")
  }

  // MARK: Why a function was not called

  static func neverCalled(_ title: String) -> Phrase {
    Phrase(
      en: "nothing calls \(title, as: .code)", ja: "\(title, as: .code) を呼ぶコードがありません")
  }

  static func callSkipped(
    _ title: String, line: Int, _ skip: SkippedCode, exitLine: Int
  ) -> Phrase {
    let place = skipped(skip, exitLine: exitLine)
    let joint =
      switch skip.cause {
      case .branch, .emptyLoop: " "
      case .left, .noError, .absent: ", and "
      }
    return Phrase(
      en: "line \(line) calls \(title, as: .code)\(joint)\(place)",
      ja: "\(line) 行目が \(title, as: .code) を呼びますが、\(place)")
  }

  static func calledAtEvent(_ title: String) -> Phrase {
    Phrase(
      en: "\(title, as: .code) is called at an event", ja: "\(title, as: .code) はイベントで呼ばれます")
  }

  static func calledByUIKit(_ title: String) -> Phrase {
    Phrase(
      en: "UIKit calls \(title, as: .code) at another time",
      ja: "\(title, as: .code) は UIKit が別の時点で呼びます")
  }

  static func overridden(_ title: String, in type: String) -> Phrase {
    Phrase(
      en: "\(type, as: .name) overrides \(title, as: .code)",
      ja: "\(title, as: .code) は \(type, as: .name) でオーバーライドされています")
  }

  static func callerNotReached(_ title: String, _ caller: String) -> Phrase {
    Phrase(
      en: "\(caller, as: .code), which calls \(title, as: .code), is not reached",
      ja: "\(title, as: .code) を呼ぶ \(caller, as: .code) に到達しません")
  }

  static func callNotReached(_ title: String, line: Int) -> Phrase {
    Phrase(
      en: "\(title, as: .code) is called at line \(line), which is not reached",
      ja: "\(title, as: .code) を呼ぶ \(line) 行目に到達しません")
  }

  static func repeatsSetUp(_ title: String, _ other: String) -> Phrase {
    Phrase(
      en: "\(other, as: .code) calls the same set-up as \(title, as: .code), and was run",
      ja: "\(title, as: .code) と同じ準備処理を呼ぶ \(other, as: .code) を実行しました")
  }
}
