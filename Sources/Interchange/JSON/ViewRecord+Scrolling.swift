import AutoLayout

extension ViewRecord {
  /// What differs from how a new view of the kind scrolls.
  mutating func take(_ scrolling: Scrolling, of kind: ViewKind) {
    let usual = NewView.added(kind, name: name, in: .root, step: 0).scrolling ?? Scrolling()
    if scrolling.contentInset != .zero { contentInset = EdgesRecord(scrolling.contentInset) }
    if scrolling.adjustment != .automatic {
      contentInsetAdjustmentBehavior = scrolling.adjustment.rawValue
    }
    if scrolling.alwaysBounces != usual.alwaysBounces {
      alwaysBounces = Axis.allCases.filter(scrolling.alwaysBounces.contains).map(\.rawValue)
    }
    contentSize = scrolling.contentSize.map { SizeRecord(width: $0.width, height: $0.height) }
    contentOffset = scrolling.offset.map { PointRecord(x: $0.x, y: $0.y) }
    guard scrolling.rowHeight != usual.rowHeight else { return }
    switch scrolling.rowHeight {
    case .automatic?: rowHeight = -1
    case .fixed(let height)?: rowHeight = height
    case nil: rowsKeepFrames = true
    }
  }

  /// `nil` where nothing is said of it.
  func scrolling(of kind: ViewKind) -> Scrolling? {
    guard let usual = NewView.added(kind, name: name, in: .root, step: 0).scrolling else {
      return nil
    }
    var scrolling = usual
    if let contentInset { scrolling.contentInset = contentInset.insets }
    if let word = contentInsetAdjustmentBehavior {
      scrolling.adjustment = Scrolling.Adjustment(rawValue: word) ?? .automatic
    }
    if let alwaysBounces {
      scrolling.alwaysBounces = Set(alwaysBounces.compactMap(Axis.init(rawValue:)))
    }
    scrolling.contentSize = contentSize.map {
      Size(width: max($0.width ?? 0, 0).inRange, height: max($0.height ?? 0, 0).inRange)
    }
    scrolling.offset = contentOffset.map { Point(x: $0.x.inRange, y: $0.y.inRange) }
    if let rowHeight {
      scrolling.rowHeight = rowHeight < 0 ? .automatic : .fixed(rowHeight.inRange)
    }
    if rowsKeepFrames == true { scrolling.rowHeight = nil }
    return scrolling == usual ? nil : scrolling
  }
}
