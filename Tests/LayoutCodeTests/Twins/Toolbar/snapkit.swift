import SnapKit
import UIKit

final class Toolbar: UIViewController {
  let bar = UIView()
  let back = UIButton()
  let search = UIButton()
  let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    back.setTitle("Back", for: .normal)
    search.setTitle("Search", for: .normal)
    more.setTitle("More", for: .normal)
    view.addSubview(bar)
    bar.addSubview(back)
    bar.addSubview(search)
    bar.addSubview(more)
    bar.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.bottom.equalTo(view.safeAreaLayoutGuide)
      make.height.equalTo(49)
    }
    back.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)
      make.top.equalToSuperview()
      make.bottom.equalToSuperview()
    }
    search.snp.makeConstraints { make in
      make.leading.equalTo(back.snp.trailing).offset(8)
      make.width.equalTo(back)
      make.top.equalTo(back)
      make.bottom.equalTo(back)
    }
    more.snp.makeConstraints { make in
      make.leading.equalTo(search.snp.trailing).offset(8)
      make.width.equalTo(back)
      make.top.equalTo(back)
      make.bottom.equalTo(back)
      make.trailing.equalToSuperview().inset(8)
    }
  }
}
