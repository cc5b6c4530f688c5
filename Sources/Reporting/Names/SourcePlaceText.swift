package import AutoLayout
import Diagnosis
package import Prose

/// Where in code something was made, as it is told: `Card.swift:42`.
package enum SourcePlaceText {
  /// The name of the file without its folder, and the line; of what was pasted the line alone.
  package static func phrase(_ place: SourcePlace) -> Phrase {
    phrase(file: place.file, line: place.line)
  }

  /// - Parameter file: Empty for what was pasted or typed.
  package static func phrase(file: String, line: Int) -> Phrase {
    guard let name = file.split(separator: "/").last else {
      return Phrase(en: "line \(line)", ja: "\(line) 行目")
    }
    return Phrase(Text("\(name):\(line)", as: .hint))
  }

  /// `nil` of what was pasted.
  fileprivate static func inFile(_ place: SourcePlace) -> Phrase? {
    place.file.isEmpty ? nil : phrase(place)
  }

  /// The id by which Xcode knows it, and the line of the file.
  package static func phrase(_ element: InterfaceElement) -> Phrase {
    Phrase(
      en: "\(element.id, as: .code) (line \(element.line))",
      ja: "\(element.id, as: .code)（\(element.line) 行目）")
  }
}

extension Document {
  /// `Card.swift:42` behind a constraint that a file of code makes, `con-13 (line 48)` behind one of an
  /// Interface Builder file; before them the line of code that has given it another constant since.
  func file(of handle: Handle) -> [Phrase] {
    let constraint = handle.constraintID.flatMap(constraint)
    let made =
      constraint?.element.map { SourcePlaceText.phrase($0).styled(.hint) }
      ?? constraint?.place.flatMap(SourcePlaceText.inFile)
    let setter = constraint?.setter.flatMap(SourcePlaceText.inFile)
    guard let made, let setter else { return [made ?? setter].compactMap(\.self) }
    return [
      Phrase(en: "\(setter), made as \(made)", ja: "\(setter)（元は \(made)）")
    ]
  }

  /// `c8 (con-13, line 48)` of a constraint of an Interface Builder file; of others the handle alone.
  func textWithElement(of handle: Handle) -> Phrase {
    let name = Phrase(handleText(handle))
    guard let element = handle.constraintID.flatMap(constraint)?.element else { return name }
    return Phrase(
      en: "\(name) (\(element.id, as: .code), line \(element.line))",
      ja: "\(name)（\(element.id, as: .code)、\(element.line) 行目）")
  }
}
