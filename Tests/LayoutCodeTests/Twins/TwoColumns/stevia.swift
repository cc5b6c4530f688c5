import Stevia
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.subviews(menu, detail)
    menu.Top == view.safeAreaLayoutGuide.Top
    menu.Leading == view.Leading
    detail.Trailing == view.Trailing
    detail.Bottom == view.safeAreaLayoutGuide.Bottom
    if traitCollection.horizontalSizeClass == .regular {
      menu.Bottom == view.safeAreaLayoutGuide.Bottom
      menu.Width == view.Width * 0.4
      detail.Top == view.safeAreaLayoutGuide.Top
      detail.Leading == menu.Trailing
    } else {
      menu.Trailing == view.Trailing
      menu.Height == 200
      detail.Top == menu.Bottom + 8
      detail.Leading == view.Leading
    }
  }
}
