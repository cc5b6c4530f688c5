import UIKit

final class ScrollForm: UIViewController {
  let scroll = UIScrollView()
  let page = UIView()
  let mail = UITextField()
  let send = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    send.setTitle("Send", for: .normal)
    view.addSubview(scroll)
    scroll.addSubview(page)
    page.addSubview(mail)
    page.addSubview(send)
    for view in [scroll, page, mail, send] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views: [String: UIView] = ["mail": mail, "page": page, "scroll": scroll, "send": send]
    for format in [
      "V:|-(0)-[scroll]",
      "H:|-(0)-[scroll]",
      "V:[scroll]-(0)-|",
      "H:[scroll]-(0)-|",
      "V:|-(0)-[page]",
      "H:|-(0)-[page]",
      "V:[page]-(0)-|",
      "H:[page]-(0)-|",
      "H:[page(scroll)]",
      "V:|-(24)-[mail]",
      "H:|-(20)-[mail]",
      "H:[mail]-(20)-|",
      "V:[mail(40)]",
      "V:[mail]-(400)-[send]",
      "V:[send]-(24)-|",
      "V:[send(44)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      send.centerXAnchor.constraint(equalTo: page.centerXAnchor)
    ])
  }
}
