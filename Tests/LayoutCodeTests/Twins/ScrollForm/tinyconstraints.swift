import TinyConstraints
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
    scroll.topToSuperview()
    scroll.leadingToSuperview()
    scroll.bottomToSuperview()
    scroll.trailingToSuperview()
    page.topToSuperview()
    page.leadingToSuperview()
    page.bottomToSuperview()
    page.trailingToSuperview()
    page.widthToSuperview()
    mail.topToSuperview(offset: 24)
    mail.leadingToSuperview(offset: 20)
    mail.trailingToSuperview(offset: 20)
    mail.height(40)
    send.topToBottom(of: mail, offset: 400)
    send.centerXToSuperview()
    send.bottomToSuperview(offset: -24)
    send.height(44)
  }
}
