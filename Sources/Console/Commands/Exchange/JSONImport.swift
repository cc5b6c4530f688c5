import AutoLayout
import Interchange

/// A layout as data, which takes the place of the document.
enum JSONImport {
  /// - Parameter range: Where the line names the file.
  static func outcome(of text: String, at range: SourceRange) throws(LineFailure) -> Outcome {
    let layout: LayoutImport
    do throws(LayoutReader.Failure) {
      layout = try LayoutReader.read(text)
    } catch {
      throw .objection(JSONWords.unreadable(error, at: range))
    }
    if layout.edits.isEmpty { throw .objection(CommandWords.nothingToImport(at: range)) }
    var outcome = Outcome(
      edits: layout.edits, notes: layout.notes.map { JSONWords.note($0, in: layout.start) })
    outcome.start = layout.start
    return outcome
  }
}
