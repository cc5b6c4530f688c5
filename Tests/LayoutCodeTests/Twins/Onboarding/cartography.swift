import Cartography
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
    constrain(picture, view.safeAreaLayoutGuide, view) { picture, safe, root in
      picture.top == safe.top + 24
      picture.centerX == root.centerX
      picture.width == root.width * 0.6
      picture.height == picture.width
    }
    constrain(heading, picture, view) { heading, picture, root in
      heading.top == picture.bottom + 32
      heading.centerX == root.centerX
      heading.leading >= root.leading + 24
    }
    constrain(words, heading, view, next) { words, heading, root, next in
      words.top == heading.bottom + 12
      words.leading == root.leading + 32
      words.trailing == root.trailing - 32
      words.bottom <= next.top - 24
    }
    constrain(next, skip, view) { next, skip, root in
      next.bottom == skip.top - 8
      next.centerX == root.centerX
      next.height == 50
      next.width == root.width - 64
    }
    constrain(skip, view.safeAreaLayoutGuide, view) { skip, safe, root in
      skip.bottom == safe.bottom - 16
      skip.centerX == root.centerX
    }
  }
}
