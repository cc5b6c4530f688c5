import Testing

/// `transform`, and the values that it is set to.
@Suite struct TransformLanguageTests {
  private func conversation() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay([
      "let v = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))", "view.addSubview(v)",
    ])
    return conversation
  }

  @Test(arguments: [
    (".identity", "(10, 20, 100, 50)"), ("CGAffineTransform.identity", "(10, 20, 100, 50)"),
    ("CGAffineTransform(scaleX: 2, y: 2)", "(-40, -5, 200, 100)"),
    ("CGAffineTransformMakeScale(2, 2)", "(-40, -5, 200, 100)"),
    ("CGAffineTransform(translationX: 5, y: -5)", "(15, 15, 100, 50)"),
    ("CGAffineTransform(rotationAngle: .pi / 2)", "(35, -5, 50, 100)"),
    ("CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)", "(-15, 20, 150, 50)"),
    ("CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)", "(-30, -5, 200, 100)"),
    ("CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi)", "(-40, -5, 200, 100)"),
    ("v.transform.scaledBy(x: 0.5, y: 1)", "(35, 20, 50, 50)"),
  ])
  func theFrameIsTheBoxAround(_ transform: String, _ frame: String) throws {
    var conversation = try conversation()
    conversation.mustSay(["v.transform = \(transform)", "expect v.frame == \(frame)"])
    conversation.mustSay(["expect v.bounds == (0, 0, 100, 50)", "expect v.center == (60, 45)"])
  }

  @Test func itIsToldUndoneAndRefused() throws {
    var conversation = try conversation()
    let told = conversation.say("v.transform = CGAffineTransform(scaleX: 2, y: 2)")
    #expect(told.contains("v.transform .identity → (2, 0, 0, 2, 0, 0)"), "\(told)")
    #expect(told.contains("the box around what is shown"), "\(told)")
    #expect(conversation.say("frames").contains("-40  -5    200     100"))
    #expect(conversation.say("v.frame = (0, 0, 10, 10)").contains("undefined"))
    conversation.mustSay(["undo"])
    let centred = conversation.say("v.center = CGPoint(x: 90, y: 80)")
    #expect(!centred.contains("undefined"), "\(centred)")
    let sized = conversation.say("v.bounds.size.width = 50")
    #expect(!sized.contains("undefined"), "\(sized)")
    conversation.mustSay(["undo", "undo", "v.frame = (0, 0, 10, 10)"])
    conversation.mustSay([
      "undo", "v.transform.tx = 7", "expect v.frame.minX == -33", "undo", "undo",
      "expect v.frame == (10, 20, 100, 50)",
    ])
    #expect(conversation.refusal(of: "v.transform = 2").contains("a transform"))
    #expect(
      conversation.refusal(of: "view.safeArea.transform = .identity").contains("no transform"))
  }

  /// No layout depends on it, so that nothing is lost.
  @Test func aPasteGoesOnWithoutOneThatCannotBeWorkedOut() throws {
    var conversation = try conversation()
    conversation.mustSay(["paste", "v.transform = angle.transform", "v.isHidden = true", "."])
    conversation.mustSay(["expect v.isHidden", "expect v.frame == (10, 20, 100, 50)"])
  }
}
