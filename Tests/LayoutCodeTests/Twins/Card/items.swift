import UIKit

final class Card: UIViewController {
  let card = UIView()
  let picture = UIImageView()
  let heading = UILabel()
  let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A walk"
    words.text = "By the sea"
    view.addSubview(card)
    card.addSubview(picture)
    card.addSubview(heading)
    card.addSubview(words)
    for view in [card, picture, heading, words] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: card, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: card, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: card, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: -16),
      NSLayoutConstraint(
        item: picture, attribute: .top, relatedBy: .equal, toItem: card,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: picture, attribute: .leading, relatedBy: .equal, toItem: card,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: picture, attribute: .trailing, relatedBy: .equal, toItem: card,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: picture, attribute: .height, relatedBy: .equal, toItem: picture,
        attribute: .width, multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: heading, attribute: .top, relatedBy: .equal, toItem: picture,
        attribute: .bottom, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: heading, attribute: .leading, relatedBy: .equal, toItem: card,
        attribute: .leading, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: heading, attribute: .trailing, relatedBy: .equal, toItem: card,
        attribute: .trailing, multiplier: 1, constant: -12),
      NSLayoutConstraint(
        item: words, attribute: .top, relatedBy: .equal, toItem: heading,
        attribute: .bottom, multiplier: 1, constant: 4),
      NSLayoutConstraint(
        item: words, attribute: .leading, relatedBy: .equal, toItem: heading,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: words, attribute: .trailing, relatedBy: .equal, toItem: heading,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: words, attribute: .bottom, relatedBy: .equal, toItem: card,
        attribute: .bottom, multiplier: 1, constant: -12),
    ])
  }
}
