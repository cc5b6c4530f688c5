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
    for view in [bar, back, search, more] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 49),
      back.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      back.topAnchor.constraint(equalTo: bar.topAnchor),
      back.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      search.leadingAnchor.constraint(equalTo: back.trailingAnchor, constant: 8),
      search.widthAnchor.constraint(equalTo: back.widthAnchor),
      search.topAnchor.constraint(equalTo: back.topAnchor),
      search.bottomAnchor.constraint(equalTo: back.bottomAnchor),
      more.leadingAnchor.constraint(equalTo: search.trailingAnchor, constant: 8),
      more.widthAnchor.constraint(equalTo: back.widthAnchor),
      more.topAnchor.constraint(equalTo: back.topAnchor),
      more.bottomAnchor.constraint(equalTo: back.bottomAnchor),
      more.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
    ])
  }
}
