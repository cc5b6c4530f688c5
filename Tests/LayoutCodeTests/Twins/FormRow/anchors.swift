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
    for view in [row, caption, field, line] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      caption.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      caption.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      caption.widthAnchor.constraint(equalToConstant: 100),
      field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: row.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -6),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      line.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}
