import FlyingFox
import Foundation

/// Answers who has the token, and who speaks of this machine: what another page has its browser ask under a
/// name of its own is refused.
struct PageHandler: HTTPHandler {
  let broadcast: Broadcast
  let token: String

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isOfThisMachine(request.headers[.host]) else { return refused(.misdirectedRequest) }
    guard request.method == .GET || request.method == .HEAD else {
      return refused(.methodNotAllowed)
    }
    // The library gives a path without a slash at its end, whichever was asked for.
    switch request.path {
    case "/\(token)", "/\(token)/": return await page()
    case "/\(token)/events": return events(for: request)
    case "/\(token)/step": return step(for: request)
    case "/\(token)/why": return answer(to: request)
    default: return refused(.notFound)
    }
  }

  private func isOfThisMachine(_ host: String?) -> Bool {
    guard let host, let name = host.split(separator: ":").first else { return false }
    return name == "127.0.0.1" || name == "localhost"
  }

  private func page() async -> HTTPResponse {
    guard let text = await broadcast.page() else { return refused(.notFound) }
    return found(text, "text/html")
  }

  private func found(_ text: String, _ type: String) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = "\(type); charset=utf-8"
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
  }

  /// What a step shows that somebody looks back to.
  private func step(for request: HTTPRequest) -> HTTPResponse {
    guard let text = request.query["number"].flatMap(Int.init).flatMap(broadcast.step) else {
      return refused(.notFound)
    }
    return found(text, "application/json")
  }

  /// Why a view is where it is.
  private func answer(to request: HTTPRequest) -> HTTPResponse {
    guard let view = request.query["view"], let text = broadcast.answer(about: view) else {
      return refused(.notFound)
    }
    return found(text, "text/html")
  }

  /// From where a browser says that it lost the connection, else from where its page ends.
  private func events(for request: HTTPRequest) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = "text/event-stream"
    let place = request.headers[HTTPHeader("Last-Event-ID")] ?? request.query["after"]
    return HTTPResponse(
      statusCode: .ok, headers: headers,
      body: HTTPBodySequence(
        from: EventStream(broadcast: broadcast, place: place.flatMap(Int.init) ?? -1)))
  }

  private func refused(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: Self.headers)
  }

  /// No other page may read it or stand around it, and nothing of it is kept.
  private static var headers: HTTPHeaders {
    [
      .cacheControl: "no-store",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
    ]
  }
}
