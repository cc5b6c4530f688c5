import AutoLayout
import Testing

@testable import LayoutCode

/// What of a program is made, and in which order.
@Suite struct ScreenTests {
  @Test func aViewIsStaged() throws {
    let result = try RunResult(
      """
      class Card: UIView {
        let title = UILabel()
        init(model: Model) { super.init(frame: .zero); setUp() }
        required init?(coder: NSCoder) { fatalError() }
        func setUp() {
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            title.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
      }
      """)
    #expect(result.views == ["card: Card in view", "title: UILabel in card"])
    #expect(result.constraints == ["title.top == card.top + 4", "title.bottom == card.bottom"])
    #expect(result.sites == ["9: 1", "10: 1"])
  }

  /// What a wrapper hands over to SwiftUI is shown, with the names of its properties.
  @Test func aViewThatAHelperGivesIsStaged() throws {
    let result = try RunResult(
      """
      struct Wrapper: UIViewRepresentable {
        let box = UIView()
        func makeUIView(context: Context) -> UIView {
          let title = UILabel()
          box.addSubview(title)
          title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
          return box
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """)
    #expect(result.views == ["box: UIView in view", "title: UILabel in box"])
    #expect(result.constraints == ["title.top == box.top"])
  }

  /// It presents controllers and is none, so what is presented is not its own `nil`.
  @Test func aPresentationControllerLaysOutItsContainer() throws {
    let result = try RunResult(
      """
      class Presenter: UIPresentationController {
        let dimming = UIView()
        override func presentationTransitionWillBegin() {
          containerView?.addSubview(dimming)
          dimming.topAnchor.constraint(equalTo: containerView!.topAnchor).isActive = true
          presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in })
        }
      }
      """)
    #expect(result.constraints == ["dimming.top == containerView.top"])
    #expect(result.crashes + result.leftOut == [])
  }

  /// Methods of a delegate are called like the view; a layer is of the class that the view names.
  @Test func namesOfDelegatesAndLayersAreTheViews() throws {
    let result = try RunResult(
      """
      extension ListController: UITableViewDataSource {
        func setUp() {
          view.addSubview(tableView)
          tableView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          let shape = (view.layer as! ShapeLayer).shape
          print(shape)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      """)
    #expect(result.constraints == ["tableView.top == view.top"])
    #expect(result.crashes + result.leftOut == [])
  }

  @Test func overridesOfAMissingBaseClassRun() throws {
    let result = try RunResult(
      """
      class C: BaseViewController {
        let box = UIView()
        override func setupViews() { view.addSubview(box) }
        override func setupConstraints() {
          box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """)
    #expect(result.constraints == ["box.top == view.top"])
  }

  @Test func whatNothingCallsIsTold() throws {
    let result = try RunResult(
      """
      class C: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        func showError() { box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
      }
      """)
    #expect(result.sites == ["5: 1", "7: not reached: nothing calls showError()"])
  }

  @Test func theLastScreenIsShownAndOthersCount() throws {
    let text = """
      class A: UIViewController { override func viewDidLoad() {
      view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true } }
      class B: UIViewController { override func viewDidLoad() {
      view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true } }
      """
    let result = try RunResult(text)
    #expect(result.run.shown == "B")
    #expect(result.run.screens == ["A", "B"])
    #expect(result.sites == ["2: 1", "4: 1"])
    #expect(try RunResult(text, chosen: "A").run.shown == "A")
  }

  /// A project has many controllers that only fill what a storyboard lays out.
  @Test func theLastThatLaysSomethingOutIsShownBeforeLaterOnes() throws {
    let base = """
      class Base: UIViewController { override func viewDidLoad() {
      view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true } }
      """
    let empty = "class Empty: UIViewController { func load() { print(1) } }"
    #expect(try RunResult("\(base)\nclass A: Base {}\n\(empty)").run.shown == "A")
    #expect(try RunResult("class Other: UIViewController {}\n\(empty)").run.shown == "Empty")
  }

  /// What the app pushes, presents or shows in Xcode's canvas is a screen of its own.
  @Test(arguments: [
    "class Router { func go(_ nav: Nav) { nav.pushViewController(B(), animated: true) } }",
    "#Preview { B() }",
    "#Preview(\"dark\", traits: .portrait) { B() }",
    "struct Previews: PreviewProvider { static var previews: some View { Wrapped { B() } } }",
  ])
  func aControllerThatIsHandedOnIsShown(other: String) throws {
    let text = """
      \(other)
      class B: UIViewController { override func viewDidLoad() {
      view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true } }
      """
    let result = try RunResult(text)
    #expect(result.run.shown == "B")
    #expect(result.run.screens == ["B"])
  }

  @Test func whatMakesAnotherIsShownFirst() throws {
    let result = try RunResult(
      """
      class A: UIViewController { func go() { present(B(), animated: true) } }
      class B: UIViewController { override func viewDidLoad() {
      view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true } }
      class Base: UIViewController {}
      class C: Base { func go() { present(Base(), animated: true) } }
      """)
    #expect(result.run.shown == "C")
    #expect(result.run.screens == ["A", "C", "B"])
  }

  @Test func namesComeFromPropertiesAndVariables() throws {
    let result = try RunResult(
      """
      class C: UIViewController {
        private lazy var title_: UILabel = { let label = UILabel(); return label }()
        let rows = [UIView(), UIView()]
        override func viewDidLoad() {
          let footer = makeFooter()
          for row in rows { view.addSubview(row) }
          view.addSubview(title_); view.addSubview(footer)
        }
        func makeFooter() -> UIView { let v = UIView(); return v }
      }
      """)
    #expect(
      result.views == [
        "rows1: UIView in view", "rows2: UIView in view", "title_: UILabel in view",
        "footer: UIView in view",
      ])
  }

  @Test func aListingMayBeginWithAClass() throws {
    let result = try RunResult(
      """
      class Box: UIView {}
      let box = Box(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.addSubview(box)
      """)
    #expect(result.views == ["box: Box in view"])
    #expect(result.run.document.view(named: "box")?.frameLayout?.frame.width == 3)
  }

  @Test func listingsRunAsTheyStand() throws {
    let result = try RunResult(
      """
      let box = UIView()
      view.addSubview(box)
      func pin() { box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """)
    #expect(result.constraints == ["box.top == view.top"])
  }
}
