import Anchorage
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
    scroll.topAnchor == view.topAnchor
    scroll.leadingAnchor == view.leadingAnchor
    scroll.bottomAnchor == view.bottomAnchor
    scroll.trailingAnchor == view.trailingAnchor
    page.topAnchor == scroll.topAnchor
    page.leadingAnchor == scroll.leadingAnchor
    page.bottomAnchor == scroll.bottomAnchor
    page.trailingAnchor == scroll.trailingAnchor
    page.widthAnchor == scroll.widthAnchor
    mail.topAnchor == page.topAnchor + 24
    mail.leadingAnchor == page.leadingAnchor + 20
    mail.trailingAnchor == page.trailingAnchor - 20
    mail.heightAnchor == 40
    send.topAnchor == mail.bottomAnchor + 400
    send.centerXAnchor == page.centerXAnchor
    send.bottomAnchor == page.bottomAnchor - 24
    send.heightAnchor == 44
  }
}
