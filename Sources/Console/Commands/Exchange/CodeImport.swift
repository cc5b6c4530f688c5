import AutoLayout
import Interchange
import Prose
import Reporting

/// A Swift file on its way into a document: it is carried out as if it were pasted into an empty
/// window.
struct CodeImport: Hashable, Sendable {
  let path: String
  let text: String
  /// Where the line names the file.
  let range: SourceRange

  /// A text that is not known by its content, as the others are.
  static func recognizes(_ path: String) -> Bool { path.lowercased().hasSuffix(".swift") }

  init(_ path: String, of text: String, at range: SourceRange) {
    self.path = path
    self.text = SessionFile.lines(of: text).joined(separator: "\n")
    self.range = range
  }

  /// An empty window on the same device, with the numbers that the code may ask for: those that it
  /// does not declare by itself.
  func start(in present: Document) throws(LineFailure) -> Document {
    let declared = declaredNames
    var edits: [Edit] = [.setOrientation(present.orientation)]
    for name in present.names.sorted where !declared.contains(name) {
      if case .value(.number(let number)) = present.names[name] {
        edits.append(.define(name, .number(number)))
      }
    }
    do throws(EditFailure) {
      return try Document(device: present.device ?? .initial).applying(edits)
    } catch {
      throw .edit(error, at: range)
    }
  }

  /// All that stands behind `let` or `var`, wherever that is.
  private var declaredNames: Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return Set(zip(words, words.dropFirst()).compactMap { ["let", "var"].contains($0) ? $1 : nil })
  }

  /// What is wrong in the code, told with its place in the file.
  func objection(_ failure: LineFailure, in document: Document) -> LineFailure {
    if case .layout = failure { return failure }
    let refusal = failure.refusal(in: document)
    guard let place = failure.range else {
      return .objection(Objection(refusal.reason, at: range, hints: refusal.hints))
    }
    let (line, column) = (place.line(in: text), place.column(in: text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.dropFirst(line - 1).first.map { String($0).trimmed } ?? ""
    let reason = Phrase(
      en: "Line \(line), column \(column), \(code, as: .code): \(refusal.reason)",
      ja: "\(line) 行目 \(column) 文字目 \(code, as: .code)：\(refusal.reason)")
    return .objection(Objection(reason, at: range, hints: refusal.hints))
  }

  /// There is nothing to lay out in it.
  var isEmptyObjection: LineFailure {
    .objection(
      Objection(
        Phrase(
          en: "Nothing in this file makes a view or a constraint.",
          ja: "このファイルには、ビューや制約を作るコードがありません。"), at: range,
        hints: [
          Phrase(
            en: "It should make some: \("view.addSubview(UILabel())", as: .code).",
            ja: "\("view.addSubview(UILabel())", as: .code) のようなコードが必要です。")
        ]))
  }

  /// Code has no place to be put: it says so itself.
  static func placesItself(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Swift says by itself where its views go.", ja: "Swift のコードでは、ビューの追加先はコード自身が決めます。"),
      at: range,
      hints: [
        Phrase(
          en: "Without \("in", as: .command) it takes the place of the document; what you "
            + "\("paste", as: .command) adds to it.",
          ja: "\("in", as: .command) を付けなければ今の内容と入れ替わります。今の内容に加えるには、"
            + "\("paste", as: .command) で貼り付けてください。")
      ])
  }
}

extension Session {
  /// What the code of a file comes to, which takes the place of the document.
  func outcome(of code: CodeImport) throws(LineFailure) -> Outcome {
    let start = try code.start(in: state.document)
    var fresh = self
    fresh.state = try snapshot.depiction(of: start)
    var outcome: Outcome
    do throws(LineFailure) {
      outcome = try fresh.interpretPaste(RawText(code.text)).outcome
    } catch {
      throw code.objection(error, in: start)
    }
    if outcome.edits.isEmpty { throw code.isEmptyObjection }
    outcome.start = start
    outcome.code = code
    return outcome
  }
}
