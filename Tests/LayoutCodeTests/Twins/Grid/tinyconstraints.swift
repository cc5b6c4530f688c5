import TinyConstraints
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
    one.topToSuperview(offset: 10, usingSafeArea: true)
    one.leadingToSuperview(offset: 10)
    two.top(to: one)
    two.leadingToTrailing(of: one, offset: 10)
    two.trailingToSuperview(offset: 10)
    two.width(to: one)
    three.topToBottom(of: one, offset: 10)
    three.leading(to: one)
    three.width(to: one)
    four.top(to: three)
    four.leading(to: two)
    four.width(to: one)
    one.heightToWidth(of: one)
    two.height(to: one)
    three.height(to: one)
    four.height(to: one)
  }
}
