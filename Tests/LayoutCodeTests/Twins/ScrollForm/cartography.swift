import Cartography
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
    constrain(scroll, view) { scroll, root in
      scroll.top == root.top
      scroll.leading == root.leading
      scroll.bottom == root.bottom
      scroll.trailing == root.trailing
    }
    constrain(page, scroll) { page, scroll in
      page.top == scroll.top
      page.leading == scroll.leading
      page.bottom == scroll.bottom
      page.trailing == scroll.trailing
      page.width == scroll.width
    }
    constrain(mail, page) { mail, page in
      mail.top == page.top + 24
      mail.leading == page.leading + 20
      mail.trailing == page.trailing - 20
      mail.height == 40
    }
    constrain(send, mail, page) { send, mail, page in
      send.top == mail.bottom + 400
      send.centerX == page.centerX
      send.bottom == page.bottom - 24
      send.height == 44
    }
  }
}
