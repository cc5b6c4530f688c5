import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// What a keyboard or an editor typed in the place of a sign of code is read as it was meant, and told.
@Suite struct LookAlikeTests {
  private func words(_ result: RunResult, _ language: Language = .english) -> String {
    result.run.notes.map { $0.text(in: language).string }.joined(separator: "\n")
  }

  @Test func swiftIsReadAsItWasMeant() throws {
    let result = try RunResult(
      """
      class ZenView: UIView {
        let 見出し２ = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          　見出し２.text = “こんにちは \\(３)”
          addSubview（見出し２）
          見出し２.translatesAutoresizingMaskIntoConstraints ＝ false
          見出し２.topAnchor.constraint(equalTo: topAnchor， constant： １６．５).isActive = true
          見出し２.leadingAnchor.constraint(equalTo: leadingAnchor, constant: –８).isActive = true
        }
      }
      """)
    #expect(
      result.constraints == [
        "見出し２.top == zenView.top + 16.5", "見出し２.leading == zenView.leading - 8",
      ])
    #expect(result.run.document.view(named: "見出し２")?.content.text == "こんにちは 3")
    #expect(words(result).contains("0.swift:5 and 4 more lines: a blank of full width, “ for \","))
    #expect(words(result, .japanese).contains("0.swift:5 ほか 4 行に"))
    #expect(result.unknowns.isEmpty && result.run.isReadWhole)
  }

  @Test func objectiveCIsReadAsItWasMeant() throws {
    let result = try RunResult(
      objectiveC: """
        #import <UIKit/UIKit.h>
        @interface C : UIViewController
        @end
        @implementation C
        - (void)viewDidLoad {
          [super viewDidLoad];
          UILabel *title = [[UILabel alloc] init];
          title.text = @“こんにちは”；
          title.translatesAutoresizingMaskIntoConstraints = NO;
          [self.view addSubview:title];
          [title.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:８].active = YES;
        }
        @end
        """)
    #expect(result.constraints.contains("title.top == view.top + 8"))
    #expect(result.run.document.view(named: "title")?.content.text == "こんにちは")
    #expect(words(result).contains("Card.m:8 and 1 more line: “ for \""))
  }

  /// Texts, remarks and names may have such characters.
  @Test func whatStandsInTextsAndNamesIsNoMistake() throws {
    let result = try RunResult(
      """
      // 全角の（かっこ）と８
      let 列２ = UILabel()
      列２.text = "１６、“引用”。"
      view.addSubview(列２)
      """)
    #expect(!words(result).contains("compile"))
    #expect(result.run.document.view(named: "列２")?.content.text == "１６、“引用”。")
  }
}
