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
    for view in [picture, heading, words, next, skip] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: picture, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: picture, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: picture, attribute: .width, relatedBy: .equal, toItem: view,
        attribute: .width, multiplier: 0.6, constant: 0),
      NSLayoutConstraint(
        item: picture, attribute: .height, relatedBy: .equal, toItem: picture,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: heading, attribute: .top, relatedBy: .equal, toItem: picture,
        attribute: .bottom, multiplier: 1, constant: 32),
      NSLayoutConstraint(
        item: heading, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: heading, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view,
        attribute: .leading, multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: words, attribute: .top, relatedBy: .equal, toItem: heading,
        attribute: .bottom, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: words, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 32),
      NSLayoutConstraint(
        item: words, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: -32),
      NSLayoutConstraint(
        item: next, attribute: .bottom, relatedBy: .equal, toItem: skip,
        attribute: .top, multiplier: 1, constant: -8),
      NSLayoutConstraint(
        item: next, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: next, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 50),
      NSLayoutConstraint(
        item: next, attribute: .width, relatedBy: .equal, toItem: view,
        attribute: .width, multiplier: 1, constant: -64),
      NSLayoutConstraint(
        item: skip, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: -16),
      NSLayoutConstraint(
        item: skip, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: words, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: next,
        attribute: .top, multiplier: 1, constant: -24),
    ])
  }
}
