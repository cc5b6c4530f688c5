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
      NSLayoutConstraint(
        item: bubble, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: bubble, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: -12),
      NSLayoutConstraint(
        item: bubble, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view,
        attribute: .leading, multiplier: 1, constant: 80),
      NSLayoutConstraint(
        item: bubble, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: .width, multiplier: 0.75, constant: 0),
      NSLayoutConstraint(
        item: words, attribute: .top, relatedBy: .equal, toItem: bubble,
        attribute: .top, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: words, attribute: .leading, relatedBy: .equal, toItem: bubble,
        attribute: .leading, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: words, attribute: .bottom, relatedBy: .equal, toItem: bubble,
        attribute: .bottom, multiplier: 1, constant: -8),
      NSLayoutConstraint(
        item: words, attribute: .trailing, relatedBy: .equal, toItem: bubble,
        attribute: .trailing, multiplier: 1, constant: -12),
      NSLayoutConstraint(
        item: time, attribute: .top, relatedBy: .equal, toItem: bubble,
        attribute: .bottom, multiplier: 1, constant: 2),
      NSLayoutConstraint(
        item: time, attribute: .trailing, relatedBy: .equal, toItem: bubble,
        attribute: .trailing, multiplier: 1, constant: 0),
    ])
  }
}
