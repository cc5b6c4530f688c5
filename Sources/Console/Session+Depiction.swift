package import Reporting

extension Session {
  /// The present document with its layout and what there is to say about it.
  package var depiction: Depiction { state }
}
