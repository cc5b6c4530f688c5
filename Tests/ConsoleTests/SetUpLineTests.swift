import Console
import Prose
import Testing

/// Lines of ordinary set-up, which have no part in the layout: a paste goes on.
@Suite struct SetUpLineTests {
  @Test(arguments: [
    "let date = UIDatePicker(); date.locale = Locale(identifier: \"ja_JP\")",
    "let date = UIDatePicker(); date.calendar = Calendar(identifier: .gregorian)",
    "let date = UIDatePicker(); date.timeZone = TimeZone.current",
    "let web = WKWebView(); web.scrollView.bounces = false",
    "let web = WKWebView(); web.configuration.preferences.minimumFontSize = 10",
    "let web = WKWebView(); web.uiDelegate = self",
    "let web = WKWebView(); web.loadHTMLString(\"<p>\", baseURL: nil)",
    "let map = MKMapView(); map.isZoomEnabled = false",
    "let map = MKMapView(); map.setRegion(MKCoordinateRegion(center: c, span: s), animated: true)",
    "let map = MKMapView(); map.region = MKCoordinateRegion(center: c, span: s)",
    "let field = UISearchBar(); field.setShowsCancelButton(true, animated: false)",
    "let wheel = UIPickerView(); wheel.selectRow(2, inComponent: 0, animated: false)",
    "let cell = UITableViewCell(); cell.separatorInset = .zero", "self.title = \"Home\"",
    "let flow = UICollectionViewFlowLayout(); flow.itemSize = CGSize(width: 3, height: 4)",
  ])
  func itIsAcceptedWithANoteAtMost(line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([line])
  }

  /// `title` of the controller is a text, any other is not known.
  @Test func aViewIsNoTitle() throws {
    var conversation = try Conversation()
    _ = conversation.refusal(of: "self.title = UILabel()")
  }

  /// What one kind of view has, another has not.
  @Test(arguments: ["locale", "scrollView", "uiDelegate", "region", "separatorInset"])
  func aLabelHasNoneOfIt(property: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    #expect(conversation.refusal(of: "title.\(property) = nil").contains("has no"))
  }

  @Test(arguments: ["Calendar", "MKCoordinateRegion", "URLRequest", "TimeZone"])
  func whatIsNoViewIsNotMade(type: String) throws {
    var conversation = try Conversation()
    conversation.say("let thing = \(type)(identifier: .gregorian)")
    #expect(!conversation.refusal(of: "thing.width == 5").isEmpty)
    #expect(!conversation.refusal(of: "tree thing").isEmpty)
  }

  @Test func aViewMayBeCalledACalendar() throws {
    var conversation = try Conversation()
    conversation.mustSay(["let month = FSCalendar()", "view.addSubview(month)"])
  }
}
