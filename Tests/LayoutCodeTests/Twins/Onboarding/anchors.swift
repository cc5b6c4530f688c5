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
      picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      heading.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 32),
      heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      heading.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
      words.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
      words.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      words.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      next.bottomAnchor.constraint(equalTo: skip.topAnchor, constant: -8),
      next.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      next.heightAnchor.constraint(equalToConstant: 50),
      next.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -64),
      skip.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      skip.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      words.bottomAnchor.constraint(lessThanOrEqualTo: next.topAnchor, constant: -24),
    ])
  }
}
