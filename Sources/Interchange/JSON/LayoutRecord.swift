import AutoLayout
import Patience

/// A layout as a file of JSON holds it: `export json` writes it, `import` reads it.
///
/// A name that is not there has the value that a new view or constraint has. What is added to the form
/// leaves `version` as it is; what changes its meaning raises it.
struct LayoutRecord: Codable {
  /// By which such a file is told from others.
  var format = LayoutRecord.format
  var version = LayoutRecord.version
  /// `code` where nothing of it comes from a file of Interface Builder, whose defaults are others.
  var origin: String?
  var device: DeviceRecord?
  var orientation: String?
  var direction: String?
  var navigationBar: String?
  var tabBar: Bool?
  var toolbar: Bool?
  /// In points; none where nothing is said.
  var keyboardHeight: Double?
  /// How the device was held at the start, where it was not upright.
  var launch: String?
  /// The version of iOS by which texts and controls are measured.
  var system: Int?
  var controller: ControllerRecord?
  /// The size classes, where they are not those of the device.
  var traits: TraitsRecord?
  /// What is said of the root view.
  var root: ViewRecord?
  /// Superviews before what is in them.
  @OneByOne var views: [ViewRecord] = []
  /// By number.
  @OneByOne var constraints: [ConstraintRecord] = []

  static let format = "tsume-layout"
  static let version = 1
  static let ofCode = "code"

  struct DeviceRecord: Codable {
    var name: String?
    var width: Double
    var height: Double
    var scale: Double
  }

  /// `compact` or `regular` for each axis of which something is said.
  struct TraitsRecord: Codable {
    var horizontal: String?
    var vertical: String?
    var contentSize: String?
  }

  struct ControllerRecord: Codable {
    var additionalSafeAreaInsets: ViewRecord.EdgesRecord?
    var viewRespectsSystemMinimumLayoutMargins: Bool?
  }

  /// What a constraint waits for, as code says it.
  struct WaitingRecord: Codable {
    var constant: String?
    var multiplier: String?
    var priority: String?
  }

  struct ConstraintRecord: Codable {
    var name: String?
    var first: AnchorRecord
    /// `==`, `<=`, `>=`
    var relation: String
    var second: AnchorRecord?
    var multiplier: Double?
    var constant: Double?
    var priority: Double?
    var active: Bool?
    var identifier: String?
    /// The view on which it was installed by hand.
    var holder: String?
    /// The size classes in which it is installed: `wC hR`.
    var sizeClasses: String?
    var waiting: WaitingRecord?
  }

  /// `{"view": "title", "guide": "safeArea", "attribute": "top"}`
  struct AnchorRecord: Codable {
    var view: String
    var guide: String?
    var attribute: String
  }
}

/// A list whose reading and writing end with an error where the line is stopped that they are for:
/// whoever decodes and encodes asks nobody.
@propertyWrapper struct OneByOne<Element: Codable>: Codable {
  var wrappedValue: [Element]

  init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    wrappedValue = []
    while !list.isAtEnd {
      try Self.passOne()
      wrappedValue.append(try list.decode(Element.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for element in wrappedValue {
      try Self.passOne()
      try list.encode(element)
    }
  }

  /// Counts what one of them takes, in things looked at.
  private static func passOne() throws {
    if LineWork.isStopped(after: 16) { throw CancellationError() }
  }
}

/// A view in such a file.
struct ViewRecord: Codable {
  var name: String
  /// As `add` calls it: `label`.
  var kind: String
  var className: String?
  var superview: String?
  /// Whether UIKit makes it in its superview.
  var isContentView: Bool?
  var text: String?
  var placeholder: String?
  var font: FontRecord?
  var adjustsFontForContentSizeCategory: Bool?
  var numberOfLines: Int?
  var preferredMaxLayoutWidth: Double?
  /// The size of its picture.
  var image: SizeRecord?
  /// A natural size that was given; without a number there is none along that axis.
  var givenSize: SizeRecord?
  var segments: [String]?
  var numberOfPages: Int?
  var isScrollEnabled: Bool?
  var borderStyle: String?
  var hugging: AxesRecord?
  var compressionResistance: AxesRecord?
  var isHidden: Bool?
  /// Of what is laid out by its frame.
  var frame: FrameRecord?
  var autoresizingMask: [String]?
  var stack: StackRecord?
  var margins: EdgesRecord?
  var directionalMargins: EdgesRecord?
  var insetsLayoutMarginsFromSafeArea: Bool?
  var preservesSuperviewLayoutMargins: Bool?
  var semanticContentAttribute: String?
  /// What a button keeps free around its title and image.
  var buttonInsets: EdgesRecord?
  /// Whether a button has a configuration.
  var isConfigured: Bool?
  var paragraph: ParagraphRecord?
  var apportionsSegmentWidths: Bool?
  var contentMode: String?
  /// `a b c d tx ty`
  var transform: [Double]?
  var isUserInteractionEnabled: Bool?
  var autoresizesSubviews: Bool?
  var marginsFollowReadableWidth: Bool?
  var identifier: String?
  var tag: Int?
  var contentInset: EdgesRecord?
  var contentInsetAdjustmentBehavior: String?
  /// `horizontal`, `vertical`
  var alwaysBounces: [String]?
  var contentSize: SizeRecord?
  var contentOffset: PointRecord?
  /// Of a table; -1 for rows that size themselves.
  var rowHeight: Double?
  /// Whether the rows of a table are as high as their frames say.
  var rowsKeepFrames: Bool?
  /// How much larger it is drawn than constraints see it.
  var alignmentInsets: EdgesRecord?
  var keyboard: KeyboardRecord?
  var layer: LayerRecord?

  struct PointRecord: Codable {
    var x: Double
    var y: Double
  }

  struct KeyboardRecord: Codable {
    var usesBottomSafeArea: Bool?
    var followsUndockedKeyboard: Bool?
    var keyboardDismissPadding: Double?
  }

  /// What differs from a new view of the kind.
  struct LayerRecord: Codable {
    /// By the names of the layer's properties.
    var numbers: [String: Double]?
    var masksToBounds: Bool?
    var backgroundColor: ColorRecord?
    var borderColor: ColorRecord?
    /// The colours that there are none of.
    var without: [String]?
  }

  /// By UIKit's name, or by components from 0 to 1.
  struct ColorRecord: Codable {
    var name: String?
    var red: Double?
    var green: Double?
    var blue: Double?
    var alpha: Double?
  }

  struct SizeRecord: Codable {
    var width: Double?
    var height: Double?
  }

  struct AxesRecord: Codable {
    var horizontal: Double
    var vertical: Double
  }

  struct FontRecord: Codable {
    var size: Double
    var weight: String?
    var style: String?
    var name: String?
  }

  /// In the superview, and how large that was when it was given.
  struct FrameRecord: Codable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var superviewWidth: Double
    var superviewHeight: Double
  }

  struct ParagraphRecord: Codable {
    var lineSpacing: Double?
    var minimumLineHeight: Double?
    var maximumLineHeight: Double?
    var lineHeightMultiple: Double?
  }

  struct EdgesRecord: Codable {
    var top: Double
    /// The left one, where they are not directional.
    var leading: Double
    var bottom: Double
    var trailing: Double
  }

  struct StackRecord: Codable {
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: Double
    var isBaselineRelative: Bool
    var isLayoutMarginsRelative: Bool
    /// In their order along the axis.
    var arranged: [String]
    /// By the view behind which it is.
    var customSpacing: [String: Double]?
  }
}
