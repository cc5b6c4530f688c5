/// A layer of one's own among the sublayers of a view or of another layer.
///
/// Core Animation keeps one list with the layers of subviews and free ones in it; what constraints
/// see of that list are the subviews alone.
package struct FreeLayer: Hashable, Sendable {
  package let layer: ViewID
  /// How many of the subviews lie behind it.
  package internal(set) var subviewsBehind: Int
}

extension View {
  /// Back to front: the subviews, which stand for their layers, and the free layers.
  package var sublayers: [ViewID] {
    if freeLayers.isEmpty { return Array(subviews) }
    var result: [ViewID] = []
    var free = freeLayers[...]
    for (place, subview) in subviews.enumerated() {
      while let next = free.first, next.subviewsBehind <= place {
        result.append(next.layer)
        free.removeFirst()
      }
      result.append(subview)
    }
    return result + free.map(\.layer)
  }

  /// - Parameter place: Counted among all sublayers, from the back.
  mutating func insertSublayer(_ id: ViewID, at place: Int, isFree: Bool) {
    if !isFree, freeLayers.isEmpty { return subviews.insert(id, at: place) }
    var order = sublayers
    order.insert(id, at: place)
    setSublayers(order, free: freeLayers.map(\.layer) + (isFree ? [id] : []))
  }

  mutating func removeSublayer(_ id: ViewID) {
    if freeLayers.isEmpty {
      if let place = subviews.firstIndex(of: id) { subviews.remove(at: place) }
      return
    }
    setSublayers(sublayers.filter { $0 != id }, free: freeLayers.map(\.layer))
  }

  /// Sets both lists from one that has everything in it, back to front.
  private mutating func setSublayers(_ order: [ViewID], free: [ViewID]) {
    if free.isEmpty {
      subviews = SharedList(order)
      return
    }
    subviews = []
    freeLayers = []
    for id in order {
      if free.contains(id) {
        freeLayers.append(FreeLayer(layer: id, subviewsBehind: subviews.count))
      } else {
        subviews.append(id)
      }
    }
  }

  /// Where among the sublayers a placement is. Most views come to the front, which is found without a
  /// look at the others.
  func place(for placement: Placement, countingLayers: Bool) -> Int {
    let end = subviews.count + freeLayers.count
    switch placement {
    case .front: return end
    case .back: return 0
    case .above(let sibling): return (sublayers.firstIndex(of: sibling) ?? end - 1) + 1
    case .below(let sibling): return sublayers.firstIndex(of: sibling) ?? end
    case .index(let index): return place(atIndex: index, countingLayers: countingLayers)
    }
  }

  /// The place among the sublayers that an index means: `insertSublayer(_:at:)` counts them all,
  /// `insertSubview(_:at:)` the subviews alone. What is beyond the end is the end.
  func place(atIndex index: Int, countingLayers: Bool) -> Int {
    let order = sublayers
    if countingLayers { return min(max(index, 0), order.count) }
    guard subviews.indices.contains(max(index, 0)) else { return order.endIndex }
    return order.firstIndex(of: subviews[max(index, 0)]) ?? order.endIndex
  }
}

extension Document {
  /// `top` and everything below it, layers among the views between which they lie.
  package func layerOrder(from top: ViewID = .root) -> [ViewID] {
    preorder(from: top, through: \.sublayers)
  }

  package func isLayer(_ id: ViewID) -> Bool { views.read(id) { $0.isLayer } == true }
}
