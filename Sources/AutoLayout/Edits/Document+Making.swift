extension Document {
  /// What makes a view as UIKit does: where its superview places it, and with its content view.
  package func making(_ new: NewView) -> [Edit] {
    let made = Edit.addView(hosted(new))
    guard let content = new.kind.contentView else { return [made] }
    return [made, .addView(.contentView(content, of: nextView, origin: new.origin))]
  }

  /// What places a row, once it has come into a table; one that was in it stays where it is.
  package func hosting(_ id: ViewID, in superview: ViewID) -> [Edit] {
    guard let row = views[id], row.superview != superview, let layout = row.frameLayout,
      let place = place(ofRow: row.kind, height(of: row.kind, layout), besides: id, in: superview)
    else { return [] }
    let placed = Edit.change(id, .keptFrame(place))
    return row.autoresizingMask == .flexibleWidth
      ? [placed] : [placed, .change(id, .autoresizingMask(.flexibleWidth))]
  }

  /// In a table below the rows that are there; else beneath the bars of the root view, where no table
  /// scrolls it away from them.
  package func hosted(_ new: NewView) -> NewView {
    guard new.kind.hosting != nil, let layout = new.frameLayout, let superview = new.superview
    else { return new }
    var hosted = new
    let height = height(of: new.kind, layout)
    hosted.frameLayout?.frame.height = height
    if let place = place(ofRow: new.kind, height, besides: nextView, in: superview) {
      (hosted.frameLayout, hosted.autoresizingMask) = (place, .flexibleWidth)
    } else if superview == .root {
      hosted.frameLayout?.frame.y = rootSafeArea.top
    }
    return hosted
  }

  /// As high as it was made; where nobody said that of a row, as the system makes those.
  private func height(of kind: ViewKind, _ layout: FrameLayout) -> Double {
    let isUsual = layout == kind.hosting?.added || layout == kind.hosting?.inCode
    return kind == .tableViewCell && isUsual ? usualRowHeight : layout.frame.height
  }

  private func place(
    ofRow kind: ViewKind, _ height: Double, besides id: ViewID, in table: ViewID
  ) -> FrameLayout? {
    guard kind == .tableViewCell, views.read(table, { $0.kind == .tableView }) == true else {
      return nil
    }
    let y = endOfRows(of: table, besides: id)
    return FrameLayout(
      frame: Rect(x: 0, y: y, width: 1, height: height), superviewSize: Size(width: 1, height: 0))
  }

  /// The view into which everything goes that is put into `view`, if it has one.
  package func contentView(of view: ViewID) -> ViewID? {
    views.read(view) { holder in
      holder.subviews.first { views.read($0) { $0.isContentView } == true }
    } ?? nil
  }

  /// What code calls by that name alone: the root view's, if that is a cell in its file, or the only one
  /// that there is.
  package var ownContentView: ViewID? {
    if let own = contentView(of: .root) { return own }
    let all = contentViews
    return all.count == 1 ? all.first?.id : nil
  }

  package var contentViews: [View] { views.values(where: \.isContentView) }

  /// What a new view will be called: a content view by its superview.
  func name(for new: NewView) throws(EditFailure) -> String {
    guard new.isContentView, let superview = new.superview.flatMap(view) else {
      if let objection = objection(toName: new.name) { throw objection }
      return new.name
    }
    let name = "\(superview.name).\(ContentView.name)"
    if let holder = names[name] { throw .nameTaken(name, by: holder) }
    return name
  }

  /// Content views that go by the name of a view go by its new one.
  mutating func renameContentView(of id: ViewID, from old: String, to new: String) {
    let name = "\(old).\(ContentView.name)"
    guard let content = contentView(of: id), views[content]?.name == name else { return }
    views[content]?.name = "\(new).\(ContentView.name)"
    names[name] = nil
    names["\(new).\(ContentView.name)"] = .view(content)
  }
}
