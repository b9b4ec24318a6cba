internal import JSONRPC

extension DictionaryService {
    /// The methods that change words.
    package static let changingMethods = ["words.add", "words.remove"]

    /// The methods about the connection that calls them.
    package static let connectionMethods = ["rpc.subscribe"] + Session.methods

    /// Whether a method only answers: calling it again, from anywhere, does no harm.
    package static func onlyAnswers(_ method: String) -> Bool {
        !changingMethods.contains(method) && !connectionMethods.contains(method)
    }
}
