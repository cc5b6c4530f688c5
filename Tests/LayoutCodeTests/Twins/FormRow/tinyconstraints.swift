import TinyConstraints
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
    row.topToSuperview(usingSafeArea: true)
    row.leadingToSuperview()
    row.trailingToSuperview()
    row.height(min: 44)
    caption.leadingToSuperview(offset: 16)
    caption.centerYToSuperview()
    caption.width(100)
    field.leadingToTrailing(of: caption, offset: 8)
    field.trailingToSuperview(offset: 16)
    field.topToSuperview(offset: 6)
    field.bottomToSuperview(offset: -6)
    field.height(min: 36)
    line.leading(to: caption)
    line.trailingToSuperview()
    line.bottomToSuperview()
    line.height(1)
  }
}
