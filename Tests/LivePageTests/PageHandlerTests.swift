import FlyingFox
import Foundation
import Testing

@testable import LivePage

/// Who may see the page, and what they are told.
@Suite struct PageHandlerTests {
  private let broadcast = Broadcast()
  private let token = "0123456789abcdef0123456789abcdef"

  private func publish(_ page: @escaping @Sendable (Int) -> String) {
    broadcast.publish(
      nil,
      LiveScene(
        page: page, step: { $0 == 7 ? "the seventh" : nil },
        answer: { $0 == "v2" ? "<p>why</p>" : nil }))
  }

  private func answer(
    to path: String, host: String? = "127.0.0.1:8080", method: HTTPMethod = .GET,
    headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    var headers = headers
    headers[.host] = host
    let parts = path.split(separator: "?")
    let query = parts.dropFirst().first.map { text in
      text.split(separator: "&").map { pair in
        let sides = pair.split(separator: "=").map(String.init)
        return HTTPRequest.QueryItem(name: sides[0], value: sides.last ?? "")
      }
    }
    let request = HTTPRequest(
      method: method, version: .http11, path: String(parts.first ?? ""), query: query ?? [],
      headers: headers, body: HTTPBodySequence())
    return try await PageHandler(broadcast: broadcast, token: token).handleRequest(request)
  }

  @Test func whoHasTheTokenSeesThePage() async throws {
    publish { "the page from \($0)" }
    let response = try await answer(to: "/\(token)/")
    #expect(response.statusCode == .ok)
    #expect(String(decoding: try await response.bodyData, as: UTF8.self) == "the page from 1")
    #expect(response.headers[HTTPHeader("Access-Control-Allow-Origin")] == nil)
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(response.headers[HTTPHeader("X-Frame-Options")] == "DENY")
  }

  @Test func theLastSlashMayBeLeftOut() async throws {
    publish { "the page from \($0)" }
    #expect(try await answer(to: "/\(token)").statusCode == .ok)
  }

  @Test func whatIsAskedOfAViewIsAnswered() async throws {
    publish { _ in "page" }
    let response = try await answer(to: "/\(token)/why?view=v2")
    #expect(String(decoding: try await response.bodyData, as: UTF8.self) == "<p>why</p>")
    #expect(try await answer(to: "/\(token)/why?view=v9").statusCode == .notFound)
    #expect(try await answer(to: "/\(token)/why").statusCode == .notFound)
    #expect(try await answer(to: "/why?view=v2").statusCode == .notFound)
  }

  /// The address is told before the page is made.
  @Test func whoComesTooEarlyWaitsForThePage() async throws {
    async let response = answer(to: "/\(token)/")
    for _ in 0..<100 { await Task.yield() }
    publish { "the page from \($0)" }
    #expect(String(decoding: try await response.bodyData, as: UTF8.self) == "the page from 1")
  }

  @Test func whoLooksBackIsGivenTheStep() async throws {
    publish { _ in "page" }
    let response = try await answer(to: "/\(token)/step?number=7")
    #expect(String(decoding: try await response.bodyData, as: UTF8.self) == "the seventh")
    for query in ["step?number=8", "step?number=x", "step"] {
      #expect(try await answer(to: "/\(token)/\(query)").statusCode == .notFound)
    }
    #expect(try await answer(to: "/step?number=7").statusCode == .notFound)
  }

  @Test(arguments: ["/", "/0123456789abcdef0123456789abcdee/", "/events", "/0123/events", ""])
  func nobodyElseSeesAnything(path: String) async throws {
    publish { _ in "secret" }
    let response = try await answer(to: path)
    #expect(response.statusCode == .notFound)
    #expect(try await response.bodyData.isEmpty)
  }

  @Test(arguments: ["example.com", "127.0.0.1.example.com:80", "192.168.0.2:8080", nil])
  func anotherHostIsRefused(host: String?) async throws {
    let response = try await answer(to: "/\(token)/", host: host)
    #expect(response.statusCode == .misdirectedRequest)
    #expect(try await response.bodyData.isEmpty)
  }

  @Test func nothingCanBeSent() async throws {
    #expect(try await answer(to: "/\(token)/", method: .POST).statusCode == .methodNotAllowed)
  }

  @Test func thePortOfAnotherServerOrItsNameAreAllTheSame() async throws {
    publish { _ in "page" }
    #expect(try await answer(to: "/\(token)/", host: "localhost:8080").statusCode == .ok)
  }
}
