import Anchorage
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    menu.topAnchor == view.safeAreaLayoutGuide.topAnchor
    menu.leadingAnchor == view.leadingAnchor
    detail.trailingAnchor == view.trailingAnchor
    detail.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor
    if traitCollection.horizontalSizeClass == .regular {
      menu.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor
      menu.widthAnchor == view.widthAnchor * 0.4
      detail.topAnchor == view.safeAreaLayoutGuide.topAnchor
      detail.leadingAnchor == menu.trailingAnchor
    } else {
      menu.trailingAnchor == view.trailingAnchor
      menu.heightAnchor == 200
      detail.topAnchor == menu.bottomAnchor + 8
      detail.leadingAnchor == view.leadingAnchor
    }
  }
}
