import Foundation

/// `Contents.json` of an image set: the files of a picture at its scales.
package struct ImageSet: Sendable {
  package let pictures: [Picture]

  package struct Picture: Sendable {
    package let file: String
    /// Pixels for each point.
    package let scale: Double
  }

  /// `nil` for what is none.
  package init?(_ bytes: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      let images = contents.images
    else { return nil }
    pictures = images.compactMap { image in
      // Its pictures lie beside it, and nowhere else.
      guard let file = image.filename, !file.contains("/") else { return nil }
      return Picture(file: file, scale: image.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }
  }

  private struct Contents: Decodable {
    let images: [Image]?
  }

  private struct Image: Decodable {
    let filename: String?
    let scale: String?
  }
}
