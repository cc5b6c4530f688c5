import AutoLayout
import Diagnosis
import Prose
import Reporting
import Testing

struct Scratch {
  func show(_ r: Report) {
    for l in [Language.english, .japanese] { print(PlainRenderer().render(r, on: .standard(l))) }
  }
  @Test func all() throws {
    var s = try Stage()
    show(try s.perform([.addView(.added(.label, name: "title", in: .root, step: 1))]))
    show(try s.constrain("title.leading", .equal, "view.leading", 16))
    show(try s.constrain("title.trailing", .equal, "view.trailing", -16))
    show(try s.constrain("title.top", .equal, "view.safeArea.top", 8, named: "gap"))
    show(try s.constrain("title.width", .equal, nil, 500))
    show(ConstraintsReport.make(s.depiction, of: nil, generated: []))
    show(TreeReport.make(s.depiction))
    show(FramesReport.make(s.depiction))
    show(try s.perform([.setPriority(ConstraintID(4), Priority(rawValue: 999)!)].filter { _ in false } + [.removeConstraint(ConstraintID(4))]))
    show(try s.perform([.setConstant(ConstraintID(3), 0)]))
    try s.add(.imageView, "photo", size: Size(width: 44, height: 44))
    show(try s.perform([.addConstraint(try s.constraint("photo.width", .equal, nil, 10, at: 250)), .addConstraint(try s.constraint("photo.width", .equal, nil, 50, at: 250))]))
    show(AmbiguityReport.make(s.depiction))
    show(PrioritiesReport.make(try s.examination.ranking(limit: 5), ties: [], in: s.document))
    show(SolverReport.make(try s.examination.solverState(of: nil), in: s.document))
    show(WhyReport.make(try #require(try s.examination.explanation(of: .anchor(try s.anchor("title.trailing")))), of: "title.trailing", in: s.document))
    show(WhyReport.make(try #require(try s.examination.explanation(of: .anchor(try s.anchor("title.width")))), of: "title.width", in: s.document))
    show(WhyReport.make(try #require(try s.examination.explanation(of: .anchor(try s.anchor("photo.leading")))), of: "photo.leading", in: s.document))
    show(AffectingReport.make(try s.examination.affecting(try s.view("title"), along: .horizontal), in: s.document))
    show(try s.perform([.change(try s.view("title"), .isHidden(true))]))
    show(try s.perform([.remove(try s.view("title"), step: s.step + 1)]))
    show(TreeReport.make(s.depiction))
    show(ConstraintsReport.make(s.depiction, of: nil, generated: []))
  }
}
