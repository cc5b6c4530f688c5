/// The margins of what lies in the cells of tables (UIKit guides and devices, section 2; interface
/// builder, section 6).
extension Document {
  /// Those of a table cell's content view that says nothing of its own; `nil` for any other view.
  package func cellMargins(of content: View) -> Insets? {
    guard content.isContentView, content.className == Self.rowContent,
      let cell = content.superview.flatMap({ views[$0] })
    else { return nil }
    if system.major < 11 { return nil }
    return marginRule(of: cell).insets(
      separator: separator(above: content), hasAccessory: hasAccessory(beside: content))
  }

  private static let rowContent = ViewKind.tableViewCell.contentView?.className

  /// Of a row with a line of text: that and the margins above and below it (UIKit sizing, section 3;
  /// interface builder, section 6).
  var usualRowHeight: Double { system.major >= 26 ? 51.5 : 44 }

  private func marginRule(of cell: View) -> CellMarginRule {
    CellMarginRule(
      isOnNewSystem: system.major >= 26,
      isOnWideScreen: (device?.screenSize(in: orientation).width ?? 0) >= 390,
      isNarrow: cell.id == .root && (rootFrame?.width ?? 0) <= 320,
      leastSide: system.major >= 14 ? 16 : 15)
  }

  /// What the line under a row takes from the content view it does not take from what lies within the
  /// margins. A file has it in the frames that it stores.
  func separator(above content: View) -> Double {
    guard content.isContentView, content.className == Self.rowContent,
      let layout = content.frameLayout
    else { return 0 }
    let table = content.superview.flatMap { views[$0] }.flatMap(table)
    let hasSeparators = table.map { views.read($0) { $0.scrolling?.hasSeparators } ?? true }
    if hasSeparators == false { return 0 }
    if layout == .filling { return 1 / scale }
    let rest = layout.superviewSize.height - layout.frame.height
    return 0 < rest && rest < 1 ? rest : 0
  }

  /// An accessory takes its room from the content view.
  private func hasAccessory(beside content: View) -> Bool {
    guard let layout = content.frameLayout else { return false }
    return layout.frame.width < layout.superviewSize.width - 0.5
  }

  /// Without a device it is on a telephone.
  var isOnTablet: Bool {
    device.map { SizeClasses.isTablet($0.screenSize(in: orientation)) } ?? false
  }
}
