import Cartography
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
    constrain(one, view.safeAreaLayoutGuide, view) { one, safe, root in
      one.top == safe.top + 10
      one.leading == root.leading + 10
      one.height == one.width
    }
    constrain(two, one, view) { two, one, root in
      two.top == one.top
      two.leading == one.trailing + 10
      two.trailing == root.trailing - 10
      two.width == one.width
      two.height == one.height
    }
    constrain(three, one) { three, one in
      three.top == one.bottom + 10
      three.leading == one.leading
      three.width == one.width
      three.height == one.height
    }
    constrain(four, three, two, one) { four, three, two, one in
      four.top == three.top
      four.leading == two.leading
      four.width == one.width
      four.height == one.height
    }
  }
}
