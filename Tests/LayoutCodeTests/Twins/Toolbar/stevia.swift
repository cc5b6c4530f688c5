import Stevia
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
    view.subviews(bar)
    bar.subviews(back, search, more)
    bar.Leading == view.Leading
    bar.Trailing == view.Trailing
    bar.Bottom == view.safeAreaLayoutGuide.Bottom
    bar.Height == 49
    back.Leading == bar.Leading + 8
    back.Top == bar.Top
    back.Bottom == bar.Bottom
    search.Leading == back.Trailing + 8
    search.Width == back.Width
    search.Top == back.Top
    search.Bottom == back.Bottom
    more.Leading == search.Trailing + 8
    more.Width == back.Width
    more.Top == back.Top
    more.Bottom == back.Bottom
    more.Trailing == bar.Trailing - 8
  }
}
