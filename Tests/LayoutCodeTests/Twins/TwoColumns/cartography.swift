import Cartography
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    constrain(menu, view.safeAreaLayoutGuide, view) { menu, safe, root in
      menu.top == safe.top
      menu.leading == root.leading
    }
    constrain(detail, view, view.safeAreaLayoutGuide) { detail, root, safe in
      detail.trailing == root.trailing
      detail.bottom == safe.bottom
    }
    if traitCollection.horizontalSizeClass == .regular {
      constrain(menu, view.safeAreaLayoutGuide, view) { menu, safe, root in
        menu.bottom == safe.bottom
        menu.width == root.width * 0.4
      }
      constrain(detail, view.safeAreaLayoutGuide, menu) { detail, safe, menu in
        detail.top == safe.top
        detail.leading == menu.trailing
      }
    } else {
      constrain(menu, view) { menu, root in
        menu.trailing == root.trailing
        menu.height == 200
      }
      constrain(detail, menu, view) { detail, menu, root in
        detail.top == menu.bottom + 8
        detail.leading == root.leading
      }
    }
  }
}
