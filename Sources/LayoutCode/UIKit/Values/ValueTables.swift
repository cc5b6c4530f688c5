/// What layout code puts into views: structs, fonts, pictures, colours, texts, layers, and what the
/// device says.
extension UIKitTables {
  static let valueTables: [MemberTable] =
    GeometryMembers.tables + [
      UIFontMembers.table, UIImageMembers.table, UIImageMembers.symbols, ImageRendererMembers.table,
      ButtonConfigurationMembers.table, ContentConfigurations.table,
      ContentConfigurations.properties, TraitMembers.table,
    ] + UIFontMembers.enumerations + UIColorMembers.tables + AttributedStringMembers.tables
    + LayerMembers.tables + SurroundingMembers.tables + valueEnumerations
}
