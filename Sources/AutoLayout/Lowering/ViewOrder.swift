/// The views and guides in the window, and the place of each in view order.
struct ViewOrder {
  let views: [ViewID]
  private let places: [ViewID: Int]

  static let empty = ViewOrder(views: [])

  init(of document: Document) { self.init(views: document.preorder()) }

  private init(views: [ViewID]) {
    self.views = views
    places = Dictionary(uniqueKeysWithValues: zip(views, views.indices))
  }

  /// `nil` outside the window.
  func place(of view: ViewID) -> Int? { places[view] }

  func contains(_ view: ViewID) -> Bool { view == .window || places[view] != nil }
}
