import Stevia
import UIKit

final class ScrollForm: UIViewController {
  let scroll = UIScrollView()
  let page = UIView()
  let mail = UITextField()
  let send = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    send.setTitle("Send", for: .normal)
    view.subviews(scroll)
    scroll.subviews(page)
    page.subviews(mail, send)
    scroll.Top == view.Top
    scroll.Leading == view.Leading
    scroll.Bottom == view.Bottom
    scroll.Trailing == view.Trailing
    page.Top == scroll.Top
    page.Leading == scroll.Leading
    page.Bottom == scroll.Bottom
    page.Trailing == scroll.Trailing
    page.Width == scroll.Width
    mail.Top == page.Top + 24
    mail.Leading == page.Leading + 20
    mail.Trailing == page.Trailing - 20
    mail.Height == 40
    send.Top == mail.Bottom + 400
    send.CenterX == page.CenterX
    send.Bottom == page.Bottom - 24
    send.Height == 44
  }
}
