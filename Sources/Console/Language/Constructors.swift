import AutoLayout
import Interchange
import LayoutCode
import Prose

/// Values made by the name of their type: `CGRect(x: 0, y: 0, width: 44, height: 44)`.
extension Evaluator {
  mutating func made(by call: Call) throws(LineFailure) -> Value {
    if let type = Enumeration.named(call.name.text) { return try made(type, by: call) }
    if call.name.text == "AVMakeRect" { return try aspectFit(call) }
    if let label = labelOfOthers(call) { return .inert("\(call.name.text)(\(label):)") }
    if let value = try valueOfTables(call) { return value }
    switch call.name.text {
    case "UIImage": return try image(call)
    case "String":
      return try counting(true) { (evaluator) throws(LineFailure) in try evaluator.text(call) }
    case TypeNames.priority: return try number(call)
    case let name where TypeNames.isOfNoView(name):
      return .inert(name)
    case let name where isOfNumber(call): return .inert(name)
    default: return .newView(try newView(call))
    }
  }

  /// The types of several numbers together.
  static let shapes: [String: Tuple.Shape] = [
    "CGPoint": .point, "CGSize": .size, "CGRect": .rect, "UIEdgeInsets": .insets,
    "NSDirectionalEdgeInsets": .directionalInsets,
  ]

  /// `UIFont.systemFont(ofSize: 15)`: what types make by methods of their own.
  mutating func made(by call: Call, of type: String) throws(LineFailure) -> Value {
    switch (type, call.name.text) {
    case ("NSLayoutConstraint", "constraints"):
      return .list(try formatConstraints(call).map { .newConstraint($0) })
    // What is left to chance is known only to the app: `CGFloat.random(in: 0...1)`.
    case (let type, "random") where TypeNames.numbers.contains(type):
      return .inert("\(type).random")
    case (let type, _) where TypeNames.isOfNoView(type): return .inert("\(type).\(call.name.text)")
    default:
      if let value = try valueOfTables(call, of: type) { return value }
      throw .objection(LanguageWords.noMethod(call, of: .type(type)))
    }
  }

  private mutating func lengths(_ trees: [ExpressionTree]) throws(LineFailure) -> [Double] {
    var numbers: [Double] = []
    for tree in trees { numbers.append(try operand(tree).length()) }
    return numbers
  }

  /// `UILayoutPriority(rawValue: 750)`: the number itself.
  private mutating func number(_ call: Call) throws(LineFailure) -> Value {
    let name = call.name.text
    let (_, values) = try call.form(among: ["\(name)(_:)", "\(name)(rawValue:)"])
    return .number(try operand(values[0]).number())
  }

  private mutating func text(_ call: Call) throws(LineFailure) -> Value {
    let forms = ["String(_:)", "String(localized:)", "String(describing:)"]
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if forms.map(Call.labels).contains(labels) {
      switch try settled(call.arguments[0].value) {
      case .number, .whole, .boolean, .text, .list: break
      case let value: return .text(value.text(in: document).string)
      }
    }
    guard let text = try answer(to: call, "init", of: "String", on: .type("String")) else {
      throw .objection(LanguageWords.wrongArguments(call, forms: forms))
    }
    return try limited(text, at: call.range)
  }

  /// An image is nothing but its size here.
  private mutating func image(_ call: Call) throws(LineFailure) -> Value {
    if let label = call.arguments.first?.label?.text, label != "size", label != "width" {
      return .inert("UIImage(\(label):)")
    }
    let forms = ["UIImage(size:)", "UIImage(width:height:)", "UIImage(_:_:)", "UIImage()"]
    let (form, values) = try call.form(among: forms)
    if values.isEmpty { return .image(.zero) }
    let size =
      form == "UIImage(size:)"
      ? try operand(values[0]).tuple(.size) : Tuple(.size, try lengths(values))
    return .image(try size.naturalSize(at: call.range))
  }
}

extension Tuple {
  /// As a size of content, which is never negative.
  func naturalSize(at range: SourceRange) throws(LineFailure) -> Size {
    guard let size, size.width >= 0, size.height >= 0 else {
      throw .objection(LanguageWords.negativeSize(at: range))
    }
    return size
  }
}

// MARK: Views

extension Evaluator {
  private mutating func newView(_ call: Call) throws(LineFailure) -> NewView {
    let className = call.name.text
    let isLayer = TypeNames.isLayer(className)
    let kind = ViewKind.ofClass(className) ?? (isLayer ? .layer : .view)
    let labels =
      [
        "frame", "type", "image", "items", "progressViewStyle", "style", "configuration",
        "primaryAction",
      ] + kind.otherArguments
      + (kind.arranges ? ["arrangedSubviews"] : [])
    let usual = (kind.arranges ? ["arrangedSubviews"] : ["frame"]) + kind.otherArguments
    let usage = "\(className)(\(usual.map { $0 + ":" }.joined()))"
    // Of classes of one's own nobody knows what they are made with.
    let isOwn = ViewKind.ofClass(className) == nil && !isLayer
    let values =
      isOwn
      ? call.values(amongOthers: labels) : try call.values(labeled: labels, usage: usage)
    var new = NewView.made(kind, name: "", step: workspace.step)
    new.className = className
    if let frame = values["frame"], !kind.isGuide {
      let rect = try operand(frame).rectangle()
      new.frameLayout = FrameLayout(
        frame: rect, superviewSize: .zero,
        source: CallbackReader.source(ofRect: frame, on: workspace))
    }
    if let type = values["type"], case .choice("system") = try value(of: type) {
      // A system button's title is smaller than a custom one's.
      new.content.font = ViewKind.button.addedContent.font
    }
    if case .call(_, let arguments)? = values["primaryAction"]?.form,
      let title = arguments.first(where: { $0.label?.text == "title" })
    {
      new.content.setText(try operand(title.value).optionalText())
    }
    if let image = values["image"] {
      let operand = try operand(image)
      if !operand.isImageWithoutSize { new.content.setImage(try operand.image()) }
    }
    if let arranged = values["arrangedSubviews"] {
      new.stack?.arranged = try views(operand(arranged))
    }
    if let items = values["items"] {
      new.content.setSegments(try operand(items).texts())
    }
    if kind == .activityIndicator, let style = values["style"],
      case .choice("large") = try value(of: style)
    {
      new.content.give(ViewKind.largeIndicator)
    }
    new.takeInitialSize(madeWith: values.keys, in: document)
    // A controller's view begins as large as the screen (UIKit guides, section 7).
    if className.isOfController, let size = document.windowSize {
      new.frameLayout?.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return new
  }
}

extension Evaluator {
  func views(_ operand: Operand) throws(LineFailure) -> [ViewID] {
    guard case .list(let values) = operand.value else { throw operand.wanted(LanguageWords.views) }
    var views: [ViewID] = []
    for value in values { views.append(try Operand(value, at: operand.range).view()) }
    return views
  }
}

extension Operand {
  /// In points: up to far beyond any screen, and small enough for the widths of long texts.
  func fontSize() throws(LineFailure) -> Double {
    let size = try length()
    guard size > 0, size <= 1000 else { throw .objection(LanguageWords.fontSize(at: range)) }
    return size
  }

  /// An image, or a size in its place; `nil` for none.
  func image() throws(LineFailure) -> Size? {
    switch value {
    case .absent: return nil
    case .image(let size): return size
    default: return try tuple(.size).naturalSize(at: range)
    }
  }

  /// `UIImage(named: "logo")`: there are no pictures to measure.
  var isImageWithoutSize: Bool {
    if case .inert(let path) = value { path.hasPrefix("UIImage(") } else { false }
  }

  func texts() throws(LineFailure) -> [String] {
    guard case .list(let values) = value else { throw wanted(LanguageWords.texts) }
    var texts: [String] = []
    for value in values { texts.append(try Operand(value, at: range).text()) }
    return texts
  }

  func font() throws(LineFailure) -> Font {
    guard case .font(let font) = value else {
      throw wanted(LanguageWords.font)
    }
    return font
  }
}
