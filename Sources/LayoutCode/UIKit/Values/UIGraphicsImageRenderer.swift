import AutoLayout
import Interchange

/// `UIGraphicsImageRenderer`: pictures that code draws are as large as it says, whatever is on them.
enum ImageRendererMembers {
  static let table = MemberTable(
    type, superclass: "NSObject", inert: ["format", "allowsImageOutput"],
    members: [
      .initializer(["size: CGSize", "format?"]) { (evaluator, _, arguments) throws(Stop) in
        renderer(try evaluator.size(arguments.first))
      },
      .initializer(["**"]) { _, _, _ in renderer(nil) },
      .method("image", ["_: Function"], older: ["imageWithActions"], gives: "UIImage") {
        evaluator, value, _ in
        let size = evaluator.stored("size", of: value)
        return .structure(
          Value.Structure(type: "UIImage", fields: size.map { ["size": $0] } ?? [:]))
      },
    ])

  private static let type: TypeName = "UIGraphicsImageRenderer"

  private static func renderer(_ size: Size?) -> Value {
    .structure(
      Value.Structure(type: type, fields: size.map { ["size": .size($0)] } ?? [:]))
  }
}
