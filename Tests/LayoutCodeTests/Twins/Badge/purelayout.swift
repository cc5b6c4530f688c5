import PureLayout
import UIKit

final class Badge: UIViewController {
  let picture = UIImageView()
  let badge = UIView()
  let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.text = "3"
    view.addSubview(picture)
    view.addSubview(badge)
    badge.addSubview(count)
    picture.autoSetDimension(.width, toSize: 60)
    picture.autoSetDimension(.height, toSize: 60)
    picture.autoAlignAxis(toSuperviewAxis: .vertical)
    picture.autoAlignAxis(toSuperviewAxis: .horizontal)
    badge.autoConstrainAttribute(.vertical, to: .trailing, of: picture, withOffset: -4)
    badge.autoConstrainAttribute(.horizontal, to: .top, of: picture, withOffset: 4)
    badge.autoSetDimension(.height, toSize: 20)
    badge.autoMatch(.width, to: .height, of: badge, withOffset: 0, relation: .greaterThanOrEqual)
    count.autoAlignAxis(toSuperviewAxis: .vertical)
    count.autoAlignAxis(toSuperviewAxis: .horizontal)
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
      count.autoPinEdge(toSuperviewEdge: .leading, withInset: 6)
    }
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(250)) {
      badge.autoSetDimension(.width, toSize: 20)
    }
  }
}
