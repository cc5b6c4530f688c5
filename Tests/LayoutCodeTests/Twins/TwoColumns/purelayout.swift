import PureLayout
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    menu.autoPinEdge(toSuperviewSafeArea: .top)
    menu.autoPinEdge(toSuperviewEdge: .leading)
    detail.autoPinEdge(toSuperviewEdge: .trailing)
    detail.autoPinEdge(toSuperviewSafeArea: .bottom)
    if traitCollection.horizontalSizeClass == .regular {
      menu.autoPinEdge(toSuperviewSafeArea: .bottom)
      menu.autoMatch(.width, to: .width, of: view, withMultiplier: 0.4)
      detail.autoPinEdge(toSuperviewSafeArea: .top)
      detail.autoPinEdge(.leading, to: .trailing, of: menu)
    } else {
      menu.autoPinEdge(toSuperviewEdge: .trailing)
      menu.autoSetDimension(.height, toSize: 200)
      detail.autoPinEdge(.top, to: .bottom, of: menu, withOffset: 8)
      detail.autoPinEdge(toSuperviewEdge: .leading)
    }
  }
}
