import Anchorage
import UIKit

final class Grid: UIViewController {
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let four = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    view.addSubview(three)
    view.addSubview(four)
    one.topAnchor == view.safeAreaLayoutGuide.topAnchor + 10
    one.leadingAnchor == view.leadingAnchor + 10
    two.topAnchor == one.topAnchor
    two.leadingAnchor == one.trailingAnchor + 10
    two.trailingAnchor == view.trailingAnchor - 10
    two.widthAnchor == one.widthAnchor
    three.topAnchor == one.bottomAnchor + 10
    three.leadingAnchor == one.leadingAnchor
    three.widthAnchor == one.widthAnchor
    four.topAnchor == three.topAnchor
    four.leadingAnchor == two.leadingAnchor
    four.widthAnchor == one.widthAnchor
    one.heightAnchor == one.widthAnchor
    two.heightAnchor == one.heightAnchor
    three.heightAnchor == one.heightAnchor
    four.heightAnchor == one.heightAnchor
  }
}
