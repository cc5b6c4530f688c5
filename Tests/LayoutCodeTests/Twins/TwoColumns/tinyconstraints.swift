import TinyConstraints
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    menu.topToSuperview(usingSafeArea: true)
    menu.leadingToSuperview()
    detail.trailingToSuperview()
    detail.bottomToSuperview(usingSafeArea: true)
    if traitCollection.horizontalSizeClass == .regular {
      menu.bottomToSuperview(usingSafeArea: true)
      menu.widthToSuperview(multiplier: 0.4)
      detail.topToSuperview(usingSafeArea: true)
      detail.leadingToTrailing(of: menu)
    } else {
      menu.trailingToSuperview()
      menu.height(200)
      detail.topToBottom(of: menu, offset: 8)
      detail.leadingToSuperview()
    }
  }
}
