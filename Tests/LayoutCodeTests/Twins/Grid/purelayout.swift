import PureLayout
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
    one.autoPinEdge(toSuperviewSafeArea: .top, withInset: 10)
    one.autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
    two.autoPinEdge(.top, to: .top, of: one)
    two.autoPinEdge(.leading, to: .trailing, of: one, withOffset: 10)
    two.autoPinEdge(toSuperviewEdge: .trailing, withInset: 10)
    two.autoMatch(.width, to: .width, of: one)
    three.autoPinEdge(.top, to: .bottom, of: one, withOffset: 10)
    three.autoPinEdge(.leading, to: .leading, of: one)
    three.autoMatch(.width, to: .width, of: one)
    four.autoPinEdge(.top, to: .top, of: three)
    four.autoPinEdge(.leading, to: .leading, of: two)
    four.autoMatch(.width, to: .width, of: one)
    one.autoMatch(.height, to: .width, of: one)
    two.autoMatch(.height, to: .height, of: one)
    three.autoMatch(.height, to: .height, of: one)
    four.autoMatch(.height, to: .height, of: one)
  }
}
