import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    for view in [menu, detail] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      menu.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      menu.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.activate([
        menu.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        menu.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
        detail.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        detail.leadingAnchor.constraint(equalTo: menu.trailingAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        menu.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        menu.heightAnchor.constraint(equalToConstant: 200),
        detail.topAnchor.constraint(equalTo: menu.bottomAnchor, constant: 8),
        detail.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
  }
}
