import SnapKit
import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    menu.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.equalToSuperview()
    }
    detail.snp.makeConstraints { make in
      make.trailing.equalToSuperview()
      make.bottom.equalTo(view.safeAreaLayoutGuide)
    }
    if traitCollection.horizontalSizeClass == .regular {
      menu.snp.makeConstraints { make in
        make.bottom.equalTo(view.safeAreaLayoutGuide)
        make.width.equalToSuperview().multipliedBy(0.4)
      }
      detail.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide)
        make.leading.equalTo(menu.snp.trailing)
      }
    } else {
      menu.snp.makeConstraints { make in
        make.trailing.equalToSuperview()
        make.height.equalTo(200)
      }
      detail.snp.makeConstraints { make in
        make.top.equalTo(menu.snp.bottom).offset(8)
        make.leading.equalToSuperview()
      }
    }
  }
}
