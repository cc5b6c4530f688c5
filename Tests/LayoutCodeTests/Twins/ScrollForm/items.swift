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
      NSLayoutConstraint(
        item: scroll, attribute: .top, relatedBy: .equal, toItem: view,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: scroll, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: scroll, attribute: .bottom, relatedBy: .equal, toItem: view,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: scroll, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: page, attribute: .top, relatedBy: .equal, toItem: scroll,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: page, attribute: .leading, relatedBy: .equal, toItem: scroll,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: page, attribute: .bottom, relatedBy: .equal, toItem: scroll,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: page, attribute: .trailing, relatedBy: .equal, toItem: scroll,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: page, attribute: .width, relatedBy: .equal, toItem: scroll,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: mail, attribute: .top, relatedBy: .equal, toItem: page,
        attribute: .top, multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: mail, attribute: .leading, relatedBy: .equal, toItem: page,
        attribute: .leading, multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: mail, attribute: .trailing, relatedBy: .equal, toItem: page,
        attribute: .trailing, multiplier: 1, constant: -20),
      NSLayoutConstraint(
        item: mail, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: send, attribute: .top, relatedBy: .equal, toItem: mail,
        attribute: .bottom, multiplier: 1, constant: 400),
      NSLayoutConstraint(
        item: send, attribute: .centerX, relatedBy: .equal, toItem: page,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: send, attribute: .bottom, relatedBy: .equal, toItem: page,
        attribute: .bottom, multiplier: 1, constant: -24),
      NSLayoutConstraint(
        item: send, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
    ])
  }
}
