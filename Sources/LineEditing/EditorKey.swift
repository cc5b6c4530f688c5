import CLibedit

/// What keys do that libedit has no function for.
enum EditorKey: CaseIterable {
  case cancel
  case stop
  case complete
  case paste
  case left
  case right
  case start
  case end
  case search
  case older
  case newer

  /// What libedit, and `.editrc`, call it.
  var name: String {
    switch self {
    case .cancel: "tsume-cancel"
    case .stop: "tsume-stop"
    case .complete: "tsume-complete"
    case .paste: "tsume-paste"
    case .left: "tsume-left"
    case .right: "tsume-right"
    case .start: "tsume-start"
    case .end: "tsume-end"
    case .search: "tsume-search"
    case .older: "tsume-older"
    case .newer: "tsume-newer"
    }
  }

  var help: String {
    switch self {
    case .cancel: "Leave the line for a fresh one"
    case .stop: "Stop until the shell goes on with this job"
    case .complete: "Complete the word, or list what it may be"
    case .paste: "Take what the terminal pastes"
    case .left: "Move left over a character with its marks"
    case .right: "Move right, or take the hint at the end"
    case .start: "Move to the beginning of the line, in a block of the one that the cursor is on"
    case .end: "Move to the end of it, or take the hint there"
    case .search: "Search the history backwards for what is typed then"
    case .older: "Move up in a block, or to the entry before that begins as typed"
    case .newer: "Move down in a block, or to the entry behind that begins as typed"
    }
  }

  /// What libedit does after a key.
  enum Outcome {
    /// Nothing: the screen is right as it is.
    case drawn
    case changed
    case moved
    case refused
    /// The line is over, without being accepted.
    case ended

    var code: UInt8 {
      switch self {
      case .drawn: UInt8(CC_NORM)
      case .changed: UInt8(CC_REFRESH)
      case .moved: UInt8(CC_CURSOR)
      case .refused: UInt8(CC_ERROR)
      case .ended: UInt8(CC_EOF)
      }
    }
  }
}
