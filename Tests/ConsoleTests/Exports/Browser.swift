import ConsoleSupport
import Foundation
import Testing

/// Pages in a real browser, with scripts of the test in them.
struct Browser {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tsume-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func close() { try? FileManager.default.removeItem(at: folder) }

  /// Opens the page with scripts of the test in it: `before` ahead of its own, `after` behind. What
  /// the latter gives to `report` comes back.
  func run(_ page: String, after script: String, options: [String] = []) throws -> [String: Any] {
    let scripted = page.replacing(
      "<head>", with: "<head><script nonce=\"tsume\">\(Self.watch)</script>"
    ).replacing(
      "</body>",
      with: "<script nonce=\"tsume\">(async()=>{\(script)})().catch(fail)</script></body>")
    let dom = try launch(scripted, ["--dump-dom"] + options)
    let text = String(decoding: dom, as: UTF8.self)
    let start = try #require(text.range(of: "<pre id=\"result\">"), "\(text.suffix(500))")
      .upperBound
    let end = try #require(text[start...].range(of: "</pre>")).lowerBound
    let result = text[start..<end].replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
    let value = try JSONSerialization.jsonObject(with: Data(result.utf8))
    return try #require(value as? [String: Any])
  }

  /// The page on paper.
  func paper(_ page: String) throws -> Data {
    let file = folder.appending(path: "page.pdf")
    _ = try launch(page, ["--print-to-pdf=\(file.path)"])
    return try Data(contentsOf: file)
  }

  private static let watch = """
    const problems=[];addEventListener('error',e=>problems.push(e.message));\
    addEventListener('securitypolicyviolation',e=>problems.push(e.violatedDirective));\
    const say=console.error;console.error=(...a)=>{problems.push(a.join(' '));say(...a)};\
    const report=value=>{const out=document.createElement('pre');out.id='result';\
    out.textContent=JSON.stringify({...value,problems});document.body.append(out)};\
    const fail=e=>report({failure:String(e&&e.stack||e)});\
    const press=(key,target=document)=>target.dispatchEvent(new KeyboardEvent('keydown',\
    {key,bubbles:true,cancelable:true}));\
    const frames=()=>new Promise(go=>setTimeout(go,20));
    """

  private func launch(_ page: String, _ options: [String]) throws -> Data {
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let process = try #require(
      Chromium.process(
        opening: file.absoluteString, in: folder, ["--virtual-time-budget=20000"] + options))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
