import PureLayout
import UIKit

final class Onboarding: UIViewController {
  let picture = UIImageView()
  let heading = UILabel()
  let words = UILabel()
  let next = UIButton()
  let skip = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Welcome"
    words.text = "Three steps to start"
    next.setTitle("Next", for: .normal)
    skip.setTitle("Skip", for: .normal)
    view.addSubview(picture)
    view.addSubview(heading)
    view.addSubview(words)
    view.addSubview(next)
    view.addSubview(skip)
    picture.autoPinEdge(toSuperviewSafeArea: .top, withInset: 24)
    picture.autoAlignAxis(toSuperviewAxis: .vertical)
    picture.autoMatch(.width, to: .width, of: view, withMultiplier: 0.6)
    picture.autoMatch(.height, to: .width, of: picture)
    heading.autoPinEdge(.top, to: .bottom, of: picture, withOffset: 32)
    heading.autoAlignAxis(toSuperviewAxis: .vertical)
    heading.autoPinEdge(toSuperviewEdge: .leading, withInset: 24, relation: .greaterThanOrEqual)
    words.autoPinEdge(.top, to: .bottom, of: heading, withOffset: 12)
    words.autoPinEdge(toSuperviewEdge: .leading, withInset: 32)
    words.autoPinEdge(toSuperviewEdge: .trailing, withInset: 32)
    next.autoPinEdge(.bottom, to: .top, of: skip, withOffset: -8)
    next.autoAlignAxis(toSuperviewAxis: .vertical)
    next.autoSetDimension(.height, toSize: 50)
    next.autoMatch(.width, to: .width, of: view, withOffset: -64)
    skip.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16)
    skip.autoAlignAxis(toSuperviewAxis: .vertical)
    words.autoPinEdge(.bottom, to: .top, of: next, withOffset: -24, relation: .lessThanOrEqual)
  }
}
