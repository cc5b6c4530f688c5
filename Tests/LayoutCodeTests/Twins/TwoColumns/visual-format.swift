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
    let views: [String: UIView] = ["detail": detail, "menu": menu]
    for format in [
      "H:|-(0)-[menu]",
      "H:[detail]-(0)-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      menu.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      detail.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    if traitCollection.horizontalSizeClass == .regular {
      let views: [String: UIView] = ["detail": detail, "menu": menu]
      for format in [
        "H:[menu]-(0)-[detail]"
      ] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
      }
      NSLayoutConstraint.activate([
        menu.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        menu.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
        detail.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
    } else {
      let views: [String: UIView] = ["detail": detail, "menu": menu]
      for format in [
        "H:[menu]-(0)-|",
        "V:[menu(200)]",
        "V:[menu]-(8)-[detail]",
        "H:|-(0)-[detail]",
      ] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
      }
    }
  }
}
