package import AutoLayout
package import Prose

/// A scene on the character cells of a page, with what there is to say of the views beside it.
package struct CellPicture: Figure {
  package let scene: Scene
  package let subject: Subject
  /// What is said of each view, by view.
  package let remarks: [ViewID: Phrase]
  /// What is said of what is gone, in the scene's order.
  package let goneRemarks: [Phrase]
  /// What is said of the constraints, in the scene's order.
  package let spanRemarks: [Phrase]
  package let words: Words

  /// What the picture is about.
  package enum Subject: Hashable, Sendable {
    case everything
    /// Where things were, against where they are.
    case movement
    /// What holds a view.
    case constraints(of: ViewID)
  }

  /// What is written around the picture, handed over by whoever has the words.
  package struct Words: Hashable, Sendable {
    /// The device and its size.
    package var title: Phrase
    /// Around the points that a cell stands for.
    package var scale: Frame
    /// Around the count of what is not listed.
    package var more: Frame
    package var ambiguous: Phrase
    package var conflicting: Phrase
    package var hidden: Phrase
    package var border: Phrase
    package var notes: [Phrase]

    /// Words before and behind something that only the page decides.
    package struct Frame: Hashable, Sendable {
      package var before: Phrase
      package var behind: Phrase

      package init(before: Phrase, behind: Phrase) {
        self.before = before
        self.behind = behind
      }

      func around(_ text: Text, in language: Language) -> Text {
        before.text(in: language) + text + behind.text(in: language)
      }
    }

    package init(
      title: Phrase, scale: Frame, more: Frame, ambiguous: Phrase, conflicting: Phrase,
      hidden: Phrase, border: Phrase, notes: [Phrase]
    ) {
      self.title = title
      self.scale = scale
      self.more = more
      self.ambiguous = ambiguous
      self.conflicting = conflicting
      self.hidden = hidden
      self.border = border
      self.notes = notes
    }
  }

  package init(
    of scene: Scene, about subject: Subject, remarks: [ViewID: Phrase], goneRemarks: [Phrase] = [],
    spanRemarks: [Phrase] = [], words: Words
  ) {
    self.scene = scene
    self.subject = subject
    self.remarks = remarks
    self.goneRemarks = goneRemarks
    self.spanRemarks = spanRemarks
    self.words = words
  }

  package func lines(on page: Page) -> [Text] {
    CellComposition(self, on: page).lines
  }

  package func json(in language: Language) -> JSONValue { scene.json }
}
