import AutoLayout
import Interchange
import Prose
import Reporting

/// Values as they are printed.
extension Value {
  func text(in document: Document) -> Text {
    switch self {
    case .number(let number), .whole(let number), .raw(let number): "\(number)"
    case .boolean(let boolean): Text(boolean ? "true" : "false", as: .code)
    case .text(let text): Text(ExpressionWriter.quoted(text), as: .code)
    case .absent: Text("nil", as: .code)
    case .tuple(let tuple): tuple.text
    case .item(let item): Text(document.name(of: item), as: .name)
    case .anchor(let anchor): document.text(of: anchor)
    case .distance(let distance):
      document.text(of: distance.to) + " - " + document.text(of: distance.from)
    case .margins(let view): "\(document.name(of: view), as: .name).layoutMargins"
    case .frame(let view): "\(document.name(of: view), as: .name).frame"
    case .constraint(let handle, let equation): Self.line(handle, equation, in: document)
    case .rules(let view, let prefix): "\(document.name(of: view), as: .name).\(prefix)"
    case .list(let values):
      "[" + values.map { $0.shortText(in: document) }.joined(separator: ", ") + "]"
    case .group(let group): Self.text(of: group, in: document)
    case .dictionary(let entries): Self.text(of: entries, in: document)
    case .choice(let name): Text("." + name, as: .code)
    case .type(let name), .inert(let name): Text(name, as: .code)
    case .font(let font):
      font.face.map { "\(Text($0.name, as: .code)) \(font.size)" }
        ?? "system \(font.size) \(font.weight.rawValue)"
    case .image(let size): Tuple(size).text
    case .color(let color): Text(Text(color).string, as: .code)
    case .layer(let id):
      Text(document.view(id).map(Value.path(ofLayerOf:)) ?? "?", as: .name)
    case .traits:
      TraitCollection.names.map { name -> Text in
        "\(name) \((TraitCollection.value(name, in: document) ?? .absent).text(in: document))"
      }
      .joined(separator: ", ")
    case .newConstraint(let new): EquationText(new.equation, in: document).listing
    case .newView(let new): Text(new.className, as: .code)
    }
  }

  /// Within a list constraints are told by their handles.
  private func shortText(in document: Document) -> Text {
    if case .constraint(let handle, _) = self {
      return Text(document.text(of: handle), as: .handle)
    }
    return text(in: document)
  }

  /// `c3  view.trailing == title.trailing + 16  @750`
  private static func line(
    _ handle: Handle, _ equation: Equation?, in document: Document
  ) -> Text {
    let name = Text(document.text(of: handle), as: .handle)
    return equation.map { "\(name)  \(EquationText($0, in: document).listing)" } ?? name
  }

  private static func text(of group: Group, in document: Document) -> Text {
    let parts = zip(group.labels, group.values).map { label, value -> Text in
      let text = value.shortText(in: document)
      return label.map { "\($0): \(text)" } ?? text
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private static func text(of entries: [Entry], in document: Document) -> Text {
    if entries.isEmpty { return "[:]" }
    let pairs = entries.map { entry -> Text in
      "\(entry.key.shortText(in: document)): \(entry.value.shortText(in: document))"
    }
    return "[" + pairs.joined(separator: ", ") + "]"
  }
}

extension Tuple {
  fileprivate var text: Text {
    "(" + numbers.map { number -> Text in "\(number)" }.joined(separator: ", ") + ")"
  }
}
