import AutoLayout
import Diagnosis
import Prose

extension CauseWords {
  /// How it came about where the members show it by what they say.
  var storyOfShape: Phrase {
    switch cause.kind {
    case .translatesMask where maskedViews.count > 1:
      Phrase(
        en:
          "\(document.list(maskedViews)) have constraints of their own, and their frames are turned into "
          + "constraints as well",
        ja: "\(document.list(maskedViews)) には制約があるのに、フレームも制約に変換されています")
    case .translatesMask:
      Phrase(
        en: "\(view) has constraints of its own, and its frame is turned into constraints as well",
        ja: "\(view) には制約があるのに、フレームも制約に変換されています")
    case .madeTwice:
      Phrase(
        en: "\(view) has several of its constraints twice, and \(members()) do not agree",
        ja: "\(view) の制約がいくつも二重に作られ、\(members()) の値が食い違っています")
    case .twoWays:
      Phrase(
        en: "two chains of constraints join the same ends and come to different lengths",
        ja: "同じ両端を結ぶ二通りの制約の合計が、一致しません")
    case .reversedInequality:
      Phrase(
        en: "\(members()) lets \(view) end only at the edge or beyond it; to keep it within, the "
          + "sign is the other one",
        ja: "\(members()) では \(view) が端より外側にしか置けません。内側に収めるなら不等号は逆です")
    case .roundedLength:
      Phrase(
        en: "the lengths differ by \(gap) only: \(members()) was computed, or rounded to pixels",
        ja: "長さの差は \(gap) だけです。\(members()) の値が計算やピクセルへの丸めでずれています")
    case .oppositeSigns:
      Phrase(
        en: "\(members()) ask for the same distance in opposite directions",
        ja: "\(members()) が、同じ距離を逆向きに求めています")
    case .equalButFixed:
      Phrase(
        en: "\(document.list(Array(cause.members.prefix(1)))) ties \(tiedSizes) together, but "
          + "\(members(after: 1)) \(cause.members.count - 1, one: "fixes", many: "fix") them to "
          + "numbers that do not match",
        ja: "\(document.list(Array(cause.members.prefix(1)))) が結ぶ\(tiedSizes)を、"
          + "\(members(after: 1)) が合わない値に固定しています")
    case .bothEndsAndSize where given != nil: storyInGivenSize
    case .bothEndsAndSize:
      Phrase(
        en: "\(view) is pinned at both ends and has a \(dimension) of its own as well",
        ja: "\(view) は両端が固定され、さらに\(dimension)も指定されています")
    case .bothEndsAndCentre:
      Phrase(
        en: "\(members(after: 1)) pin \(view) at both ends, which says where its centre is, and "
          + "\(members(upTo: 1)) puts the centre elsewhere",
        ja: "\(members(after: 1)) が \(view) の両端を固定して中央も決まるのに、"
          + "\(members(upTo: 1)) が中央を別の位置にしています")
    case .twoPlaces:
      Phrase(
        en: "\(members()) pin one edge of \(view) to two places that are apart",
        ja: "\(members()) が \(view) の同じ端を、離れた 2 か所に固定しています")
    case .twoStates:
      Phrase(
        en:
          "\(members()) put one edge of \(view) to two places that are \(gap) too far apart for what is "
          + "between them: mostly the constraints of two states, active together",
        ja: "\(members()) が \(view) の同じ端を 2 か所に固定していて、間のものには \(gap) 離れすぎています。"
          + "多くは二つの状態の制約が同時に有効になったものです")
    case .tiedToItself where isBetweenEnds:
      Phrase(
        en:
          "\(members()) ties one end of \(view) to its own other end, which leaves it no \(dimension)",
        ja: "\(members()) は \(view) の端を自分自身の反対側の端に固定しているため、\(dimension)が残りません")
    case .tiedToItself:
      Phrase(
        en: "\(members()) ties \(view) to itself, and what is added to it there cannot be",
        ja: "\(members()) は \(view) 自身との制約なので、加えた数値の分だけ必ず食い違います")
    case .aspectAndSides where heightOfCell != nil:
      Phrase(
        en: "\(view) keeps a ratio, but its width follows from the cell's, and so does its height: "
          + "the \(heightOfCell ?? 0) that the table or collection gives the cell for now (set or estimated)",
        ja: "\(view) は縦横比を保とうとしますが、幅も高さもセルから決まります。高さ \(heightOfCell ?? 0) は"
          + "テーブルやコレクションが今セルに与えている値（指定か見積もり）です")
    case .aspectAndSides:
      Phrase(
        en: "\(view) keeps a ratio, but its width and height are both fixed without it",
        ja: "\(view) は縦横比を保とうとしますが、幅も高さも別に決まっています")
    case .twoRatios:
      Phrase(
        en: "\(members()) give \(view) two ratios of width and height that differ",
        ja: "\(members()) が \(view) に異なる縦横比を指定しています")
    case .viewAndGuide:
      Phrase(
        en: "\(members()) pin one end of \(view) to a view and to a layout guide of that view",
        ja: "\(members()) が \(view) の同じ端を、ビューとそのガイドの両方に固定しています")
    case .clipAndScrollView where cause.members.count == 1:
      Phrase(
        en:
          "\(members()) makes \(view) as large as the scroll view, and it is pinned to the clip view in "
          + "that, which is \(gap) smaller here: that is where a scroller or header has its place",
        ja: "\(members()) が \(view) をスクロールビューと同じ大きさにしていますが、固定先のクリップビューは"
          + " \(gap) 小さく、その分はスクローラーやヘッダーの場所です")
    case .clipAndScrollView:
      Phrase(
        en: "\(members()) pin one end of \(view) to the clip view and to the scroll view around "
          + "it; between those two ends a scroller may have its place, and here they are \(gap) off",
        ja: "\(members()) が \(view) の同じ端をクリップビューと外側のスクロールビューの両方に固定しています。"
          + "両者の間にはスクローラーが入ることがあり、ここでは \(gap) ずれています")
    case .stackPlace:
      Phrase(
        en: "the stack view puts \(view) where its turn is, and \(members(after: 1)) "
          + "\(cause.members.count - 1, one: "holds", many: "hold") it somewhere else",
        ja: "スタックビューが \(view) を順に並べる一方、\(members(after: 1)) が別の位置に固定しています")
    case .stackAlignment where isTie:
      Phrase(
        en: "the stack view makes what it aligns equal in \(dimension), and \(members(after: 1)) "
          + "asks \(view) for another \(dimension) than that",
        ja: "スタックビューが揃えるビューの\(dimension)は等しくなりますが、\(members(after: 1)) が "
          + "\(view) に別の\(dimension)を求めています")
    case .stackAlignment:
      Phrase(
        en: "the stack view aligns \(view), and \(members(after: 1)) "
          + "\(cause.members.count - 1, one: "fixes", many: "fix") it across the stack too",
        ja: "スタックビューが \(view) を揃える一方、\(members(after: 1)) も同じ方向を固定しています")
    case .emptyRange:
      Phrase(
        en: "of \(members()) one says how much a \(isSize ? dimension : distance) is at most, the "
          + "other how much at least, and that is more",
        ja: "\(members()) は同じ\(isSize ? dimension : distance)の上限と下限ですが、下限のほうが大きくなっています")
    case .negativeSize:
      Phrase(
        en: "\(members()) asks for a \(dimension) of \(number)",
        ja: "\(members()) が\(dimension) \(number) を求めています")
    case .nothingLeft where cause.members.count > 1:
      Phrase(
        en: "the gaps come to \(gap) more than there is room for; \(emptied) would have a "
          + "\(dimension) below 0",
        ja: "間隔の合計が \(gap) 大きすぎ、\(emptied) の\(dimension)が負になります")
    case .nothingLeft:
      Phrase(
        en: "its ends would leave \(view) a \(dimension) below 0",
        ja: "両端の固定により、\(view) の\(dimension)が負になります")
    case .requiredContent:
      Phrase(
        en: "\(view) insists on the \(dimension) of its content at priority 1000",
        ja: "\(view) が内容に応じた\(dimension)を優先度 1000 で求めています")
    case .inputAccessory:
      Phrase(
        en: "\(view) is laid out while the keyboard keeps it below the screen",
        ja: "\(view) が、キーボードとともに画面の下に隠れた状態で配置されています")
    case .twoValues where isOneEdgeByTwoNames:
      Phrase(
        en:
          "\(members()) say different things of the same distance: one with left or right, the other with "
          + "leading or trailing, which is the same edge where text runs from left to right",
        ja: "\(members()) が同じ間隔に別々の値を求めています。片方は left/right、もう片方は leading/trailing "
          + "ですが、左から右に書く言語では同じ端です")
    default:
      Phrase(
        en: "\(members()) say different things of the same \(isSize ? dimension : distance)",
        ja: "\(members()) が同じ\(isSize ? dimension : distance)に別々の値を求めています")
    }
  }

  /// Where the room between the two ends is given, too.
  private var storyInGivenSize: Phrase {
    guard let given else { return "" }
    let container = document.text(of: given.equation.first.item.view)
    let number = given.equation.constant
    let owner = owner(of: given.equation.first.item.view, by: given.handle)
    return Phrase(
      en:
        "\(view) is pinned at both ends and has a \(dimension) of its own as well, and \(container) gets its "
        + "\(dimension) of \(number) from \(owner)",
      ja: "\(view) は両端が固定され、さらに\(dimension)も指定されています。\(container) の\(dimension)は"
        + "\(owner)により \(number) です")
  }

  /// Whether the first member speaks of two anchors.
  private var isBetweenEnds: Bool { firstEquation.map { $0.first != $0.second } == true }

  /// Whether one member says left or right, and the other leading or trailing.
  private var isOneEdgeByTwoNames: Bool {
    let attributes = cause.members.compactMap { handle in
      conflict.members.first { $0.handle == handle }?.equation.first.attribute
    }
    return attributes.contains(where: \.isDirectional)
      && attributes.contains(where: \.isAbsoluteHorizontalEdge)
  }

  /// The height that a cell is given, where a ratio in it is at odds with both sides of the cell.
  private var heightOfCell: Double? {
    conflict.members.first { member in
      member.equation.second == nil && member.equation.first.attribute == .height
        && member.handle.constraintID.flatMap(document.constraint)?.systemRole == .encapsulated
        && document.view(member.equation.first.item.view).map(SystemViews.isContentOfCell) == true
    }?.equation.constant
  }

  /// A height may follow from a width.
  private var tiedSizes: Phrase {
    let axes = firstEquation.map { [$0.first, $0.second].compactMap { $0?.attribute.axis } } ?? []
    return Set(axes).count > 1
      ? Phrase(en: "a width and a height", ja: "幅と高さ")
      : Phrase(en: "two \(dimension)s", ja: "二つの\(dimension)")
  }

  /// Whether the second member ties two sizes together.
  private var isTie: Bool {
    guard let handle = cause.members.dropFirst().first,
      let equation = conflict.members.first(where: { $0.handle == handle })?.equation
    else { return false }
    return equation.second != nil && equation.first.attribute.kind == .size
  }

  /// The views for which nothing is left.
  private var emptied: Phrase {
    let views = cause.members.prefix(3).compactMap { handle in
      conflict.members.first { $0.handle == handle }?.equation.first.item.view
    }
    return views.map { Phrase(document.text(of: $0)) }
      .joined(separator: Phrase(en: ", ", ja: "、"))
  }

  private var isSize: Bool { firstEquation?.first.attribute.kind == .size }

  private var distance: Phrase { Phrase(en: "distance", ja: "間隔") }
}
