import AutoLayout
import Patience
import Prose

/// A class in Objective-C that makes a layout: all but its constraints is the same for every way of
/// writing those.
struct ObjectiveCFile {
  let outline: LayoutOutline
  let language: Language

  /// What a view or guide is called. All that is written asks this.
  func text(of item: Item) -> String {
    if LineWork.isStopped(after: 2) { return "" }
    let name = outline.document.view(item.view)?.name ?? ""
    // Few names have a point in them, and the search takes longer than all else here.
    let isOfContent = name.utf8.contains(UInt8(ascii: "."))
    let bare = isOfContent ? name.replacing(".\(ContentView.name)", with: "") : name
    var owner =
      if item.view == outline.root {
        outline.isController ? "self.view" : "self"
      } else if outline.isOwnContent(item.view) {
        "self.\(ContentView.name)"
      } else {
        bare == name ? Self.written(name) : "\(Self.written(bare)).\(ContentView.name)"
      }
    if outline.callbacks.views.contains(item.view), item.view != outline.root {
      owner = "_" + owner
    }
    if let guide = item.guide?.propertyName {
      owner = item.guide?.isController == true ? "self.\(guide)" : "\(owner).\(guide)"
    }
    return owner
  }

  var code: ObjectiveCCode { ObjectiveCCode(text: text(of:)) }

  /// Words of the language cannot be names in it.
  private static func written(_ name: String) -> String {
    keywords.contains(name) ? name.lowercased() + "View" : name
  }

  private static let keywords: Set<String> = [
    "default", "switch", "case", "if", "else", "for", "while", "do", "return", "int", "float",
    "double", "char", "void", "struct", "enum", "union", "static", "const", "signed", "unsigned",
    "short", "long", "break", "continue", "goto", "auto", "register", "extern", "inline", "sizeof",
    "typedef", "volatile", "self", "super", "id", "in", "out", "nil", "YES", "NO", "BOOL",
  ]

  // MARK: The whole

  /// - Parameter keepsMasks: The views whose masks the library sees to.
  func text(
    constraints: [String], imports: [String] = ["<UIKit/UIKit.h>"],
    without keepsMasks: Set<ViewID> = []
  ) -> String {
    let name = outline.className
    let blocks = [made, said, masks(without: keepsMasks), placings, constraints]
      .filter { !$0.isEmpty }
    var lines = imports.map { "#import \($0)" } + [""]
    lines += outline.remarks.map { "// \($0.text(in: language).string)" }
    lines += ["@interface \(name) : \(outline.superclass)", "@end", ""]
    lines += ["@implementation \(name)\(held.isEmpty ? "" : " {")"] + held + [""]
    lines +=
      outline.isController
      ? ["- (void)viewDidLoad {", "  [super viewDidLoad];"]
      : ViewInitializer(of: outline.rootKind).objectiveC
    for block in blocks { lines += [""] + block.map { "  " + $0 } }
    lines += (outline.isController ? [] : ["  return self;"]) + ["}"]
    lines += outline.callbacks.objectiveC(isController: outline.isController, text(of:))
    return (lines + ["", "@end", ""]).joined(separator: "\n")
  }

  /// The instance variables: what is spoken of in more methods than one.
  private var held: [String] {
    let views = outline.views.filter { outline.callbacks.views.contains($0.id) }
    return views.map { "  \($0.writtenClass) *\(text(of: Item($0.id)));" }
      + (views.isEmpty ? [] : ["}"])
  }

  private var made: [String] {
    outline.views.map { view in
      let start = outline.callbacks.views.contains(view.id) ? "" : "\(view.writtenClass) *"
      return "\(start)\(text(of: Item(view.id))) = \(outline.making(view).objectiveC);"
    }
  }

  private var said: [String] {
    let root = outline.document.view(outline.root).map { [$0] } ?? []
    return outline.controllerStatements.flatMap { $0.objectiveC(of: "self").lines }
      + (root + outline.views + outline.contentViews).flatMap { view in
        outline.statements(of: view).flatMap { $0.objectiveC(of: text(of: Item(view.id))).lines }
      }
  }

  private func masks(without keepsMasks: Set<ViewID>) -> [String] {
    outline.withoutMasks.filter { !keepsMasks.contains($0.id) }.map { view in
      "\(text(of: Item(view.id))).translatesAutoresizingMaskIntoConstraints = NO;"
    }
  }

  private var placings: [String] {
    outline.placings.map { view, owner, how in
      let (name, place) = (text(of: Item(view.id)), text(of: Item(owner)))
      return switch how {
      case .subview: "[\(place) addSubview:\(name)];"
      case .arranged: "[\(place) addArrangedSubview:\(name)];"
      case .guide: "[\(place) addLayoutGuide:\(name)];"
      case .layer:
        "[\(place)\(outline.document.isLayer(owner) ? "" : ".layer") addSublayer:\(name)];"
      case .front: "[\(place) bringSubviewToFront:\(name)];"
      case .back: "[\(place) sendSubviewToBack:\(name)];"
      case .spacing(let points): "[\(place) setCustomSpacing:\(points.plain) afterView:\(name)];"
      }
    }
  }
}
