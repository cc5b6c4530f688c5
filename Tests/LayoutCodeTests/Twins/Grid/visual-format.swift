import UIKit

final class Grid: UIViewController {
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let four = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    view.addSubview(three)
    view.addSubview(four)
    for view in [one, two, three, four] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views: [String: UIView] = ["four": four, "one": one, "three": three, "two": two]
    for format in [
      "H:|-(10)-[one]",
      "H:[one]-(10)-[two]",
      "H:[two]-(10)-|",
      "H:[two(one)]",
      "V:[one]-(10)-[three]",
      "H:[three(one)]",
      "H:[four(one)]",
      "V:[two(one)]",
      "V:[three(one)]",
      "V:[four(one)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      three.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      four.topAnchor.constraint(equalTo: three.topAnchor),
      four.leadingAnchor.constraint(equalTo: two.leadingAnchor),
      one.heightAnchor.constraint(equalTo: one.widthAnchor),
    ])
  }
}
