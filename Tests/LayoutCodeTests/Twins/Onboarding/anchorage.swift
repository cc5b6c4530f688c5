import Anchorage
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
    picture.topAnchor == view.safeAreaLayoutGuide.topAnchor + 24
    picture.centerXAnchor == view.centerXAnchor
    picture.widthAnchor == view.widthAnchor * 0.6
    picture.heightAnchor == picture.widthAnchor
    heading.topAnchor == picture.bottomAnchor + 32
    heading.centerXAnchor == view.centerXAnchor
    heading.leadingAnchor >= view.leadingAnchor + 24
    words.topAnchor == heading.bottomAnchor + 12
    words.leadingAnchor == view.leadingAnchor + 32
    words.trailingAnchor == view.trailingAnchor - 32
    next.bottomAnchor == skip.topAnchor - 8
    next.centerXAnchor == view.centerXAnchor
    next.heightAnchor == 50
    next.widthAnchor == view.widthAnchor - 64
    skip.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor - 16
    skip.centerXAnchor == view.centerXAnchor
    words.bottomAnchor <= next.topAnchor - 24
  }
}
