import Interchange

/// Classes and structs that have no part in the layout: what is made of them is known, whatever is read
/// of them is what was set or not known, and whatever is called on them passes.
enum InertClasses {
  /// What such a type is made with is read again under the same names.
  static func table(
    _ type: TypeName, superclass: TypeName = "NSObject", members: [Member] = []
  ) -> MemberTable {
    MemberTable(
      type, superclass: superclass, isInert: true,
      members: members + [
        .initializer(["**"]) { evaluator, receiver, arguments in
          InertClasses.made(&evaluator, receiver, arguments)
        }
      ]
        + singletons.map {
          .constant($0, type: type, .structure(Value.Structure(type: type, fields: [:])))
        })
  }

  /// By which a type has one for all.
  private static let singletons = [
    "autoupdatingCurrent", "current", "default", "general", "main", "module", "processInfo",
    "shared",
    "standard", "system",
  ]

  /// Type methods that make one of it.
  static func makers(_ type: TypeName, _ names: [String]) -> [Member] {
    names.map { name in
      .method(name, ["**"], gives: type, isStatic: true, hasPartInLayout: false) {
        evaluator, _, arguments in
        InertClasses.made(&evaluator, .type(type), arguments)
      }
    }
  }

  private static func made(
    _ evaluator: inout Evaluator, _ receiver: Value, _ arguments: CallArguments
  ) -> Value {
    var made = receiver
    if case .type(let type) = receiver { made = .object(evaluator.heap.make(Object(type: type))) }
    for (label, operand) in zip(arguments.labels, arguments.operands) {
      if let label {
        evaluator.store(label, operand.value, in: made)
      } else if case .function = operand.value {
        // A closure behind the parentheses: `UIAction { … }`.
        evaluator.store("handler", operand.value, in: made)
      }
    }
    return made
  }

  static let tables: [MemberTable] = names.map { table(TypeName($0)) }

  private static let names =
    gestures + looks + menus + media + collections + models + animation + foundation

  private static let gestures = [
    "UIGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
    "UIContextMenuInteraction", "UIDragInteraction", "UIDropInteraction", "UIPointerInteraction",
    "UIEditMenuInteraction", "UIFindInteraction", "UITextInteraction",
    "UILargeContentViewerInteraction", "UIScribbleInteraction", "UIPencilInteraction",
    "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator",
  ]

  private static let looks = [
    "UIBezierPath", "CGMutablePath", "UIBlurEffect", "UIVibrancyEffect", "UIGlassEffect",
    "UIGlassContainerEffect", "UIVisualEffect", "UINavigationBarAppearance", "UIToolbarAppearance",
    "UITabBarAppearance", "UIBarButtonItemAppearance", "UITabBarItemAppearance",
    "UIBackgroundConfiguration", "UIShadowProperties",
    "UIGraphicsImageRendererFormat", "NSShadow", "CGGradient", "CIImage",
    "CIFilter", "CIContext",
    "CIColor", "UIPreviewParameters", "UITargetedPreview", "UIInterpolatingMotionEffect",
    "UIMotionEffectGroup", "UIFocusEffect", "UIFocusHaloEffect",
    "NSTextAttachment",
    "UIImageAsset", "UITextInputMode", "UITextDropProposal", "NSLayoutManager", "NSTextStorage",
    "UICornerConfiguration", "UIShape", "UIHoverStyle",
  ]

  private static let menus = [
    "UIAction", "UIMenu", "UICommand", "UIKeyCommand", "UIDeferredMenuElement", "UIAlertAction",
    "UIContextualAction", "UISwipeActionsConfiguration", "UITableViewRowAction",
    "UIContextMenuConfiguration", "UIAccessibilityCustomAction", "UIAccessibilityElement",
    "UIMenuItem",
    "UIBarButtonItemGroup", "UIPasteConfiguration", "UIActivity", "UIActivityItemProvider",
  ]

  private static let media = [
    "AVPlayer", "AVPlayerItem", "AVQueuePlayer", "AVPlayerLooper", "AVAudioPlayer", "AVAsset",
    "AVURLAsset",
    "AVCaptureSession", "AVCaptureDeviceInput", "AVCaptureMetadataOutput",
    "AVCaptureVideoDataOutput", "AVCapturePhotoOutput", "AVAudioSession",
    "WKWebViewConfiguration", "WKUserContentController", "WKUserScript", "WKPreferences",
    "WKProcessPool",
    "MKPointAnnotation", "MKPolyline", "CLLocationManager", "CLLocation", "CLGeocoder",
    "MKMapCamera", "ARWorldTrackingConfiguration", "SCNScene", "SCNNode",
    "PHPickerConfiguration", "CMMotionManager", "CNContactStore", "EKEventStore",
  ]

  private static let collections = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout",
    "UICollectionViewCompositionalLayoutConfiguration", "UICollectionLayoutListConfiguration",
    "NSCollectionLayoutSection", "NSCollectionLayoutItem",
    "NSCollectionLayoutGroup", "NSCollectionLayoutSize", "NSCollectionLayoutDimension",
    "NSCollectionLayoutSpacing",
    "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutAnchor",
    "NSCollectionLayoutBoundarySupplementaryItem",
    "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutDecorationItem",
    "UICollectionViewLayoutAttributes",
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "UICollectionView.CellRegistration",
    "UICollectionView.SupplementaryRegistration", "UICellAccessory", "UICellConfigurationState",
    "UIViewConfigurationState", "UICollectionViewFlowLayoutInvalidationContext",
    "UITableViewFocusUpdateContext",
    "UICollectionViewDropProposal", "UITableViewDropProposal", "UIDragItem", "UIDragPreview",
    "NSItemProvider",
  ]

  private static let models = [
    "NSManagedObject", "NSManagedObjectContext", "NSFetchRequest", "NSFetchedResultsController",
    "NSPersistentContainer", "NSPredicate", "NSCompoundPredicate", "NSSortDescriptor",
    "PassthroughSubject",
    "CurrentValueSubject", "AnyCancellable", "PublishSubject", "BehaviorSubject", "BehaviorRelay",
    "PublishRelay", "DisposeBag", "ReplaySubject",
    "NSUserActivity", "UIPasteboard",
  ]

  private static let animation = [
    "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
    "CAAnimationGroup", "CATransition", "CAAnimation", "CAMediaTimingFunction", "CADisplayLink",
    "UISpringTimingParameters",
    "UICubicTimingParameters", "UIDynamicAnimator", "UIGravityBehavior", "UICollisionBehavior",
    "UISnapBehavior",
    "UIAttachmentBehavior", "UIDynamicItemBehavior", "UIPushBehavior", "UIFieldBehavior",
  ]

  private static let foundation = [
    "DateFormatter", "NumberFormatter", "DateComponentsFormatter", "RelativeDateTimeFormatter",
    "ByteCountFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
    "ISO8601DateFormatter", "DateIntervalFormatter", "ListFormatter", "LengthFormatter",
    "Date", "DateComponents", "DateInterval", "Calendar", "Locale", "TimeZone", "URL", "URLRequest",
    "URLSession", "URLComponents", "URLQueryItem", "Data", "NSData", "UUID",
    "FileManager", "UserDefaults", "ProcessInfo", "Operation", "BlockOperation", "NSLock",
    "NSRecursiveLock",
    "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "Thread", "RunLoop", "JSONDecoder",
    "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder", "NSCoder", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "NSError", "NSRegularExpression", "NSCache", "NSMutableParagraphStyle",
    "NSParagraphStyle", "Progress", "Decimal", "NSDecimalNumber", "Measurement", "Unit",
    "UIStoryboard", "UIScreenMode", "UIScene", "UIWindowScene", "UISceneSession",
    "UISceneConfiguration", "UIEvent", "UITouch", "UIPress", "CharacterSet",
    "UNUserNotificationCenter", "UNMutableNotificationContent", "Logger", "OSLog", "Notification",
    "NSPointerArray", "NSHashTable", "NSMapTable", "JSONSerialization", "UIFeedbackGenerator",
    "UIPrintInteractionController", "UITextChecker", "UIGuidedAccess", "UIAccessibility",
    "UIMenuController", "UIMenuSystem", "UIBackgroundTaskIdentifier",
  ]
}
