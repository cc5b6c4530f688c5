import AutoLayout
import Prose
import Reporting

/// Layers, and Core Animation's names for what they have.
extension HelpPage {
  static func of(layer: View, on snapshot: Snapshot) -> Report {
    let name = layer.name
    return [
      .row("\(name, as: .name)", nature(of: layer, on: snapshot)),
      lines(
        ("layers \(name)", Phrase(en: "what it paints, and what covers it", ja: "描く内容と重なり")),
        ("\(name).frame", Phrase(en: "any property is read so", ja: "プロパティの値を見る")),
        ("\(name).borderWidth = 2", Phrase(en: "and set so", ja: "プロパティを変える")),
        ("move \(name) front", Phrase(en: "its place among its siblings", ja: "重なり順を変える")),
        ("remove \(name)", Phrase(en: "takes it out", ja: "取り外す"))),
      .row(Phrase(en: "see also", ja: "関連"), words(["layers", "onLayout", "move"])),
    ]
  }

  static func of(layerProperty property: ViewProperty) -> Report {
    [
      .row(
        "\(property.name, as: .code)", Phrase(en: "a property of layers", ja: "レイヤーのプロパティ")),
      lines(
        ("VIEW.layer.\(property.name)", Phrase(en: "of a view's layer", ja: "ビューのレイヤーの値")),
        ("LAYER.\(property.name)", Phrase(en: "of a layer of one's own", ja: "独立したレイヤーの値"))),
      .row(Phrase(en: "see also", ja: "関連"), words(["layers", "statements"])),
    ]
  }

  static func of(layerMethod name: String) -> Report {
    var report: Report = [
      .row("\(name, as: .code)", Phrase(en: "a method of layers", ja: "レイヤーのメソッド"))
    ]
    for form in ViewMethods.forms(name, of: LayerProperties.type) {
      report.append(.row("", "\("VIEW.layer.\(form)", as: .code)"))
    }
    report.append(.row(Phrase(en: "see also", ja: "関連"), words(["layers", "statements"])))
    return report
  }
}
