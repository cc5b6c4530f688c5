import Drawing
import Prose

extension ExportFormat {
  static let html = ExportFormat(
    word: "html", summary: Phrase(en: "a page with every step", ja: "全手順をたどれるページ"),
    signature: "data-generator=\"\(SessionPage.generator)\""
  ) { (snapshot, _) throws(LineFailure) in
    var recorder = PageRecorder(
      title: snapshot.pageTitle, language: snapshot.settings.language)
    for step in snapshot.history.tree(around: snapshot.history.step) {
      guard let moment = snapshot.history.moment(step) else { continue }
      try recorder.add(
        moment, telling: snapshot.told(at: moment), from: PageSource(snapshot))
    }
    let page = recorder.page(in: snapshot.lesson)
    return Written(text: page.text, notices: page.notice.map { [$0] } ?? [])
  }
}

extension Snapshot {
  var pageTitle: String { sessionName.map(FilePath.name(of:)) ?? "Tsume" }
}
