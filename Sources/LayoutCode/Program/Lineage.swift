/// What a type is made from: its ancestors and protocols, and the class of UIKit above them.
extension Program {
  /// The type itself, its ancestors from the nearest on, then the protocols of all of them.
  func lineage(of type: TypeName) -> [TypeName] {
    var (classes, protocols) = ([TypeName](), [TypeName]())
    var next: TypeName? = type
    while let current = next, !classes.contains(current), classes.count < 40 {
      classes.append(current)
      classes += libraries.flatMap { $0.names(of: current) }.filter { types[$0] != nil }
      next = nil
      for syntax in types[current]?.inherited ?? [] {
        guard let name = typeName(syntax, from: current.outer) else { continue }
        if isProtocol(name) {
          if !protocols.contains(name) { protocols.append(name) }
        } else if next == nil, types[current]?.kind == .class || isClass(name) {
          next = name
        }
      }
      if next == nil { next = UIKitTables.table(current)?.superclass }
    }
    var place = 0
    while place < protocols.count, protocols.count < 60 {
      for syntax in types[protocols[place]]?.inherited ?? [] {
        guard let name = typeName(syntax, from: nil), !protocols.contains(name) else { continue }
        protocols.append(name)
      }
      place += 1
    }
    return classes + protocols.filter { !classes.contains($0) }
  }

  private func isProtocol(_ name: TypeName) -> Bool {
    if let kind = types[name]?.kind { return kind == .protocol }
    if UIKitTables.table(name) != nil { return false }
    return ["Delegate", "DataSource", "Protocol", "able", "ible"].contains {
      name.text.hasSuffix($0)
    }
      || ["Codable", "Equatable", "Hashable", "CaseIterable", "Error", "String", "Int"].contains(
        name.text)
  }

  private func isClass(_ name: TypeName) -> Bool {
    types[name]?.kind == .class || UIKitTables.table(name) != nil
  }

  /// Whether something made of `type` is an `ancestor`, too.
  func isA(_ type: TypeName, _ ancestor: TypeName) -> Bool {
    lineage(of: type).contains { $0 == ancestor || UIKitTables.isA($0, ancestor) }
      || base(of: type).map { UIKitTables.isA($0, ancestor) } == true
  }

  /// The class of UIKit or Swift that a type comes from; by the end of a name where what it is made
  /// from is not there: `BaseViewController`. `nil` where there is none.
  func base(of type: TypeName) -> TypeName? {
    let lineage = lineage(of: type)
    if let known = lineage.first(where: { UIKitTables.table($0) != nil && $0 != "NSObject" }) {
      return known
    }
    if types[type]?.kind.map({ $0 != .class }) == true { return nil }
    if let named = lineage.lazy.filter({ isMissing($0) }).compactMap(\.baseByName).first {
      return named
    }
    return lineage.lazy.filter { isOpen($0) }.compactMap { types[$0]?.usedBase }.first
      ?? lineage.first { $0 == "NSObject" }
  }

  func isView(_ type: TypeName) -> Bool {
    base(of: type).map { UIKitTables.isA($0, "UIView") || $0.endsLikeView } == true
  }

  func isController(_ type: TypeName) -> Bool {
    base(of: type).map {
      UIKitTables.isA($0, "UIViewController") || $0.text.hasSuffix("ViewController")
    }
      == true
  }

  /// Whether anything of what a type is made from is not there: members may come from that.
  func isOpen(_ type: TypeName) -> Bool {
    lineage(of: type).contains { isMissing($0) && UIKitTables.table($0) == nil }
  }

  /// Whether a class is not there, or what it is made from is not said.
  private func isMissing(_ type: TypeName) -> Bool {
    types[type]?.kind == nil || types[type]?.isPartial == true
  }
}

extension TypeName {
  /// The class of UIKit that a class is made from whose own is not there, by how it ends.
  var baseByName: TypeName? {
    Self.endings.first { text.hasSuffix($0.ending) }?.base
  }

  /// Of a class of UIKit's that no table has.
  fileprivate var endsLikeView: Bool {
    text.hasPrefix("UI") && baseByName?.text.hasSuffix("Controller") == false
  }

  /// The longer ones first.
  private static let endings: [(ending: String, base: TypeName)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("TableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    ("CollectionReusableView", "UICollectionReusableView"),
    ("TableViewCell", "UITableViewCell"), ("TableCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("Cell", "UITableViewCell"), ("ImageView", "UIImageView"), ("TextField", "UITextField"),
    ("TextView", "UITextView"), ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"),
    ("TableView", "UITableView"), ("CollectionView", "UICollectionView"),
    ("ProgressView", "UIProgressView"), ("ActivityIndicatorView", "UIActivityIndicatorView"),
    ("VisualEffectView", "UIVisualEffectView"), ("Label", "UILabel"), ("Button", "UIButton"),
    ("Switch", "UISwitch"), ("Slider", "UISlider"), ("Stepper", "UIStepper"),
    ("SegmentedControl", "UISegmentedControl"), ("PageControl", "UIPageControl"),
    ("SearchBar", "UISearchBar"), ("NavigationBar", "UINavigationBar"), ("Toolbar", "UIToolbar"),
    ("DatePicker", "UIDatePicker"), ("PickerView", "UIPickerView"), ("Control", "UIControl"),
    ("View", "UIView"), ("Bar", "UIView"),
  ]
}
