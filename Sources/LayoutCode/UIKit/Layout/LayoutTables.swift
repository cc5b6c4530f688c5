/// What constraints are made of.
extension UIKitTables {
  static let layoutTables: [MemberTable] =
    [NSLayoutConstraintMembers.table, UILayoutPriorityMembers.table]
    + NSLayoutAnchorMembers.tables + UILayoutGuideMembers.tables + layoutEnumerations
}
