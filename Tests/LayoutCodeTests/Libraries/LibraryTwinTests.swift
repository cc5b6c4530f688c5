import AutoLayout
import Testing

@testable import LayoutCode

/// A card with a picture, a title beside it and a button below, in anchors and in the words of each
/// library: the same constraints.
@Suite struct LibraryTwinTests {
  /// What is laid out, and by which code of which library.
  struct Twin: Sendable, CustomTestStringConvertible {
    let library: String
    let code: String
    var testDescription: String { library }
  }

  private static let anchors = """
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    let width = button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    width.priority = UILayoutPriority(750)
    width.isActive = true
    """

  private static let masks = """
    picture.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    button.translatesAutoresizingMaskIntoConstraints = false

    """

  static let twins = [
    Twin(
      library: "SnapKit",
      code: """
        picture.snp.makeConstraints { make in
          make.top.leading.equalToSuperview().inset(16)
          make.size.equalTo(40)
        }
        title.snp.makeConstraints {
          $0.leading.equalTo(picture.snp.trailing).offset(8)
          $0.trailing.equalToSuperview().inset(16)
          $0.centerY.equalTo(picture)
        }
        button.snp.makeConstraints { make in
          make.top.greaterThanOrEqualTo(picture.snp.bottom).offset(12)
          make.centerX.equalTo(view)
          make.bottom.equalTo(view.snp.bottom).inset(16)
          make.width.equalTo(view).dividedBy(2).priority(.high)
        }
        """)
  ]

  @Test(arguments: twins) func givesTheSameConstraints(_ twin: Twin) throws {
    let plain = try run(Self.masks + Self.anchors, importing: "UIKit")
    let written = try run(twin.code, importing: twin.library)
    #expect(written.constraints.sorted() == plain.constraints.sorted())
    #expect(written.crashes + written.leftOut + written.unknowns == [])
    #expect(written.run.sites.allSatisfy { $0.made > 0 })
    #expect(masks(of: written) == masks(of: plain))
  }

  private func run(_ code: String, importing module: String) throws -> RunResult {
    try RunResult(
      """
      import \(module)
      class C: UIViewController {
        let picture = UIImageView()
        let title = UILabel()
        let button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(picture)
          view.addSubview(title)
          view.addSubview(button)
          \(code)
        }
      }
      """)
  }

  private func masks(of result: RunResult) -> [String] {
    result.run.document.views.values
      .filter { $0.translatesAutoresizingMaskIntoConstraints }.map(\.name).sorted()
  }
}
