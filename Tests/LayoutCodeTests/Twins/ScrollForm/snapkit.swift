import SnapKit
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
    scroll.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview()
      make.bottom.equalToSuperview()
      make.trailing.equalToSuperview()
    }
    page.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview()
      make.bottom.equalToSuperview()
      make.trailing.equalToSuperview()
      make.width.equalToSuperview()
    }
    mail.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(24)
      make.leading.equalToSuperview().offset(20)
      make.trailing.equalToSuperview().inset(20)
      make.height.equalTo(40)
    }
    send.snp.makeConstraints { make in
      make.top.equalTo(mail.snp.bottom).offset(400)
      make.centerX.equalToSuperview()
      make.bottom.equalToSuperview().inset(24)
      make.height.equalTo(44)
    }
  }
}
