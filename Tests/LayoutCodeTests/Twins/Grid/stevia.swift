import Stevia
import UIKit

final class Grid: UIViewController {
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let four = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.subviews(one, two, three, four)
    one.Top == view.safeAreaLayoutGuide.Top + 10
    one.Leading == view.Leading + 10
    two.Top == one.Top
    two.Leading == one.Trailing + 10
    two.Trailing == view.Trailing - 10
    two.Width == one.Width
    three.Top == one.Bottom + 10
    three.Leading == one.Leading
    three.Width == one.Width
    four.Top == three.Top
    four.Leading == two.Leading
    four.Width == one.Width
    one.Height == one.Width
    two.Height == one.Height
    three.Height == one.Height
    four.Height == one.Height
  }
}
