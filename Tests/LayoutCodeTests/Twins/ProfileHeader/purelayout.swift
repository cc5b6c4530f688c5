import PureLayout
import UIKit

final class ProfileHeader: UIViewController {
  let cover = UIView()
  let photo = UIImageView()
  let name = UILabel()
  let follow = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Anna Berg"
    follow.setTitle("Follow", for: .normal)
    view.addSubview(cover)
    view.addSubview(photo)
    view.addSubview(name)
    view.addSubview(follow)
    cover.autoPinEdge(toSuperviewEdge: .top)
    cover.autoPinEdge(toSuperviewEdge: .leading)
    cover.autoPinEdge(toSuperviewEdge: .trailing)
    cover.autoSetDimension(.height, toSize: 160)
    photo.autoSetDimension(.width, toSize: 80)
    photo.autoSetDimension(.height, toSize: 80)
    photo.autoConstrainAttribute(.horizontal, to: .bottom, of: cover)
    photo.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    name.autoPinEdge(.leading, to: .trailing, of: photo, withOffset: 12)
    name.autoPinEdge(.top, to: .bottom, of: cover, withOffset: 8)
    name.autoPinEdge(
      .trailing, to: .leading, of: follow, withOffset: -8, relation: .lessThanOrEqual)
    follow.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    follow.autoAlignAxis(.horizontal, toSameAxisOf: name)
    follow.autoSetDimension(.width, toSize: 90)
    follow.autoSetDimension(.height, toSize: 32)
  }
}
