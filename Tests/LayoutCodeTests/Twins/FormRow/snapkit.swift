import SnapKit
import UIKit

final class FormRow: UIViewController {
  let row = UIView()
  let caption = UILabel()
  let field = UITextField()
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "Name"
    view.addSubview(row)
    row.addSubview(caption)
    row.addSubview(field)
    row.addSubview(line)
    row.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.height.greaterThanOrEqualTo(44)
    }
    caption.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.width.equalTo(100)
    }
    field.snp.makeConstraints { make in
      make.leading.equalTo(caption.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.top.equalToSuperview().offset(6)
      make.bottom.equalToSuperview().inset(6)
      make.height.greaterThanOrEqualTo(36)
    }
    line.snp.makeConstraints { make in
      make.leading.equalTo(caption)
      make.trailing.equalToSuperview()
      make.bottom.equalToSuperview()
      make.height.equalTo(1)
    }
  }
}
