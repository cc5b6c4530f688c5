/// Classes that Swift calls without their prefix.
enum BridgedNames {
  static let today: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "NotificationCenter", "UserDefaults", "FileManager", "Bundle", "ProcessInfo", "Timer",
      "RunLoop",
      "OperationQueue", "Operation", "BlockOperation", "URLSession", "NumberFormatter",
      "DateFormatter",
      "Thread", "Locale", "Calendar", "Date", "Data", "URL", "URLRequest", "IndexPath", "IndexSet",
      "CharacterSet", "DateComponents", "Notification",
    ].map { ("NS" + $0, $0) })
}
