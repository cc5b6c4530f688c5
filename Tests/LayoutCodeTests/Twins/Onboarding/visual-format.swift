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
    let views: [String: UIView] = [
      "heading": heading, "next": next, "picture": picture, "skip": skip, "words": words,
    ]
    for format in [
      "V:[picture]-(32)-[heading]",
      "H:|-(>=24)-[heading]",
      "V:[heading]-(12)-[words]",
      "H:|-(32)-[words]",
      "H:[words]-(32)-|",
      "V:[next(50)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      next.bottomAnchor.constraint(equalTo: skip.topAnchor, constant: -8),
      next.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      next.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -64),
      skip.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      skip.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      words.bottomAnchor.constraint(lessThanOrEqualTo: next.topAnchor, constant: -24),
    ])
  }
}
