import TinyConstraints
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
    picture.topToSuperview(offset: 24, usingSafeArea: true)
    picture.centerXToSuperview()
    picture.widthToSuperview(multiplier: 0.6)
    picture.heightToWidth(of: picture)
    heading.topToBottom(of: picture, offset: 32)
    heading.centerXToSuperview()
    heading.leadingToSuperview(offset: 24, relation: .equalOrGreater)
    words.topToBottom(of: heading, offset: 12)
    words.leadingToSuperview(offset: 32)
    words.trailingToSuperview(offset: 32)
    next.bottomToTop(of: skip, offset: -8)
    next.centerXToSuperview()
    next.height(50)
    next.widthToSuperview(offset: -64)
    skip.bottomToSuperview(offset: -16, usingSafeArea: true)
    skip.centerXToSuperview()
    words.bottomToTop(of: next, offset: -24, relation: .equalOrLess)
  }
}
