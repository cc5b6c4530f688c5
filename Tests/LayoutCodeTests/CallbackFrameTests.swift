import AutoLayout
import Testing

@testable import LayoutCode

/// Frames that layout code sets after the engine has written its own.
@Suite struct CallbackFrameTests {
  private func frame(
    of name: String, inController body: String, inCard card: String = ""
  ) throws -> Rect? {
    let result = try RunResult(
      """
      class Card: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          \(card)
        }
      }
      class C: UIViewController {
        let card = Card()
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
          NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            card.widthAnchor.constraint(equalToConstant: 200),
            card.heightAnchor.constraint(equalToConstant: 50),
          ])
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          \(body)
        }
      }
      """)
    #expect(result.crashes + result.leftOut == [])
    let document = result.run.document
    let view = try #require(document.view(named: name)?.id)
    return try LayoutEngine().layout(of: document).frame(of: view)
  }

  @Test func theyStandOnWhatConstraintsLayOut() throws {
    let moved = try frame(of: "card", inController: "card.frame.origin.y = 300")
    #expect(moved == Rect(x: 20, y: 300, width: 200, height: 50))
  }

  @Test func aViewThatTakesItsBoundsGoesToTheCorner() throws {
    let moved = try frame(of: "card", inController: "", inCard: "frame = bounds")
    #expect(moved == Rect(x: 0, y: 0, width: 200, height: 50))
  }
}
