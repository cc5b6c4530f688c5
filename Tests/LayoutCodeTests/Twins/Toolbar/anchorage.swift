import Anchorage
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
    bar.leadingAnchor == view.leadingAnchor
    bar.trailingAnchor == view.trailingAnchor
    bar.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor
    bar.heightAnchor == 49
    back.leadingAnchor == bar.leadingAnchor + 8
    back.topAnchor == bar.topAnchor
    back.bottomAnchor == bar.bottomAnchor
    search.leadingAnchor == back.trailingAnchor + 8
    search.widthAnchor == back.widthAnchor
    search.topAnchor == back.topAnchor
    search.bottomAnchor == back.bottomAnchor
    more.leadingAnchor == search.trailingAnchor + 8
    more.widthAnchor == back.widthAnchor
    more.topAnchor == back.topAnchor
    more.bottomAnchor == back.bottomAnchor
    more.trailingAnchor == bar.trailingAnchor - 8
  }
}
