package import AutoLayout
import Patience
package import Prose

/// What a step adds of itself, because it surprises those who know UIKit less well.
package enum StepNotes {
  /// The remarks that edits call for, which led from one layout to another.
  ///
  /// - Parameter old: `nil` where the edits made a document of their own, which does not come from
  ///   the one before.
  package static func notes(
    on edits: [Edit], from old: Solution?, to new: Solution
  ) -> [Phrase] {
    hidden(by: edits, in: new)
      + (old.map { TraitNotes.notes(on: edits, from: $0.document, to: new.document) } ?? [])
      + OverhangNotes.notes(on: edits, from: old, to: new)
      + nullFrames(from: old, to: new)
      + (old.map { crushed(from: $0, to: new) } ?? [])
      + DirectionNotes.notes(on: edits, from: old?.document, to: new.document)
      + neverResized(from: old, to: new)
      + RowNotes.notes(from: old, to: new)
  }

  /// Constraints can ask for another size of a switch, and only what is beside it hears of that
  /// (UIKit sizing, section 3). Remarks on the first few.
  private static func neverResized(from old: Solution?, to new: Solution) -> [Phrase] {
    let views = old.map { new.touched(since: $0).sorted() } ?? new.document.preorder()
    let notes = views.awaited(each: workOfView).compactMap { id -> Phrase? in
      guard let view = new.document.view(id), view.frameLayout == nil,
        let size = new.document.onlySize(of: view)?.text,
        let asked = new.sizeAsked(of: view), asked.string != size.string,
        old.flatMap({ $0.sizeAsked(of: view) })?.string != asked.string
      else { return nil }
      let name = new.document.text(of: id)
      return Phrase(
        en: "\(name) is drawn \(size); constraints would give it a frame of \(asked)",
        ja: "\(name) は \(size) で描かれます（制約どおりのフレームは \(asked)）")
    }
    return Array(notes.prefix(3))
  }

  /// Where insets take off more than there is, `CGRect.null` remains (UIKit geometry and layers,
  /// section 1). Remarks on the first few.
  private static func nullFrames(from old: Solution?, to new: Solution) -> [Phrase] {
    let before = Set(old?.viewsSetToNull ?? [])
    return new.viewsSetToNull.filter { !before.contains($0) }.prefix(mostTold).map { view in
      let name = new.document.text(of: view)
      return Phrase(
        en: "the insets leave nothing for \(name): UIKit would put it at infinity "
          + "(\("CGRect.null", as: .code)); here its frame stays",
        ja: "インセットを引くと \(name) には何も残りません。UIKit なら無限遠（"
          + "\("CGRect.null", as: .code)）ですが、ここではフレームを変えません")
    }
  }

  /// What showed something and has no width or height any more: the layout solves, and nobody would
  /// see it. Remarks on the first few.
  private static func crushed(from old: Solution, to new: Solution) -> [Phrase] {
    let document = new.document
    let touched = new.touched(since: old).sorted().awaited(each: workOfView)
    let notes = touched.compactMap { id -> Phrase? in
      // Most have a size: of those nothing else is asked.
      guard let now = new.frame(of: id),
        Axis.allCases.contains(where: { !now[.size($0)].isLength }),
        let view = document.view(id), !view.isLayer, let before = old.frame(of: id),
        document.ancestry(of: id).allSatisfy(document.isShown)
      else { return nil }
      let natural = document.naturalSize(of: view)
      let axis = Axis.allCases.first { axis in
        before[.size(axis)].isLength && !now[.size(axis)].isLength && (natural[axis] ?? 0) > 0
      }
      let name = document.text(of: id)
      return axis.map { axis in
        axis == .horizontal
          ? Phrase(
            en: "\(name) has no width any more, and is not seen", ja: "\(name) は幅が 0 になり、見えません")
          : Phrase(
            en: "\(name) has no height any more, and is not seen", ja: "\(name) は高さが 0 になり、見えません")
      }
    }
    return Array(notes.prefix(mostTold))
  }

  private static let mostTold = 3

  /// What one view takes, in things looked at.
  private static let workOfView = 2

  /// A constraint that is removed is no more, where UIKit's list would keep it, deactivated. Remarks on
  /// the first few.
  ///
  /// - Parameter document: The one before; of its layout what was said since is no part.
  package static func lost(by edits: [Edit], from document: Document) -> [Phrase] {
    let removed = edits.compactMap { edit -> (Handle, lists: [String])? in
      guard case .removeConstraint(let id) = edit else { return nil }
      let lists = document.names.collections(of: id)
      return lists.isEmpty ? nil : (.constraint(id), lists)
    }
    return removed.prefix(mostTold).map { handle, lists in
      let (constraint, names) = (
        document.handleText(handle), lists.map { Phrase(Text($0, as: .name)) }.listed()
      )
      return Phrase(
        en: "\(constraint) is gone from \(names) too; "
          + "\("deactivate \(constraint.string)", as: .code) would keep it there",
        ja: "\(constraint) は \(names) からもなくなります。"
          + "\("deactivate \(constraint.string)", as: .code) なら残ります")
    }
  }

  /// Only a stack view closes the space of a hidden view (UIKit constraints, section 3.1).
  /// What is not in the window has none.
  private static func hidden(by edits: [Edit], in solution: Solution) -> [Phrase] {
    let document = solution.document
    let views = edits.compactMap { edit -> ViewID? in
      guard case .change(let view, .isHidden(true)) = edit, !document.isLayer(view) else {
        return nil
      }
      return solution.frame(of: view) == nil ? nil : view
    }
    let keeping = views.filter { document.arrangingStack(of: $0) == nil }
    var stacks: [ViewID] = []
    for stack in views.compactMap(document.arrangingStack) where !stacks.contains(stack) {
      stacks.append(stack)
    }
    return stacks.map { closed(by: $0, document) }
      + views.compactMap { thinned(by: $0, document) }
      + (keeping.isEmpty ? [] : [kept(by: keeping, document)])
  }

  private static func closed(by stack: ViewID, _ document: Document) -> Phrase {
    let name = document.text(of: stack)
    guard document.arrangedSubviews(of: stack).allSatisfy(\.isHidden),
      let axis = document.view(stack)?.stack?.axis
    else { return Phrase(en: "\(name) closes the space", ja: "\(name) が空いた分を詰めます") }
    // What hidden views ask for across is not told where none is shown (UIKit stack view, section 6).
    return axis == .vertical
      ? Phrase(
        en: "\(name) closes the space; how wide a column is that shows nothing UIKit does not say: "
          + "here 0, unless constraints give it a width",
        ja: "\(name) が空いた分を詰めます。何も表示しない列の幅は UIKit の文書になく、ここでは制約がなければ 0 とします")
      : Phrase(
        en: "\(name) closes the space; how high a row is that shows nothing UIKit does not say: "
          + "here 0, unless constraints give it a height",
        ja: "\(name) が空いた分を詰めます。何も表示しない行の高さは UIKit の文書になく、ここでは制約がなければ 0 とします")
  }

  /// A ratio carries the length 0 of a hidden view over to its other side, and `.fill` carries that
  /// over to all that are arranged with it.
  private static func thinned(by view: ViewID, _ document: Document) -> Phrase? {
    guard let stack = document.arrangingStack(of: view),
      document.view(stack)?.stack?.alignment == .fill,
      let ratio = document.constraints(mentioning: view).first(where: \.isRequiredRatio)
    else { return nil }
    let (name, row, handle) = (
      document.text(of: view), document.text(of: stack), document.handleText(ratio.id)
    )
    return Phrase(
      en: "\(handle) holds for \(name) while it is hidden: 0 long, it is 0 across, too, and "
        + "alignment fill asks all of \(row) for that. So say the constraints that UIKit prints; how "
        + "it then looks is in no report that is known here",
      ja: "\(name) は隠れても \(handle) が効くので、長さ 0 なら交差方向も 0 になり、alignment が fill なので "
        + "\(row) 全体に及びます。UIKit が出力する制約ではこうなりますが、実際の見え方を確かめた報告は"
        + "見つかっていません")
  }

  private static func kept(by views: [ViewID], _ document: Document) -> Phrase {
    let names = document.list(views)
    return Phrase(
      en: "\(names) \(views.count, one: "is", many: "are") hidden; "
        + "\(views.count, one: "it keeps its", many: "they keep their") space",
      ja: "\(names) は見えなくなりますが、占める領域は変わりません")
  }
}

extension Constraint {
  /// Whether it ties the two sides of one view to each other, whatever else.
  fileprivate var isRequiredRatio: Bool {
    guard let second, isActive, priority.isRequired, second.item == first.item else { return false }
    let sides: Set = [first.attribute, second.attribute]
    return sides == [.width, .height]
  }
}

extension Solution {
  /// Of the frame, as constraints have it.
  fileprivate func sizeAsked(of view: View) -> Text? {
    rect(of: Item(view.id)).map { rect in
      let insets = view.alignmentInsets
      return Size(
        width: rect.width + insets.total(.horizontal), height: rect.height + insets.total(.vertical)
      ).text
    }
  }
}

extension Document {
  fileprivate func isShown(_ view: ViewID) -> Bool { views.read(view) { $0.isHidden } == false }
}
