import Cartography
import UIKit

final class Toolbar: UIViewController {
  let bar = UIView()
  let back = UIButton()
  let search = UIButton()
  let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    back.setTitle("Back", for: .normal)
    search.setTitle("Search", for: .normal)
    more.setTitle("More", for: .normal)
    view.addSubview(bar)
    bar.addSubview(back)
    bar.addSubview(search)
    bar.addSubview(more)
    constrain(bar, view, view.safeAreaLayoutGuide) { bar, root, safe in
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.bottom == safe.bottom
      bar.height == 49
    }
    constrain(back, bar) { back, bar in
      back.leading == bar.leading + 8
      back.top == bar.top
      back.bottom == bar.bottom
    }
    constrain(search, back) { search, back in
      search.leading == back.trailing + 8
      search.width == back.width
      search.top == back.top
      search.bottom == back.bottom
    }
    constrain(more, search, back, bar) { more, search, back, bar in
      more.leading == search.trailing + 8
      more.width == back.width
      more.top == back.top
      more.bottom == back.bottom
      more.trailing == bar.trailing - 8
    }
  }
}
