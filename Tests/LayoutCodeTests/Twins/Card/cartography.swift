import Cartography
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
    constrain(card, view.safeAreaLayoutGuide, view) { card, safe, root in
      card.top == safe.top + 16
      card.leading == root.leading + 16
      card.trailing == root.trailing - 16
    }
    constrain(picture, card) { picture, card in
      picture.top == card.top
      picture.leading == card.leading
      picture.trailing == card.trailing
      picture.height == picture.width * 0.5
    }
    constrain(heading, picture, card) { heading, picture, card in
      heading.top == picture.bottom + 12
      heading.leading == card.leading + 12
      heading.trailing == card.trailing - 12
    }
    constrain(words, heading, card) { words, heading, card in
      words.top == heading.bottom + 4
      words.leading == heading.leading
      words.trailing == heading.trailing
      words.bottom == card.bottom - 12
    }
  }
}
