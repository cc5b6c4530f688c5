import AutoLayout
import Interchange

/// A value as code writes it, in either language.
enum CodeValue: Hashable {
  case number(Double)
  case truth(Bool)
  /// `nil` for none.
  case text(String?)
  /// A case of an enumeration: `axis` of `UILayoutConstraintAxis`.
  case choice(String, of: String)
  case priority(Priority)
  case font(Font)
  /// A picture of this size; `nil` for none.
  case image(Size?)
  case rect(Rect)
  case size(Size)
  case insets(Insets)
  case directionalInsets(top: Double, leading: Double, bottom: Double, trailing: Double)
  case options([String], of: String)
  /// `UITableView.automaticDimension`
  case constant(String, of: String)
  case point(Point)
  case transform(AffineTransform)
  /// `nil` for none.
  case color(Color?)
  /// As a layer takes it.
  case layerColor(Color?)
}

extension CodeValue {
  /// `.horizontal`, `CGSize(width: 40, height: 20)`
  var swift: String {
    switch self {
    case .number(let number): number.plain
    case .truth(let truth): "\(truth)"
    case .text(let text): text.map(ExpressionWriter.quoted) ?? "nil"
    case .choice(let name, _): ".\(name)"
    case .priority(let priority): priority.written
    case .font(let font): font.swift
    case .image(let size):
      size.map { "UIGraphicsImageRenderer(size: \(CodeValue.size($0).swift)).image { _ in }" }
        ?? "nil"
    case .rect(let rect):
      "CGRect(x: \(rect.x.plain), y: \(rect.y.plain), width: \(rect.width.plain), height: \(rect.height.plain))"
    case .size(let size): "CGSize(width: \(size.width.plain), height: \(size.height.plain))"
    case .insets(let insets):
      "UIEdgeInsets(top: \(insets.top.plain), left: \(insets.left.plain), "
        + "bottom: \(insets.bottom.plain), right: \(insets.right.plain))"
    case .directionalInsets(let top, let leading, let bottom, let trailing):
      "NSDirectionalEdgeInsets(top: \(top.plain), leading: \(leading.plain), "
        + "bottom: \(bottom.plain), trailing: \(trailing.plain))"
    case .options(let names, _): "[\(names.map { ".\($0)" }.joined(separator: ", "))]"
    case .constant(let name, let type): "\(type).\(name)"
    case .point(let point): "CGPoint(x: \(point.x.plain), y: \(point.y.plain))"
    case .transform(let transform): transform.swift
    case .color(let color): color?.swift ?? "nil"
    case .layerColor(let color): color.map { "\($0.swiftOfClass).cgColor" } ?? "nil"
    }
  }

  /// `.Horizontal`, `UIFont.systemFontOfSize(17)`
  var earlySwift: String {
    switch self {
    case .choice(let name, _): ".\(name.capitalizedFirst)"
    case .options(let names, _):
      "[\(names.map { ".\($0.capitalizedFirst)" }.joined(separator: ", "))]"
    case .priority(let priority): priority.rawValue.plain
    case .font(let font): font.earlySwift
    case .color(let color?): color.name.map { "UIColor.\($0)Color()" } ?? color.swift
    default: swift
    }
  }

  /// `UILayoutConstraintAxisHorizontal`, `CGSizeMake(40, 20)`
  var objectiveC: String {
    switch self {
    case .number(let number): number.plain
    case .truth(let truth): truth ? "YES" : "NO"
    case .text(let text): text.map { "@" + ExpressionWriter.quoted($0) } ?? "nil"
    case .choice(let name, let type): type + name.capitalizedFirst
    case .priority(let priority): priority.objectiveC
    case .font(let font): font.objectiveC
    case .image(let size):
      size.map {
        "[[[UIGraphicsImageRenderer alloc] initWithSize:\(CodeValue.size($0).objectiveC)] "
          + "imageWithActions:^(UIGraphicsImageRendererContext *context) {}]"
      } ?? "nil"
    case .rect(let rect):
      Self.call("CGRectMake", [rect.x, rect.y, rect.width, rect.height])
    case .size(let size): "CGSizeMake(\(size.width.plain), \(size.height.plain))"
    case .insets(let insets):
      Self.call("UIEdgeInsetsMake", [insets.top, insets.left, insets.bottom, insets.right])
    case .directionalInsets(let top, let leading, let bottom, let trailing):
      Self.call("NSDirectionalEdgeInsetsMake", [top, leading, bottom, trailing])
    case .options(let names, let type):
      names.isEmpty
        ? "\(type)None" : names.map { type + $0.capitalizedFirst }.joined(separator: " | ")
    case .constant(let name, let type): type + name.capitalizedFirst
    case .point(let point): Self.call("CGPointMake", [point.x, point.y])
    case .transform(let transform): transform.objectiveC
    case .color(let color): color?.objectiveC ?? "nil"
    case .layerColor(let color): color.map { "\($0.objectiveC).CGColor" } ?? "nil"
    }
  }
}

extension CodeValue {
  static func call(_ name: String, _ numbers: [Double]) -> String {
    "\(name)(\(numbers.map(\.plain).joined(separator: ", ")))"
  }
}

extension Font {
  fileprivate var swift: String {
    if let textStyle { return ".preferredFont(forTextStyle: .\(textStyle.rawValue))" }
    if let face { return "UIFont(name: \"\(face.name)\", size: \(size.plain))" }
    let weight = weight == .regular ? "" : ", weight: .\(weight.rawValue)"
    return ".systemFont(ofSize: \(size.plain)\(weight))"
  }

  fileprivate var earlySwift: String {
    if let textStyle {
      let style = "UIFontTextStyle\(textStyle.rawValue.capitalizedFirst)"
      return "UIFont.preferredFontForTextStyle(\(style))"
    }
    if face != nil { return swift }
    let weight =
      weight == .regular ? "" : ", weight: UIFontWeight\(weight.rawValue.capitalizedFirst)"
    return "UIFont.systemFontOfSize(\(size.plain)\(weight))"
  }

  fileprivate var objectiveC: String {
    if let textStyle {
      return
        "[UIFont preferredFontForTextStyle:UIFontTextStyle\(textStyle.rawValue.capitalizedFirst)]"
    }
    if let face { return "[UIFont fontWithName:@\"\(face.name)\" size:\(size.plain)]" }
    if weight == .regular { return "[UIFont systemFontOfSize:\(size.plain)]" }
    return
      "[UIFont systemFontOfSize:\(size.plain) weight:UIFontWeight\(weight.rawValue.capitalizedFirst)]"
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
