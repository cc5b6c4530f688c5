import EasyPeasy
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
    scroll.easy.layout(
      Top(),
      Leading(),
      Bottom(),
      Trailing())
    page.easy.layout(
      Top(),
      Leading(),
      Bottom(),
      Trailing(),
      Width().like(scroll, .width))
    mail.easy.layout(
      Top(24),
      Leading(20),
      Trailing(20),
      Height(40))
    send.easy.layout(
      Top(400).to(mail, .bottom),
      CenterX(),
      Bottom(24),
      Height(44))
  }
}
