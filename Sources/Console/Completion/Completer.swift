import AutoLayout
import Prose
import Reporting

/// Works out what could come next from the signatures and the document.
struct Completer {
  let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  func completion(of typed: String) -> Completion {
    let word = Self.lastWord(of: typed)
    let before = typed.dropLast(word.count)
    let candidates = candidates(for: String(word), after: String(before))
      .filter { $0.text.hasPrefix(word) && $0.text != word || $0.text == word && $0.isWhole }
    let start = typed.utf8.count - word.utf8.count
    return Completion(start: start, candidates: candidates)
  }

  /// From the last character that cannot be part of a word.
  private static func lastWord(of typed: String) -> Substring {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || "_.-/~".contains(character)
    }
    var start = typed.endIndex
    while start > typed.startIndex {
      let previous = typed.index(before: start)
      guard isPart(typed[previous]) else { break }
      start = previous
    }
    return typed[start...]
  }

  private func candidates(for word: String, after before: String) -> [Completion.Candidate] {
    if let dot = word.lastIndex(of: "."), !before.hasPrefix("import"), !before.hasPrefix("replay") {
      return members(of: String(word[..<dot]), prefix: String(word[...dot]))
    }
    let parts = before.split(separator: " ").map(String.init)
    guard let first = parts.first else {
      return commands + operands
    }
    guard let command = Catalogue.word(first).flatMap(Catalogue.command) else {
      return operands
    }
    let parameters = command.signature.parameters
    guard let parameter = parameters.dropFirst(parts.count - 1).first ?? parameters.last else {
      return []
    }
    return candidates(for: parameter, word: word)
  }

  private var commands: [Completion.Candidate] {
    Catalogue.all.map {
      Completion.Candidate(text: $0.signature.word, note: $0.signature.summary, isWhole: true)
    }
  }
}

// MARK: By parameter

extension Completer {
  private func candidates(for parameter: Parameter, word: String) -> [Completion.Candidate] {
    switch parameter {
    case .view: return names(of: [.view])
    case .removableView: return names(of: [.view])
    case .handle, .constraint: return names(of: [.constraint])
    case .anchor, .expression, .relation: return operands
    case .kind: return ViewKind.all.map { candidate($0.name, Phrase(Text($0.className))) }
    case .device: return devices
    case .file: return files(word)
    case .mark: return marks
    case .command: return commands
    case .word(let words): return words.map { candidate($0, "") }
    case .either(let parameters): return parameters.flatMap { candidates(for: $0, word: word) }
    case .newName, .text, .number, .priority: return []
    }
  }

  private func candidate(_ text: String, _ note: Phrase) -> Completion.Candidate {
    Completion.Candidate(text: text, note: note, isWhole: true)
  }

  private var devices: [Completion.Candidate] {
    DeviceModel.all.map { model in
      let size = model.device.size(in: .portrait)
      return candidate(
        model.name, "\(size.width) × \(size.height) @\(model.device.scale)")
    } + [candidate("none", Phrase(en: "no size", ja: "大きさなし"))]
  }

  private var marks: [Completion.Candidate] {
    snapshot.history.marks.sorted { $0.key < $1.key }
      .map { candidate($0.key, Phrase(en: "step \($0.value)", ja: "手順 \($0.value)")) }
  }

  private func files(_ word: String) -> [Completion.Candidate] {
    let folder = FilePath.folder(of: word)
    let prefix = folder.isEmpty ? "" : (folder.hasSuffix("/") ? folder : folder + "/")
    return snapshot.surroundings.list(FilePath.joined(snapshot.folder, folder)).map { name in
      Completion.Candidate(text: prefix + name, note: "", isWhole: !name.hasSuffix("/"))
    }
  }
}

// MARK: Names and members

extension Completer {
  private enum Sort { case view, constraint, value }

  /// What an expression can begin with: a dot may follow, so no blank does.
  private var operands: [Completion.Candidate] {
    names(of: [.view, .constraint, .value]).map {
      Completion.Candidate(text: $0.text, note: $0.note, isWhole: false)
    }
  }

  private func names(of sorts: [Sort]) -> [Completion.Candidate] {
    let document = snapshot.document
    var result: [Completion.Candidate] = []
    if sorts.contains(.view) {
      result += document.views.values.map {
        Completion.Candidate(text: $0.name, note: Phrase(Text($0.className)), isWhole: true)
      }
    }
    if sorts.contains(.constraint) {
      result += document.constraints.values.map {
        let line = EquationText($0.equation, in: document).line
        return Completion.Candidate(
          text: document.handle(of: $0), note: Phrase(line), isWhole: true)
      }
    }
    if sorts.contains(.value) {
      result += document.names.sorted.compactMap { name in
        guard case .value = document.names[name] else { return nil }
        return candidate(name, "")
      }
    }
    return result
  }

  /// What may stand behind `title.`, each with the whole word in front.
  private func members(of owner: String, prefix: String) -> [Completion.Candidate] {
    let parts = owner.split(separator: ".").map(String.init)
    guard let first = parts.first else { return [] }
    switch snapshot.document.entity(named: first) {
    case .view(let id): return members(ofView: id, path: Array(parts.dropFirst()), prefix)
    case .constraint where parts.count == 1:
      return ConstraintProperties.names.map { candidate(prefix + $0, "") }
    default: return []
    }
  }

  private func members(
    ofView id: ViewID, path: [String], _ prefix: String
  ) -> [Completion.Candidate] {
    let isGuide = snapshot.document.view(id)?.isGuide ?? false
    let anchors = Attribute.allCases.filter {
      !(isGuide || !path.isEmpty) || ($0.withinMargins == nil && !$0.isBaseline)
    }
    let attributes = anchors.map { attribute in
      candidate(prefix + attribute.name, value(of: Anchor(id, attribute)))
    }
    if let guide = path.first {
      return SystemGuide(rawValue: guide) == nil ? [] : attributes
    }
    let guides =
      isGuide
      ? []
      : SystemGuide.allCases.map {
        Completion.Candidate(
          text: prefix + $0.rawValue, note: Phrase(en: "guide", ja: "ガイド"), isWhole: false)
      }
    let properties = snapshot.document.view(id).map { ViewProperties.names(of: $0.kind) } ?? []
    return attributes + guides + properties.map { candidate(prefix + $0, "") }
  }

  private func value(of anchor: Anchor) -> Phrase {
    snapshot.solution.value(of: anchor).map { "\($0)" } ?? ""
  }
}
