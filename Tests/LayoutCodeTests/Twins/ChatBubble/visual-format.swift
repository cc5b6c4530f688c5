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
    let views: [String: UIView] = ["bubble": bubble, "time": time, "words": words]
    for format in [
      "H:[bubble]-(12)-|",
      "H:|-(>=80)-[bubble]",
      "V:|-(8)-[words]",
      "H:|-(12)-[words]",
      "V:[words]-(8)-|",
      "H:[words]-(12)-|",
      "V:[bubble]-(2)-[time]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
    ])
  }
}
