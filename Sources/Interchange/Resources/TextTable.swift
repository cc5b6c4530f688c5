import Foundation

/// The texts of an app in the language that it was written in, by their keys.
package enum TextTable {
  /// `Localizable.strings`.
  package static func strings(_ bytes: [UInt8]) -> [String: String] {
    let data = Data(bytes)
    let table = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
    return table as? [String: String] ?? [:]
  }

  /// `Localizable.xcstrings`, with the texts of all languages. A key without a text is one itself.
  package static func catalog(_ bytes: [UInt8]) -> [String: String] {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else {
      return [:]
    }
    let language = catalog.sourceLanguage ?? "en"
    return (catalog.strings ?? [:]).compactMapValues { entry in
      entry.localizations?[language]?.stringUnit?.value
    }
  }

  private struct Catalog: Decodable {
    let sourceLanguage: String?
    let strings: [String: Entry]?
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
  }

  private struct Unit: Decodable {
    let value: String?
  }
}
