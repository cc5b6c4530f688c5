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
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
      two.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      three.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 10),
      three.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      three.widthAnchor.constraint(equalTo: one.widthAnchor),
      four.topAnchor.constraint(equalTo: three.topAnchor),
      four.leadingAnchor.constraint(equalTo: two.leadingAnchor),
      four.widthAnchor.constraint(equalTo: one.widthAnchor),
      one.heightAnchor.constraint(equalTo: one.widthAnchor),
      two.heightAnchor.constraint(equalTo: one.heightAnchor),
      three.heightAnchor.constraint(equalTo: one.heightAnchor),
      four.heightAnchor.constraint(equalTo: one.heightAnchor),
    ])
  }
}
