import AutoLayout
import Interchange

/// Something that is said to a view.
enum CodeStatement: Hashable {
  /// `title.isHidden = true`; Objective-C says `hidden`.
  case assignment(String, CodeValue, objectiveC: String? = nil)
  case call(CodeCall)
  /// A button's configuration, with the room around what it shows.
  case configuration(Insets)

  /// One line, or several.
  func swift(of receiver: String) -> String {
    let start = receiver.isEmpty ? "" : receiver + "."
    switch self {
    case .assignment(let name, let value, _): return "\(start)\(name) = \(value.swift)"
    case .call(let call):
      let arguments = call.arguments.map { part in
        part.label.map { "\($0): \(part.value.swift)" } ?? part.value.swift
      }
      return "\(start)\(call.name)(\(arguments.joined(separator: ", ")))"
    case .configuration(let insets):
      let made = "\(start)configuration = .plain()"
      guard let insets = Self.directional(insets) else { return made }
      return made + "\n\(start)configuration?.contentInsets = \(insets.swift)"
    }
  }

  /// As Swift was up to version 2: with the words of Objective-C.
  func earlySwift(of receiver: String) -> String {
    let start = receiver.isEmpty ? "" : receiver + "."
    switch self {
    case .assignment(let name, let value, let older):
      return "\(start)\(older ?? name) = \(value.earlySwift)"
    case .call(let call):
      let arguments = call.arguments.enumerated().map { place, part in
        (place == 0 ? "" : "\(part.selector): ") + part.value.earlySwift
      }
      let name = call.arguments.first?.selector ?? call.name
      return "\(start)\(name)(\(arguments.joined(separator: ", ")))"
    case .configuration: return swift(of: receiver)
    }
  }

  /// `nil` for those that a configuration has by itself.
  private static func directional(_ insets: Insets) -> CodeValue? {
    if insets == Insets(top: 7, left: 12, bottom: 7, right: 12) { return nil }
    return .directionalInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  func objectiveC(of receiver: String) -> String {
    switch self {
    case .assignment(let name, let value, let older):
      return "\(receiver).\(older ?? name) = \(value.objectiveC);"
    case .call(let call):
      let parts = call.arguments.map { "\($0.selector):\($0.value.objectiveC)" }
      return "[\(receiver) \(parts.isEmpty ? call.name : parts.joined(separator: " "))];"
    case .configuration(let insets):
      let made = "[UIButtonConfiguration plainButtonConfiguration]"
      guard let insets = Self.directional(insets) else {
        return "\(receiver).configuration = \(made);"
      }
      // The button gives away copies of its own.
      let name = receiver.split(separator: ".").last.map(String.init) ?? receiver
      return """
        UIButtonConfiguration *\(name)Configuration = \(made);
        \(name)Configuration.contentInsets = \(insets.objectiveC);
        \(receiver).configuration = \(name)Configuration;
        """
    }
  }

  /// What Objective-C calls the property that is given something.
  var objectiveCName: String? {
    if case .assignment(let name, _, let older) = self { older ?? name } else { nil }
  }

  /// What is the same where one value takes the place of another.
  var key: String {
    switch self {
    case .assignment(let name, _, _): name
    case .configuration: "configuration"
    case .call(let call):
      ([call.name] + call.arguments.dropFirst().map(\.value.swift)).joined(separator: " ")
    }
  }
}

/// A message to a view.
struct CodeCall: Hashable {
  let name: String
  let arguments: [Argument]

  /// With its label in Swift and its part of the selector in Objective-C.
  struct Argument: Hashable {
    let label: String?
    let selector: String
    let value: CodeValue
  }
}

extension String {
  /// Of statements that take several.
  var lines: [String] { split(separator: "\n").map(String.init) }
}
