import Interchange

/// Carries out what stands behind `#`, and puts what macros say where they are used.
///
/// Of `#if` one branch is read, as `PreprocessorCondition` says.
struct Preprocessor {
  private let tokens: [Token]
  private let parentheses: Parentheses
  private var kept: [Token] = []
  private var branches: [Branch] = []
  private(set) var macros: [String: Macro]
  /// What `#import` names, and `#define`s that are a number or a text, in their order.
  private(set) var imports: [NameSyntax] = []
  private(set) var constants: [(name: NameSyntax, value: Token)] = []
  /// How many tokens macros may still put in.
  private var room: Int

  private struct Branch {
    let isOuterTaken: Bool
    var hasTaken: Bool
    var isTaken: Bool
  }

  /// - Parameter macros: Those of files that were read before.
  init(_ tokens: [Token], macros: [String: Macro]) {
    self.tokens = tokens
    parentheses = Parentheses(tokens)
    self.macros = macros
    room = tokens.count * 4 + 20_000
    kept.reserveCapacity(tokens.count)
  }

  /// The tokens that are built, and the end.
  mutating func run() -> [Token] {
    var index = 0
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .hashWord {
        let end = lineEnd(behind: index)
        carryOut(token, tokens[(index + 1)..<end])
        index = end
      } else if isTaken || token.kind == .end {
        index = keep(from: index)
      } else {
        index += 1
      }
    }
    return kept
  }

  private var isTaken: Bool { branches.last?.isTaken ?? true }

  private func lineEnd(behind index: Int) -> Int {
    var end = index + 1
    while end < tokens.endIndex, tokens[end].kind != .end, !tokens[end].startsLine { end += 1 }
    return end
  }

  // MARK: Directives

  private mutating func carryOut(_ directive: Token, _ line: ArraySlice<Token>) {
    switch directive.text {
    case "if", "ifdef", "ifndef":
      let holds = isTaken && mayHold(directive.text, line)
      branches.append(Branch(isOuterTaken: isTaken, hasTaken: holds, isTaken: holds))
    case "elif", "else":
      guard let last = branches.indices.last else { return }
      let holds =
        branches[last].isOuterTaken && !branches[last].hasTaken
        && (directive.text == "else" || mayHold("if", line))
      branches[last].isTaken = holds
      if holds { branches[last].hasTaken = true }
    case "endif": _ = branches.popLast()
    case "define": if isTaken { define(line) }
    case "undef": if isTaken, let name = line.first?.text { macros[name] = nil }
    case "import", "include": if isTaken { takeImport(line) }
    default: break
    }
  }

  private func mayHold(_ directive: String, _ line: ArraySlice<Token>) -> Bool {
    switch directive {
    case "ifdef": PreprocessorCondition.isDefined(line.first?.text ?? "") ?? true
    case "ifndef": PreprocessorCondition.isDefined(line.first?.text ?? "").map { !$0 } ?? true
    default: PreprocessorCondition.mayHold(line, macros)
    }
  }

  private mutating func define(_ line: ArraySlice<Token>) {
    guard let name = line.first, name.kind == .word else { return }
    let macro = Macro(line.dropFirst(), behind: name)
    macros[name.text] = macro
    if macro.parameters == nil, let value = macro.singleValue {
      constants.append((NameSyntax(name.text, name.range), value))
    }
  }

  /// `<UIKit/UIKit.h>` is the module UIKit, `"Masonry.h"` that of its name.
  private mutating func takeImport(_ line: ArraySlice<Token>) {
    guard let first = line.first else { return }
    var name = first.kind == .text ? first.text : line.dropFirst().first?.text ?? ""
    name = name.split(separator: "/").first.map(String.init) ?? name
    if let point = name.lastIndex(of: ".") { name = String(name[..<point]) }
    if !name.isEmpty { imports.append(NameSyntax(name, first.range)) }
  }

  // MARK: Macros

  /// Keeps the token at `index`, or what it stands for, and returns where it goes on.
  private mutating func keep(from index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .word else {
      kept.append(token)
      return index + 1
    }
    if let end = Annotations.end(of: token.text, behind: index, in: parentheses) { return end }
    guard let macro = macros[token.text] else {
      kept.append(token)
      return index + 1
    }
    var end = index + 1
    var arguments: [[Token]] = []
    if macro.parameters != nil {
      guard let call = parentheses.arguments(at: end) else {
        kept.append(token)
        return end
      }
      (arguments, end) = (call.arguments, call.end)
    }
    var expansion = MacroExpansion(macros: macros, room: room)
    let result = expansion.expand(
      macro, named: token.text, arguments, at: token, to: tokens[end - 1])
    room = expansion.room
    kept += result
    return end
  }
}
