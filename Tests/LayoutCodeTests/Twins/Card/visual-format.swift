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
    let views: [String: UIView] = [
      "card": card, "heading": heading, "picture": picture, "words": words,
    ]
    for format in [
      "H:|-(16)-[card]",
      "H:[card]-(16)-|",
      "V:|-(0)-[picture]",
      "H:|-(0)-[picture]",
      "H:[picture]-(0)-|",
      "V:[picture]-(12)-[heading]",
      "H:|-(12)-[heading]",
      "H:[heading]-(12)-|",
      "V:[heading]-(4)-[words]",
      "V:[words]-(12)-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      words.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
    ])
  }
}
