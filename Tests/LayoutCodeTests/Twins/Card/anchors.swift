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
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      heading.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      heading.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      words.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
      words.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      words.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
  }
}
