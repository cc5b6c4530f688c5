import PureLayout
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
    card.autoPinEdge(toSuperviewSafeArea: .top, withInset: 16)
    card.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    card.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    picture.autoPinEdge(toSuperviewEdge: .top)
    picture.autoPinEdge(toSuperviewEdge: .leading)
    picture.autoPinEdge(toSuperviewEdge: .trailing)
    picture.autoMatch(.height, to: .width, of: picture, withMultiplier: 0.5)
    heading.autoPinEdge(.top, to: .bottom, of: picture, withOffset: 12)
    heading.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    heading.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    words.autoPinEdge(.top, to: .bottom, of: heading, withOffset: 4)
    words.autoPinEdge(.leading, to: .leading, of: heading)
    words.autoPinEdge(.trailing, to: .trailing, of: heading)
    words.autoPinEdge(toSuperviewEdge: .bottom, withInset: 12)
  }
}
