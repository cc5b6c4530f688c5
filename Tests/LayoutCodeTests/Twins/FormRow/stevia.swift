import Stevia
import UIKit

final class FormRow: UIViewController {
  let row = UIView()
  let caption = UILabel()
  let field = UITextField()
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "Name"
    view.subviews(row)
    row.subviews(caption, field, line)
    row.Top == view.safeAreaLayoutGuide.Top
    row.Leading == view.Leading
    row.Trailing == view.Trailing
    row.Height >= 44
    caption.Leading == row.Leading + 16
    caption.CenterY == row.CenterY
    caption.Width == 100
    field.Leading == caption.Trailing + 8
    field.Trailing == row.Trailing - 16
    field.Top == row.Top + 6
    field.Bottom == row.Bottom - 6
    field.Height >= 36
    line.Leading == caption.Leading
    line.Trailing == row.Trailing
    line.Bottom == row.Bottom
    line.Height == 1
  }
}
