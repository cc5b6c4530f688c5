import EasyPeasy
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
    row.easy.layout(
      Top().to(view.safeAreaLayoutGuide, .top),
      Leading(),
      Trailing(),
      Height(>=44))
    caption.easy.layout(
      Leading(16),
      CenterY(),
      Width(100))
    field.easy.layout(
      Leading(8).to(caption, .trailing),
      Trailing(16),
      Top(6),
      Bottom(6),
      Height(>=36))
    line.easy.layout(
      Leading().to(caption, .leading),
      Trailing(),
      Bottom(),
      Height(1))
  }
}
