import AutoLayout
import Prose

/// What code leaves open, for `assume`.
extension Completer {
  var assumedNames: [Candidate] {
    let record = snapshot.history.codeRecord
    return record.assumableNames.map { Candidate($0, CompletionWords.isOpen) }
  }

  /// The lines that keep the layout from coming to rest.
  var linesOfLoop: [Candidate] {
    (document.layoutLoop?.lines ?? []).map {
      Candidate($0.place.text, Phrase(Text($0.text, as: .code)))
    }
  }

  /// For the name before it: the other of two choices, or a value of the sort that is wanted.
  func assumedValues(_ place: ArgumentPlace) -> [Candidate] {
    let record = snapshot.history.codeRecord
    guard let name = place.before.first else { return [] }
    let choices = record.assumptions.filter { $0.name == name }.compactMap(\.alternative)
    let wanted = record.open.filter { $0.name == name }.map(\.wanted.example)
    guard let value = choices.first ?? wanted.first else { return [] }
    return [Candidate(value, CompletionWords.valueOfOpen)]
  }
}
