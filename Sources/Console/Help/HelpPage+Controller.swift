import Prose
import Reporting

/// What a view controller has, by UIKit's names.
extension HelpPage {
  static func of(controllerProperty property: ViewProperty) -> Report {
    let name = property.name
    let read = (name, Phrase(en: "reads it", ja: "値を見る"))
    let write = ("\(name) = …", Phrase(en: "sets it", ja: "値を変える"))
    return [
      .row(
        "\(name, as: .code)",
        Phrase(en: "a property of the view controller", ja: "ビューコントローラーのプロパティ")),
      property.write == nil ? lines(read) : lines(read, write),
      .row(Phrase(en: "see also", ja: "関連"), words(["guides", "statements", "device"])),
    ]
  }
}
