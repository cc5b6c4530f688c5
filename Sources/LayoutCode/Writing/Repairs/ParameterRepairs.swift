import AutoLayout
import Interchange

/// Changes to what a helper makes for one of its calls alone: it gets a parameter that is as before by default,
/// and that call gives it another value.
struct ParameterRepairs {
  private let change: SiteChange
  private let files: [CodeFile]
  private var site: CallSite { change.site }

  init(_ change: SiteChange, in files: [CodeFile]) { (self.change, self.files) = (change, files) }

  /// More calls are not tried.
  private static let limit = 6

  var proposals: [[FileEdit]] {
    guard change.changed.count == 1, !change.isWhole, change.language == .swift,
      site.isAnchors || site.isItems || change.change == .removal,
      let function = site.functionAround,
      function.kind == .function, let parameter,
      let declared = change.lines.adding(
        "\(parameter.name): \(parameter.type) = \(parameter.usual)",
        toListBehind: site.local(function.name.range))
    else { return [] }
    let calls = files.flatMap { file in
      SyntaxWalk(file.statements).compactMap { node -> FileEdit? in
        guard case .expression(let call) = node, case .call(let called, _) = call.form,
          called.lastName == function.name.text
        else { return nil }
        return given("\(parameter.name): \(parameter.value)", in: call, of: file)
      }
    }
    return parameter.uses.flatMap { uses in
      calls.prefix(Self.limit).map { call in
        ([declared] + uses).map { edit in
          FileEdit(file: site.file.name, edit: edit, isForOneCall: true)
        } + [call]
      }
    }
  }

  private func given(_ argument: String, in call: Expression, of file: CodeFile) -> FileEdit? {
    guard file.excerpt(call.range).hasSuffix(")"), case .call(_, let arguments) = call.form else {
      return nil
    }
    let end = file.local(call.range).upperBound - 1
    let text = (arguments.isEmpty ? "" : ", ") + argument
    return FileEdit(file: file.name, edit: TextEdit(SourceRange(end, end), text))
  }

  // MARK: What is given

  private struct Parameter {
    let name: String
    let type: String
    /// What it is where a call says nothing, and what the one call says.
    let usual: String
    let value: String
    /// The ways in which the helper may use it.
    let uses: [[TextEdit]]
  }

  private var parameter: Parameter? {
    let attribute = change.constraint.first.attribute.name
    let taken = site.file.text.codeWords
    switch change.change {
    case .priority(let priority):
      let name = "\(attribute)Priority".free(besides: taken)
      let line = ".priority = \(priority.written)"
      let uses = SingleCallRepairs(change.ofAllTurns).proposals.map { edits in
        edits.map { TextEdit($0.range, $0.text.replacing(line, with: ".priority = \(name)")) }
      }
      return Parameter(
        name: name, type: "UILayoutPriority", usual: change.constraint.priority.written,
        value: priority.written, uses: uses)
    case .constant(let constant):
      let name = attribute.free(besides: taken)
      let number = SyntaxWalk(site.use.whole).lazy.compactMap { node -> Expression? in
        guard case .expression(let part) = node, part.literal == change.constraint.constant else {
          return nil
        }
        return part
      }.first
      return number.map { number in
        Parameter(
          name: name, type: "CGFloat", usual: site.text(number.range), value: constant.plain,
          uses: [[TextEdit(site.local(number.range), name)]])
      }
    case .removal:
      let name = "has\(attribute.capitalizedFirst)".free(besides: taken)
      return Parameter(
        name: name, type: "Bool", usual: "true", value: "false",
        uses: TurnRepairs(change).removals(onlyIf: name))
    case .activation, .terms: return nil
    }
  }
}
