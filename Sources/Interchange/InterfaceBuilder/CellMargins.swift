import AutoLayout

/// The default margins of a table cell's content view, as the version of Interface Builder has them
/// (interface builder, section 6).
struct CellMargins {
  private let canvas: Canvas
  private let cell: SceneView
  private let content: MarkupElement
  /// `nil` for a cell that stands by itself in a xib.
  private let table: SceneView?

  static func isContentView(_ element: MarkupElement) -> Bool {
    element.name == "tableViewCellContentView" && element.key == "contentView"
  }

  /// Whether it is as wide as its table, as UIKit makes cells, headers and footers.
  static func isRow(_ element: MarkupElement, of table: SceneView?) -> Bool {
    guard let table, table.kind == .tableView else { return false }
    return element.name == "tableViewCell"
      || ["tableHeaderView", "tableFooterView"].contains(element.key)
  }

  init(of cell: SceneView, content: MarkupElement, in importer: SceneImporter) {
    canvas = importer.file.canvas
    self.cell = cell
    self.content = content
    table = cell.superview.flatMap { importer.views[$0] }
  }

  var insets: Insets {
    if canvas.tools < 13000 { return Insets(top: 8, left: 8, bottom: 8, right: 8) }
    return rule.insets(separator: separator, hasAccessory: hasAccessory)
  }

  /// Before 14500 a cell that stands by itself goes by its own width.
  private var rule: CellMarginRule {
    let isFree = table == nil
    let isByOwnWidth = isFree && canvas.tools < 14500
    let isOldSide = canvas.tools < 17000 && isFree && !isByOwnWidth
    return CellMarginRule(
      isOnNewSystem: canvas.tools >= 24000,
      isOnWideScreen: isByOwnWidth
        ? cellWidth >= 414 : (canvas.device?.size.width ?? 0) >= 390,
      isNarrow: isFree && !isByOwnWidth && cellWidth <= 320, leastSide: isOldSide ? 15 : 16)
  }

  /// What a separator takes from the content view it does not take from what lies within the margins:
  /// these end as far above the end of the cell as they begin below its top. So in all 16 views of
  /// nine files of five repositories.
  private var separator: Double {
    let height = (cell.storedFrame?.height ?? 0) - (content.frame?.height ?? 0)
    return height > 0 && height < 1 ? height : 0
  }

  private var cellWidth: Double { cell.storedFrame?.width ?? 0 }

  /// An accessory takes its room from the content view.
  private var hasAccessory: Bool { content.frame.map { $0.width < cellWidth - 0.5 } ?? false }
}

extension SceneImporter {
  /// Cells of inset grouped tables are narrower than the table (the documentation of
  /// `UITableView.Style.insetGrouped`) even where the file still has its width: by the margin of 16 or
  /// 20 points at each side.
  func insetGroupedWidth(of element: MarkupElement, in owner: String?) -> Double? {
    guard let owner, let superview = views[owner], let frame = element.frame else { return nil }
    if CellMargins.isContentView(element), superview.element.element.name == "tableViewCell" {
      guard let stored = superview.storedFrame?.width,
        let narrower = insetGroupedWidth(of: superview.element.element, in: superview.superview)
      else { return nil }
      return frame.width - (stored - narrower)
    }
    guard element.name == "tableViewCell", superview.kind == .tableView,
      superview.element["style"] == "insetGrouped", let screen = scene.root.frame?.width,
      abs(frame.width - screen) < 0.5
    else { return nil }
    return screen - ((file.canvas.device?.size.width ?? 0) >= 390 ? 40 : 32)
  }
}
