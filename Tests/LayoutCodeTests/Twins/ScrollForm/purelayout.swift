import PureLayout
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
    scroll.autoPinEdge(toSuperviewEdge: .top)
    scroll.autoPinEdge(toSuperviewEdge: .leading)
    scroll.autoPinEdge(toSuperviewEdge: .bottom)
    scroll.autoPinEdge(toSuperviewEdge: .trailing)
    page.autoPinEdge(toSuperviewEdge: .top)
    page.autoPinEdge(toSuperviewEdge: .leading)
    page.autoPinEdge(toSuperviewEdge: .bottom)
    page.autoPinEdge(toSuperviewEdge: .trailing)
    page.autoMatch(.width, to: .width, of: scroll)
    mail.autoPinEdge(toSuperviewEdge: .top, withInset: 24)
    mail.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    mail.autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)
    mail.autoSetDimension(.height, toSize: 40)
    send.autoPinEdge(.top, to: .bottom, of: mail, withOffset: 400)
    send.autoAlignAxis(toSuperviewAxis: .vertical)
    send.autoPinEdge(toSuperviewEdge: .bottom, withInset: 24)
    send.autoSetDimension(.height, toSize: 44)
  }
}
