/// Swift's own types, and what stands alone.
extension UIKitTables {
  static let languageTables: [MemberTable] =
    NumberMembers.tables + [TextValueMembers.table] + ListMembers.tables + [GlobalMembers.table]
    + CollectionMembers.tables
}
