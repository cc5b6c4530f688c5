package import AutoLayout
import Diagnosis
package import Prose

/// Where in code something was made, as it is told: `Card.swift:42`.
package enum SourcePlaceText {
  /// The name of the file without its folder, and the line; of what was pasted the line alone.
  package static func phrase(_ place: SourcePlace) -> Phrase {
    guard let name = place.file.split(separator: "/").last else {
      return Phrase(en: "line \(place.line)", ja: "\(place.line) 行目")
    }
    return Phrase(Text("\(name):\(place.line)", as: .hint))
  }
}

extension Document {
  /// `Card.swift:42` behind a constraint that a file of code makes; nothing behind others.
  func file(of handle: Handle) -> [Phrase] {
    guard let place = handle.constraintID.flatMap(constraint)?.place, !place.file.isEmpty else {
      return []
    }
    return [SourcePlaceText.phrase(place)]
  }
}
