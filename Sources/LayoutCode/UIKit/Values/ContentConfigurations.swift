import Interchange

/// What cells are told to show: UIKit lays it out by itself.
enum ContentConfigurations {
  static let table = MemberTable(
    "UIListContentConfiguration", isInert: true,
    members: [
      "cell", "subtitleCell", "valueCell", "plainHeader", "plainFooter", "groupedHeader",
      "groupedFooter", "prominentInsetGroupedHeader", "extraProminentInsetGroupedHeader",
      "sidebarCell", "sidebarSubtitleCell", "accompaniedSidebarCell", "sidebarHeader", "header",
      "footer", "empty",
      "accompaniedSidebarSubtitleCell",
    ].map { look in
      .method(look, gives: "UIListContentConfiguration", isStatic: true) { _, _, _ in empty }
    }
      + ["textProperties", "secondaryTextProperties", "imageProperties"].map { name in
        .property(name, type: "UIListContentConfiguration.TextProperties") { evaluator, value, _ in
          evaluator.stored(name, of: value)
            ?? .structure(
              Value.Structure(type: "UIListContentConfiguration.TextProperties", fields: [:]))
        }
      } + [
        part("text", "String"), part("secondaryText", "String"), part("image", "UIImage"),
        part("attributedText", "NSAttributedString"),
        .method("updated", ["for"], gives: "UIListContentConfiguration") { _, value, _ in value },
      ])

  static let properties = MemberTable(
    "UIListContentConfiguration.TextProperties", isInert: true,
    members: [part("font", "UIFont"), part("color", "UIColor"), part("numberOfLines", "Int")])

  static let empty = Value.structure(
    Value.Structure(type: "UIListContentConfiguration", fields: [:]))

  private static func part(_ name: String, _ type: TypeName) -> Member {
    .property(name, type: type) { evaluator, value, _ in
      evaluator.stored(name, of: value) ?? .absent
    }
  }
}
