package import AutoLayout

/// What a scene of an Interface Builder file becomes in a document, and everything there is to say
/// about what it does not become.
package struct InterfaceImport: Sendable {
  /// The device and an empty window, unless the scene goes into a document that is there.
  package var start: Document
  package var edits: [Edit] = []
  package var notes: [Note] = []
  /// The views by their identities in the file, each after the view that it lies in.
  package var views: [(id: String, view: ViewID)] = []
  /// The constraints by their identities in the file.
  package var constraints: [(id: String, constraint: ConstraintID)] = []
  /// The content views of cells that the canvas does not show, and so does not size.
  var unseenContents: [ViewID] = []
  /// The identities of views that are left out as the canvas does not show them, with what is in
  /// them.
  var uninstalled: Set<String> = []

  /// A remark on what had to be supposed or left out.
  package struct Note: Hashable, Sendable {
    /// Of the file.
    package var line: Int
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      /// A constraint speaks of something that is not in the scene.
      case itemIsMissing(String)
      /// So many constraints speak of views that are not installed for these size classes.
      case isNotInstalled(constraints: Int)
      /// So many elements say something for other size classes that does not change with them here.
      case staysAsOnCanvas(elements: Int)
      case attributeIsUnknown(String)
      case relationIsUnknown(String)
      case numberIsUnreadable(String)
      /// A view, a constraint or a property that a document does not take.
      case isRefused(EditFailure)
      /// A view without a frame of its own that nothing else places.
      case frameIsMissing(String)
      /// A second view of an identity; constraints mean the first one.
      case identityIsTaken(String)
      /// A view or a constraint where Interface Builder writes none.
      case isOutOfPlace(String)
      /// A text that is not in the letters that it should be in.
      case textIsUnreadable
      case deviceIsUnknown(String)
      /// Something that the app does not get, or not so.
      case mark(Mark)
      case withoutAutoLayout
    }

    /// Whether something has no part in the layout that it would have in the app.
    package var leavesOut: Bool {
      switch kind {
      case .itemIsMissing, .attributeIsUnknown, .relationIsUnknown, .numberIsUnreadable, .isRefused:
        true
      default: false
      }
    }

    package enum Mark: Hashable, Sendable {
      /// The canvas counts the safe area of a device twice: so much at the top, bars and all.
      case safeAreaIsDoubled(top: Double)
      /// A prompt, a tool bar or bars that are not translucent are laid out as on the canvas, and
      /// gone on another device.
      case barsAreTheCanvases
      case versionIsUnreadable(String)
      /// The canvas shows a part of the screen, by its name in the file; the whole is taken.
      case isPartOfScreen(String)
      /// The frames of so many views are not what constraints make of them.
      case isMisplaced(views: Int, first: String)
      /// So many constraints that the app does not have.
      case isPlaceholder(constraints: Int)
      /// So many views have a natural size that they do not have in the app.
      case hasPlaceholderSize(views: Int, first: String)
      /// So many constraints have a constant that stands for “standard spacing”.
      case spacingIsStandard(constraints: Int, taken: Double)
      /// The value of an attribute, which is passed over.
      case valueIsUnknown(String, of: String)
      /// Something that is neither a view nor anything else that Interface Builder writes there.
      case elementIsPassedOver(String)
      /// An image whose size is not among the file's resources.
      case imageIsMissing(String)
      /// The scene's own view has no frame that could be read, and is of this size.
      case rootIsWithoutFrame(Size)
      /// A plain view is taken for it.
      case elementIsUnknown(String)
      /// So many constraints tie left or right to leading or trailing.
      case directionsAreMixed(constraints: Int)
      /// So many views in a navigation bar, which are not brought.
      case liesInBar(views: Int)
    }
  }

  /// Where the natural sizes of texts and images come from.
  package enum ContentSource: String, Hashable, Sendable, CaseIterable {
    /// From what the view shows where that leads to the frame that Interface Builder stored, and
    /// else from this frame.
    case stored
    /// From what the view shows alone.
    case measured
  }
}
