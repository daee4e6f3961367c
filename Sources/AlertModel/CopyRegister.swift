/// How much an alert says, and how it addresses its reader.
public enum CopyRegister: String, CaseIterable, Codable, Hashable, Sendable {
  /// Title and message, and 你 in Chinese, as iOS itself since version 16.
  case standard
  /// The title, and a few words at most: for small screens.
  case concise
  /// 您 in Chinese, from messages of its own, for a company whose style asks for it.
  case formal
}
