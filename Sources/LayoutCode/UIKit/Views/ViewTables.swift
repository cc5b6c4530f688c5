/// Everything that is a view.
extension UIKitTables {
  package static let viewTables: [MemberTable] =
    [
      ViewMembers.table, UILabelMembers.table, UIButtonMembers.table, UIImageViewMembers.table,
      UIStackViewMembers.table, UIScrollViewMembers.table,
    ] + TextInputMembers.tables + UITableViewMembers.tables + UICollectionViewMembers.tables
    + UIControlMembers.tables + OtherViewMembers.tables + ShownViewMembers.tables
}
