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
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      mail.topAnchor.constraint(equalTo: page.topAnchor, constant: 24),
      mail.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      mail.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      mail.heightAnchor.constraint(equalToConstant: 40),
      send.topAnchor.constraint(equalTo: mail.bottomAnchor, constant: 400),
      send.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      send.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -24),
      send.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
