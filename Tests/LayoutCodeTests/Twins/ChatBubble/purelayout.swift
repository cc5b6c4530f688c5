import PureLayout
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
    bubble.autoPinEdge(toSuperviewSafeArea: .top, withInset: 20)
    bubble.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    bubble.autoPinEdge(toSuperviewEdge: .leading, withInset: 80, relation: .greaterThanOrEqual)
    bubble.autoMatch(.width, to: .width, of: view, withMultiplier: 0.75, relation: .lessThanOrEqual)
    words.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
    words.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    words.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)
    words.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    time.autoPinEdge(.top, to: .bottom, of: bubble, withOffset: 2)
    time.autoPinEdge(.trailing, to: .trailing, of: bubble)
  }
}
