import UIKit

final class ChatBubble: UIViewController {
  let bubble = UIView()
  let words = UILabel()
  let time = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.text = "Are you there?"
    time.text = "9:41"
    view.addSubview(bubble)
    bubble.addSubview(words)
    view.addSubview(time)
    for view in [bubble, words, time] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      bubble.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 80),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
      words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      words.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      time.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 2),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
    ])
  }
}
