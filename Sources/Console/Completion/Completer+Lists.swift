import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Prose
import Reporting

/// What there is of each sort, the most useful first.
extension Completer {
  func views(_ isWanted: (View) -> Bool = { _ in true }, isWhole: Bool = true) -> [Candidate] {
    document.views.values.filter(isWanted).map { view in
      Candidate(view.name, Phrase(Text(view.className)), isWhole: isWhole)
    }
  }

  /// Broken ones first, then the newest.
  func constraints(
    isWhole: Bool = true, _ isWanted: (Constraint) -> Bool
  ) -> [Candidate] {
    let broken = Set(snapshot.solution.broken)
    let all = document.constraints.values.reversed().filter(isWanted)
    let sorted =
      broken.isEmpty
      ? all
      : all.filter { broken.contains(.constraint($0.id)) }
        + all.filter { !broken.contains(.constraint($0.id)) }
    return sorted.map { constraint in
      Candidate(
        document.handle(of: constraint),
        Phrase(EquationText(constraint.equation, in: document).line), isWhole: isWhole)
    }
  }

  /// Those that the command would change; all where there are none.
  func preferring(_ isWanted: (Constraint) -> Bool) -> [Candidate] {
    let wanted = constraints(isWanted)
    return wanted.isEmpty ? constraints { _ in true } : wanted
  }

  func preferring(_ isWanted: (View) -> Bool, among isLegal: (View) -> Bool) -> [Candidate] {
    let wanted = views { isLegal($0) && isWanted($0) }
    return wanted.isEmpty ? views(isLegal) : wanted
  }

  /// The views as the beginnings of handles: `title.`.
  var handleBeginnings: [Candidate] {
    views { !$0.isLayer }.map { view in
      Candidate(
        view.text + ".", Phrase(en: "made by the system", ja: "システムが生成"), isWhole: false)
    }
  }

  /// Those that act, and the size of the window.
  var sweptConstants: [Candidate] {
    let window = document.windowSize.map { size in
      [("w", size.width), ("h", size.height)].map { name, length in
        Candidate("window.\(name)", "\(length)")
      }
    }
    return constraints { constraint in
      constraint.isActive && constraint.items.allSatisfy { document.isInWindow($0.view) }
    } + (window ?? [])
  }

  /// Words of the command's own.
  func words(_ words: [String], _ place: ArgumentPlace) -> [Candidate] {
    words.map { Candidate($0, CompletionWords.meaning(of: $0, behind: place.command)) }
  }

  /// `{c1 c2}`, from its first brace to its last.
  func setOffers(_ place: ArgumentPlace) -> [Candidate] {
    let isOpen = place.word.contains("{") || place.before.contains { $0.contains("{") }
    let isClosed = place.before.contains { $0.hasSuffix("}") }
    if isClosed || place.word.contains("}") { return [] }
    guard isOpen else {
      return [Candidate("{", Phrase(en: "exactly these", ja: "ちょうどこの組"), isWhole: false)]
    }
    let named = Set(place.before.map { $0.filter { $0 != "{" } })
    let end = [Candidate("}", Phrase(en: "end", ja: "終わり"))]
    return (place.word.isEmpty ? end : [])
      + constraints { !named.contains(document.handle(of: $0)) }
      + handleBeginnings
  }

  /// Those that are wanted most, until a letter asks for the others.
  func kinds(behind word: Substring) -> [ViewKind] {
    word.isEmpty ? Array(ViewKind.all.prefix(Completion.glance)) : ViewKind.all
  }

  /// Classes of views that no kind is named after wait for a letter.
  func otherClasses(behind word: Substring) -> [String] {
    if word.isEmpty { return [] }
    let classes = UIKitTables.viewTables.map(\.type).filter { UIKitTables.isA($0, "UIView") }
    return classes.map(\.text).filter { ViewKind.ofClass($0) == nil }
  }

  /// All, since nobody sees which are missing; by the names of their classes where a capital asks for
  /// those.
  func kindNames(behind word: Substring) -> [Candidate] {
    let kinds = ViewKind.all
    guard word.first?.isUppercase == true else {
      return kinds.map { Candidate($0.name, Phrase(Text($0.className))) }
    }
    return kinds.map { Candidate($0.className, Phrase(Text($0.name))) }
  }

  /// What help can be asked about. UIKit's names wait until nothing of one's own begins so.
  func helpWords(behind word: Substring) -> [Candidate] {
    let own =
      commands() + CommandGroup.allCases.map { Candidate($0.word, $0.purpose) }
      + HelpTopic.all.map { Candidate($0.word, $0.summary) }
      + HelpPage.topicsWords.prefix(1).map { Candidate($0, HelpPage.topicsPurpose) } + views()
      + constraints { _ in true } + japaneseHelpWords(behind: word)
    return word.isEmpty || own.contains { $0.text.hasPrefix(word) } ? own : own + uikitWords
  }

  private var uikitWords: [Candidate] {
    let properties = ViewProperties.all + ControllerProperties.all + LayerProperties.all
    let methods = ViewMethods.all + UIKitTables.methodNames(of: LayerProperties.type)
    let method = Phrase(en: "method", ja: "メソッド")
    let makers = Evaluator.makingForms.keys.sorted()
    return ViewKind.all.map { Candidate($0.className, Phrase(Text($0.name))) }
      + properties.map { Candidate($0.name, CompletionWords.property) }
      + methods.map { Candidate($0, method) }
      + makers.map { Candidate($0, Phrase(en: "makes a value", ja: "値を作る")) }
      + HelpTopic.all.flatMap { topic in
        topic.keywords.filter { TypeNames.isType($0) && !$0.contains(" ") }
          .map { Candidate($0, topic.summary) }
      }
  }

  /// By name; behind a size its scales.
  func devices(_ typed: Substring, behind command: Signature) -> [Candidate] {
    if typed.first?.isNumber == true, typed.contains("x"), let last = typed.last {
      let size = typed.prefix { $0 != "@" }
      guard last.isNumber || last == "@" else { return [] }
      return [2, 3, 1].map { scale in
        Candidate("\(size)@\(scale)", Phrase(en: "pixels per point", ja: "ポイントあたりのピクセル数"))
      }
    }
    // Interface Builder's names come when one asks for them.
    let asksForCanvases =
      command.word == "canvas" || !DeviceModel.all.contains { $0.name.hasPrefix(typed) }
    return DeviceModel.all.flatMap { model in
      let size = model.device.size(in: .portrait)
      return ([model.name] + (asksForCanvases ? model.canvases : [])).map { name in
        Candidate(name, "\(size.width)×\(size.height) @\(model.device.scale)")
      }
    } + [Candidate("none", CompletionWords.meaning(of: "none", behind: command))]
  }

  /// What is typed of a name in quotes stands in quotes.
  func quoted(_ name: String, _ place: ArgumentPlace) -> String {
    Self.word(name, isQuoted: place.word.hasPrefix("\""))
  }

  func marks(_ place: ArgumentPlace) -> [Candidate] {
    snapshot.history.marks.sorted { $0.key < $1.key }.map { name, step in
      Candidate(
        quoted(name, place), Phrase(en: "step \(step)", ja: "手順 \(step)") + lineNote(of: step))
    }
  }

  /// Of the file that is to be replayed.
  var comingLines: [Candidate] {
    [Candidate("1", Phrase(en: "behind a file's first line", ja: "ファイルの一行目の後"))]
  }

  /// The newest first.
  var steps: [Candidate] {
    snapshot.history.moments.reversed().map { moment in
      Candidate(
        String(moment.step),
        moment.line.isEmpty
          ? Phrase(en: "the start", ja: "最初") : Phrase(Text(moment.line.firstLine)))
    }
  }

  private func lineNote(of step: Int) -> Phrase {
    snapshot.history.moment(step).map { Phrase(Text(": " + $0.line.firstLine)) } ?? ""
  }

  /// What each repair does.
  var fixes: [Candidate] {
    let repairs = snapshot.offered?.isCountedAlone == true ? nil : try? Repairs(on: snapshot)
    let ways = (try? snapshot.offeredTorutsume())?.ways ?? []
    let ofLoop = repairs?.ofLoop ?? []
    let ends = ofLoop.enumerated().map { index, repair in
      Candidate("\(index + 1)", LoopWords.effect(of: repair, in: document))
    }
    let fixes = repairs?.fixes ?? []
    return ends
      + (fixes.map(\.edits) + ways.map(\.edits)).enumerated().map { index, edits in
        Candidate(
          "\(ofLoop.count + index + 1)",
          (try? document.applying(edits)).map {
            EditSummary.phrase(for: edits, from: document, to: $0)
          } ?? Phrase(en: "a repair", ja: "修正案"))
      }
  }

  /// A session that has begun resumes none.
  func interruptedSessions(_ place: ArgumentPlace) -> [Candidate] {
    guard snapshot.history.nextStep == 1 || !place.before.isEmpty else { return [] }
    return (snapshot.surroundings.interrupted?() ?? []).enumerated().map { index, session in
      Candidate("\(index + 1)", SessionWords.held(session))
    }
  }

  /// Those that there are for the view before it, the best first, and the axes along which alone it
  /// may close up.
  func ways(_ place: ArgumentPlace) -> [Candidate] {
    let axis = place.before.dropFirst().first.map(Axis.init(word:))
    guard let view = place.before.first.flatMap({ document.view(named: $0) }),
      document.canBeTakenOut(view), axis != .some(nil),
      let torutsume = try? snapshot.torutsume(of: view.id, along: axis ?? nil)
    else { return [] }
    let ways = torutsume.ways.map {
      Candidate($0.kind.rawValue, TorutsumeCommandWords.meaning(of: $0.kind))
    }
    guard axis == nil, case .between = torutsume.situation else { return ways }
    return ways + Axis.allCases.map { Candidate($0.word, TorutsumeCommandWords.only($0)) }
  }

  /// What `use` may be followed by.
  var pastedClasses: [Candidate] {
    if let log = snapshot.history.log {
      return (1...LogImport.conflictCount(in: log)).map {
        Candidate(String($0), UseWords.conflict($0))
      }
    }
    return (PastedClasses(in: snapshot.history)?.names ?? []).map {
      Candidate($0, CompletionWords.pastedClass)
    }
  }

  /// A free name like the kind before it, or like the one that is to be replaced.
  func newNames(_ place: ArgumentPlace) -> [Candidate] {
    let word = place.before.last ?? ""
    let kind = place.command.word == "add" ? ViewKind.ofClass(word) : nil
    let base = (kind?.name ?? word).filter(\.isNameCharacter)
    let name =
      base.isEmpty ? "step\(snapshot.history.step)" : document.freeName(like: base)
    return [Candidate(name, Phrase(en: "a free name", ja: "使われていない名前"))]
  }

  /// Those that the view of `move` can go into: not itself, nor what is in it.
  func superviews(_ place: ArgumentPlace) -> [Candidate] {
    let moved = place.command.word == "move" ? place.before.first : nil
    let id = moved.flatMap { document.view(named: $0)?.id }
    let isForLayer =
      place.before.first.map {
        ViewKind.meant(by: $0) == .layer || document.view(named: $0)?.isLayer == true
      } ?? false
    return views { view in
      view.id != .window && !view.isGuide && (isForLayer || !view.isLayer)
        && id.map { !document.isView(view.id, within: $0) } ?? true
    }
  }

  /// Of the view that a command begins with.
  func siblings(_ place: ArgumentPlace) -> [Candidate] {
    guard let view = place.before.first.flatMap({ document.view(named: $0) }) else { return [] }
    return views { $0.superview == view.superview && $0.id != view.id && !$0.isGuide }
  }

  /// What fits the kind of the view.
  func contents(_ place: ArgumentPlace) -> [Candidate] {
    guard let view = place.before.first.flatMap({ document.view(named: $0) }) else { return [] }
    let words = ["auto", "none"] + (view.kind.takes.contains(.font) ? ["font"] : [])
    return texts(place)
      + words.map { Candidate($0, CompletionWords.meaning(of: $0, behind: place.command)) }
  }

  /// What the view shows now, else the quote that begins a text; nothing behind a kind without text.
  func texts(_ place: ArgumentPlace) -> [Candidate] {
    let subject = place.before.first ?? ""
    let view = document.view(named: subject)
    let kind = place.command.word == "add" ? ViewKind.meant(by: subject) : view?.kind
    if let kind, !kind.takes.contains(.text) { return [] }
    if place.command.word == "content", let text = view?.content.text {
      return [Candidate(Value.text(text).text(in: document).string, CompletionWords.asNow)]
    }
    return [Candidate("\"", Phrase(en: "a text in quotes", ja: "引用符で囲む文字列"), isWhole: false)]
  }

  /// The present value of what a range is about; `-` for an open side.
  func bounds(_ place: ArgumentPlace) -> [Candidate] {
    let present = place.before.dropFirst().first.flatMap { source -> [Candidate]? in
      var evaluator = Evaluator(Workspace(snapshot))
      guard let tree = try? ExpressionReader.read(RawText(source)),
        let value = try? evaluator.settled(tree), case .number = value
      else { return nil }
      return [Candidate(value.text(in: document).string, CompletionWords.asNow)]
    }
    return (present ?? []) + [Candidate("-", Phrase(en: "open", ja: "制限なし"))]
  }

  /// `is`, which holds a whole constraint against a line, or `changed` where steps are looked for.
  func comparisons(_ place: ArgumentPlace) -> [Candidate] {
    guard place.before.count == 1 else { return [] }
    let isConstraint = place.before.last.map { document.constraint(named: $0) != nil } ?? false
    if place.command.word == "when" {
      return [Candidate("changed", Phrase(en: "every change of it", ja: "値が変わった手順すべて"))]
    }
    return isConstraint
      ? [Candidate("is", CompletionWords.meaning(of: "is", behind: place.command))] : []
  }

  /// A view to a view, an anchor to an anchor.
  func otherEnds(_ place: ArgumentPlace) -> [Candidate] {
    let isAnchor = place.before.last?.contains(".") ?? false
    return views({ !$0.isLayer && (!isAnchor || $0.id != .window) }, isWhole: !isAnchor)
  }

  /// The whole line of the constraint that an expectation is about.
  func lines(_ place: ArgumentPlace) -> [Candidate] {
    guard let constraint = place.before.first.flatMap({ document.constraint(named: $0) }) else {
      return []
    }
    return [
      Candidate(EquationText(constraint.equation, in: document).string, CompletionWords.asNow)
    ]
  }
}
