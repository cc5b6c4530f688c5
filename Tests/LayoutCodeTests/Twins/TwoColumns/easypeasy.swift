import EasyPeasy
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    menu.easy.layout(
      Top().to(view.safeAreaLayoutGuide, .top),
      Leading())
    detail.easy.layout(
      Trailing(),
      Bottom().to(view.safeAreaLayoutGuide, .bottom))
    if traitCollection.horizontalSizeClass == .regular {
      menu.easy.layout(
        Bottom().to(view.safeAreaLayoutGuide, .bottom),
        Width(==0 * 0.4).like(view, .width))
      detail.easy.layout(
        Top().to(view.safeAreaLayoutGuide, .top),
        Leading().to(menu, .trailing))
    } else {
      menu.easy.layout(
        Trailing(),
        Height(200))
      detail.easy.layout(
        Top(8).to(menu, .bottom),
        Leading())
    }
  }
}
