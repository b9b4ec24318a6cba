extension DictionaryService {
    /// The methods that change something beyond the connection that calls them.
    package static let changingMethods = ["words.add", "words.remove"]

    /// Whether a method changes something beyond the connection that calls it.
    package static func isChanging(_ method: String) -> Bool { changingMethods.contains(method) }
}
