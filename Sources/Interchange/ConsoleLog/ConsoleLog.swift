/// What a console text says about conflicting constraints: its reports, and what in it was not
/// understood.
package struct ConsoleLog: Sendable, Equatable {
  package var reports: [Report] = []
  package var notes: [Note] = []

  package init() {}

  /// Whether a conflict is announced, and no constraint of it can be read.
  package var isAnnouncedOnly: Bool {
    reports.allSatisfy(\.constraints.isEmpty) && notes.contains { $0.kind != .nothingFound }
  }
}

extension ConsoleLog {
  /// One "Unable to simultaneously satisfy constraints" report, or a bare list of constraints.
  package struct Report: Sendable, Equatable {
    /// The line of the headline, or of the first entry where the headline is missing.
    package var line: Int
    /// Whether a headline stands over the list. A list without one may be any list.
    package var hasHeadline: Bool
    /// The list, in its order.
    package var entries: [Entry] = []
    /// The constraint named after "Will attempt to recover by breaking constraint". It is printed
    /// unlike the list prints it; only its address says which one of the list it is.
    package var broken: Entry?
    /// Whether it stands behind the entries because the list lacks it: it takes part all the same.
    package var isBrokenAdded = false
    /// The lines where whoever quoted the list left some of it out.
    package var leftOut: [Int] = []
    /// The element that the text ends inside.
    package var cut: String?

    /// Whether the system has found a conflict: a debugger prints lists, too.
    package var isAnnounced: Bool { hasHeadline || broken != nil }

    /// Whether nothing but the broken constraint is printed.
    package var lacksList: Bool { isBrokenAdded && entries.count == 1 }

    package var constraints: [Constraint] {
      entries.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
    }

    package var unread: [UnreadEntry] {
      entries.compactMap { if case .unread(let entry) = $0 { entry } else { nil } }
    }

    /// All that is no whole constraint, as it stands: of the list, the broken one, and what the text ends
    /// inside.
    package var unreadTexts: [String] {
      var texts = unread.map(\.text)
      if case .unread(let broken) = broken, brokenConstraint == nil { texts.append(broken.text) }
      return texts + [cut].compactMap(\.self)
    }

    /// The listed constraint that the system broke: by its address, or by what the text holds of it
    /// before it ends, or else the only one that says the same, where the broken one was copied from
    /// another run.
    package var brokenConstraint: Constraint? {
      guard let reference = broken?.reference else { return nil }
      if let listed = constraints.first(where: { $0.reference == reference }) { return listed }
      let candidates =
        if case .constraint(let broken) = broken {
          constraints.filter { $0.saysTheSame(as: broken) }
        } else {
          constraints.filter { $0.reference.begins(with: reference) }
        }
      return candidates.count == 1 ? candidates.first : nil
    }

    /// Whether the text ends inside the address of the broken constraint.
    var isBrokenCutInAddress: Bool {
      guard case .unread(let broken) = broken, let reference = broken.reference else {
        return false
      }
      return constraints.contains {
        $0.reference != reference && $0.reference.begins(with: reference)
      }
    }
  }

  /// One element of a list.
  package enum Entry: Sendable, Equatable {
    case constraint(Constraint)
    case unread(UnreadEntry)

    package var line: Int {
      switch self {
      case .constraint(let constraint): constraint.line
      case .unread(let entry): entry.line
      }
    }

    package var reference: Reference? {
      switch self {
      case .constraint(let constraint): constraint.reference
      case .unread(let entry): entry.reference
      }
    }
  }

  /// An element that is printed in no known form, kept as it stands.
  package struct UnreadEntry: Sendable, Equatable {
    package var line: Int
    package var reference: Reference?
    package var text: String
  }

  /// How a log names a constraint: by its address, or by a label of its author where a library
  /// prints that instead.
  package enum Reference: Hashable, Sendable, CustomStringConvertible {
    case address(Address)
    case label(String)

    package var description: String {
      switch self {
      case .address(let address): address.description
      case .label(let label): label
      }
    }

    /// Whether `other` may be what is left of this address.
    func begins(with other: Reference) -> Bool {
      guard case .address(let address) = self, case .address(let start) = other else {
        return false
      }
      return address.digits.hasPrefix(start.digits)
    }
  }

  /// A place in memory, as printed: the identity of a view, guide or constraint within one report.
  package struct Address: Hashable, Sendable, CustomStringConvertible {
    /// The hexadecimal digits after `0x`, in lower case.
    package let digits: String

    package init(digits: String) { self.digits = digits.lowercased() }

    package var description: String { "0x" + digits }
  }

  /// A remark about one line of the text.
  package struct Note: Sendable, Equatable {
    package var line: Int
    package var kind: Kind

    /// What the remark says.
    package enum Kind: Sendable, Equatable {
      /// The text holds no constraint at all.
      case nothingFound
      /// A conflict is announced, and none of its constraints is in a known form.
      case nothingReadable
      /// An element of a list in no known form.
      case unreadEntry(String)
      /// The text ends inside this element.
      case cutShort(String)
      /// The text ends inside the first address, which can only be the beginning of the second.
      case addressIsCut(Address, Address)
      /// The text ends inside this address, and it is not known of what in the list it is.
      case endsInAddress(Address)
      /// The system printed `<private>` in place of constraints.
      case hiddenBySystem
      /// The broken constraint is not in the list above it.
      case brokenIsNotListed(Reference)
      /// The list is quoted with lines left out here.
      case linesAreLeftOut
      /// The broken constraint has an address that is not in the list, but one in it says the same.
      case brokenIsListedAs(Reference, Reference)
      /// The report does not say which constraint was broken.
      case brokenIsNotNamed
      /// `|` stands for a superview that the line does not name.
      case superviewIsNotNamed(Reference)
    }
  }
}
