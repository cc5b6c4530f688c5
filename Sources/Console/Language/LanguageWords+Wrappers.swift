import Prose
import Reporting

/// Property wrappers that are not carried out.
extension LanguageWords {
  static func wrapperNotPasted(_ name: String) -> Phrase {
    let attribute = Text("@" + name, as: .code)
    return Phrase(
      en: "\(attribute) is not declared in this paste, so what it does to its properties is left "
        + "out: paste it along.",
      ja: "\(attribute) の宣言が貼り付けた中にないので、その処理は省きました。宣言も一緒に貼り付けてください。")
  }

  static func wrapperLeftOut(_ name: String) -> Phrase {
    let attribute = Text("@" + name, as: .code)
    return Phrase(
      en: "What \(attribute) does to its properties is more than I can follow: it is left out.",
      ja: "\(attribute) の処理は複雑で追えないので省きました。")
  }
}
