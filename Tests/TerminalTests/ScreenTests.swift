import TestSupport
import Testing

/// What the shell really shows, as whole screens.
@Suite(.repeatedInLongRuns) struct ScreenTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(
    _ environment: [String: String] = [:], columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    let shell = try driver.start(environment, columns: columns)
    try shell.prompt()
    _ = try shell.answer(to: "add label title \"Hello\"")
    _ = try shell.answer(to: "H:|-16-[title]-16-|")
    _ = try shell.answer(to: "title.top == view.safeArea.top + 8")
    try shell.clear()
    return shell
  }

  @Test func `The first screen`() throws {
    let shell = try driver.start()
    try shell.expectScreen(
      """
      Tsume is a debugger for Auto Layout. For a first layout, type these three lines:
        add label title "Hello"
        H:|-16-[title]-16-|
        title.top == view.safeArea.top + 8
      Tab completes, help lists everything, lesson teaches, Ctrl-D ends.
      iphone-15 tsume> ▏
      """)
  }

  @Test func `The first screen on forty columns`() throws {
    let shell = try driver.start(columns: 40)
    try shell.expectScreen(
      """
      Tsume is a debugger for Auto Layout. For
      a first layout, type these three lines:
        add label title "Hello"
        H:|-16-[title]-16-|
        title.top == view.safeArea.top + 8
      Tab completes, help lists everything,
      lesson teaches, Ctrl-D ends.
      tsume> ▏
      """)
  }

  @Test func `A conflict`() throws {
    let shell = try shell()
    try shell.send("title.width == 500" + Key.enter)
    try shell.expectScreen(
      """
      iphone-15 tsume> title.width == 500                                     step 3
      step 4    + c4  title.width == 500
      conflict  these 4 cannot all hold:
        c1        title.leading == view.leading + 16
        c2        view.trailing == title.trailing + 16
        c4        title.width == 500
        window.w  view.width == 393
                  16 + 500 + 16 = 532, which is 139 more than 393
      broken    c4; the frames shown are without it
      fix       1  c4 @999      title is 361 wide, 139 short
                2  remove c4    nothing moves
      state     4 constraints; broken: c4
      The sum proves it. Take the first repair:
        fix 1
      iphone-15 ! tsume> ▏                                                     step 4
      """)
  }

  @Test func `A conflict in colour`() throws {
    let shell = try shell()
    try shell.send("title.width == 500" + Key.enter)
    try shell.expectScreen(
      """
      ‹dim:iphone-15› ‹bold:tsume>› title.width == 500                                     ‹dim:step 3›
      ‹bold:step ›4    ‹green:+› ‹cyan:c4›  ‹cyan:title›.width == 500
      ‹bold red:conflict›  these 4 cannot all hold:
        ‹cyan:c1›        ‹cyan:title›.leading == ‹cyan:view›.leading + 16
        ‹cyan:c2›        ‹cyan:view›.trailing == ‹cyan:title›.trailing + 16
        ‹cyan:c4›        ‹cyan:title›.width == 500
        ‹cyan:window.w›  ‹cyan:view›.width == 393
                  16 + 500 + 16 = 532, which is 139 more than 393
      ‹bold:broken›    ‹cyan:c4›; the frames shown are without it
      ‹bold:fix›       1  ‹cyan:c4› ‹magenta:@999›      ‹cyan:title› is 361 wide, 139 short
                2  ‹blue:remove› ‹cyan:c4›    nothing moves
      ‹bold:state›     4 constraints; broken: ‹cyan:c4›
      The sum proves it. Take the first repair:
        fix 1
      ‹dim:iphone-15› ‹bold red:!› ‹bold:tsume>›                                                      ‹dim:step 4›
      """, \.styledText)
  }

  @Test func `A conflict with NO_COLOR`() throws {
    let shell = try shell(["NO_COLOR": "1"])
    try shell.send("title.width == 500" + Key.enter)
    try shell.expectScreen(
      """
      iphone-15 tsume> title.width == 500                                      step 3
      step 4    + c4  title.width == 500
      conflict  these 4 cannot all hold:
        c1        title.leading == view.leading + 16
        c2        view.trailing == title.trailing + 16
        c4        title.width == 500
        window.w  view.width == 393
                  16 + 500 + 16 = 532, which is 139 more than 393
      broken    c4; the frames shown are without it
      fix       1  c4 @999      title is 361 wide, 139 short
                2  remove c4    nothing moves
      state     4 constraints; broken: c4
      The sum proves it. Take the first repair:
        fix 1
      iphone-15 ! tsume>                                                       step 4
      """, \.styledText)
  }

  @Test func `A conflict on forty columns`() throws {
    let shell = try shell(columns: 40)
    try shell.send("title.width == 500" + Key.enter)
    try shell.expectScreen(
      """
      tsume> title.width == 500
      step 4    + c4  title.width == 500
      conflict  these 4 cannot all hold:
        c1        title.leading
                  == view.leading + 16
        c2        view.trailing
                  == title.trailing + 16
        c4        title.width == 500
        window.w  view.width == 393
                  16 + 500 + 16 = 532, which
                  is 139 more than 393
      broken    c4; the frames shown are
                without it
      fix       1  c4 @999      title is 361
                wide, 139 short
                2  remove c4    nothing moves
      state     4 constraints; broken: c4
      The sum proves it. Take the first
      repair:
        fix 1
      ! tsume> ▏
      """)
  }

  @Test func `A list of candidates`() throws {
    let shell = try shell()
    try shell.send("title.le" + Key.tab)
    try shell.expectScreen(
      """
      iphone-15 tsume> title.le                                               step 3
        leading  16  left  16  leadingAnchor  16  leftAnchor  16
      iphone-15 tsume> title.le▏                                               step 3
      """)
  }

  @Test func `A list of candidates on forty columns`() throws {
    let shell = try shell(columns: 40)
    try shell.send("title.le" + Key.tab)
    try shell.expectScreen(
      """
      ‹bold:tsume>› title.le
        leading  ‹dim:16›  leadingAnchor  ‹dim:16›
        left     ‹dim:16›  leftAnchor     ‹dim:16›
      ‹bold:tsume>› title.le
      """, \.styledText)
  }

  @Test func `A hint`() throws {
    let shell = try shell()
    try shell.send("title.t")
    try shell.expectScreen(
      """
      ‹dim:iphone-15› ‹bold:tsume>› title.t‹dim:op == view.safeArea.top + 8›                     ‹dim:step 3›
      """, \.styledText)
  }

  @Test func `A hint on forty columns`() throws {
    let shell = try shell(columns: 40)
    try shell.send("title.t")
    try shell.expectScreen(
      """
      ‹bold:tsume>› title.t‹dim:op == view.safeArea.top …›
      """, \.styledText)
  }

  @Test func `The first screen in Japanese`() throws {
    let shell = try driver.start(["LC_ALL": "ja_JP.UTF-8"], columns: 40)
    try shell.expectScreen(
      """
      Tsume は Auto Layout のデバッガーです。
      まず、次の三行を入力してみてください：
        add label title "Hello"
        H:|-16-[title]-16-|
        title.top == view.safeArea.top + 8
      Tab で補完、help で一覧、lesson で学習、
      Ctrl-D で終了します。
      tsume> ▏
      """)
  }

  @Test func `A conflict in Japanese, in colour`() throws {
    let shell = try shell(["LC_ALL": "ja_JP.UTF-8"])
    try shell.send("title.width == 500" + Key.enter)
    try shell.expectScreen(
      """
      ‹dim:iphone-15› ‹bold:tsume>› title.width == 500                                     ‹dim:手順 3›
      ‹bold:手順 ›4    ‹green:+› ‹cyan:c4›  ‹cyan:title›.width == 500
      ‹bold red:矛盾›      次の 4 個は同時に成り立ちません：
        ‹cyan:c1›        ‹cyan:title›.leading == ‹cyan:view›.leading + 16
        ‹cyan:c2›        ‹cyan:view›.trailing == ‹cyan:title›.trailing + 16
        ‹cyan:c4›        ‹cyan:title›.width == 500
        ‹cyan:window.w›  ‹cyan:view›.width == 393
                  16 + 500 + 16 = 532 となり、393 を 139 超えます
      ‹bold:除外›      ‹cyan:c4›（フレームはこの制約を除外して計算しています）
      ‹bold:修正案›    1  ‹cyan:c4› ‹magenta:@999›      ‹cyan:title› の幅は 361（‹cyan:c4› に 139 足りない）
                2  ‹blue:remove› ‹cyan:c4›    何も動かない
      ‹bold:状態›      制約 4 個；除外：‹cyan:c4›
      この足し算が、成り立たないことの証明です。一つ目の修正案を使います：
        fix 1
      ‹dim:iphone-15› ‹bold red:!› ‹bold:tsume>›                                                      ‹dim:手順 4›
      """, \.styledText)
  }

  @Test func `A list of Japanese names stands in columns`() throws {
    let shell = try shell(columns: 40)
    for name in ["写真", "写真の説明", "写る"] { _ = try shell.answer(to: "add label \(name)") }
    try shell.clear()
    try shell.send("写" + Key.tab)
    try shell.expectScreen(
      """
      ~ tsume> 写
        写真        UILabel  写る  UILabel
        写真の説明  UILabel
      ~ tsume> 写▏
      """)
  }

  @Test func `A long list leaves the screen above it in sight and says what it leaves out`() throws
  {
    let shell = try shell()
    try shell.send(Key.paste((1...200).map { "add view box\($0)\r" }.joined()))
    try shell.prompt()
    try shell.clear()
    try shell.send("1 + 2" + Key.enter)
    try shell.expect("step 4")
    try shell.send("hide " + Key.tab)
    try shell.expectScreen(
      """
      iphone-15 ~ tsume> 1 + 2                                                step 4
      3
      iphone-15 ~ tsume> hide                                                 step 4
        view   box14  box29  box44  box59  box74  box89   box104  box119  box134
        title  box15  box30  box45  box60  box75  box90   box105  box120  box135
        box1   box16  box31  box46  box61  box76  box91   box106  box121  box136
        box2   box17  box32  box47  box62  box77  box92   box107  box122  box137
        box3   box18  box33  box48  box63  box78  box93   box108  box123  box138
        box4   box19  box34  box49  box64  box79  box94   box109  box124  box139
        box5   box20  box35  box50  box65  box80  box95   box110  box125  box140
        box6   box21  box36  box51  box66  box81  box96   box111  box126  box141
        box7   box22  box37  box52  box67  box82  box97   box112  box127  box142
        box8   box23  box38  box53  box68  box83  box98   box113  box128  box143
        box9   box24  box39  box54  box69  box84  box99   box114  box129  box144
        box10  box25  box40  box55  box70  box85  box100  box115  box130  box145
        box11  box26  box41  box56  box71  box86  box101  box116  box131  box146
        box12  box27  box42  box57  box72  box87  box102  box117  box132  box147
        box13  box28  box43  box58  box73  box88  box103  box118  box133  box148
        … and 52 more
      iphone-15 ~ tsume> hide ▏                                                step 4
      """)
  }
}
