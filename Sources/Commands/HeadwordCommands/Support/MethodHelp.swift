import HeadwordCommandLine
import HeadwordCore
import HeadwordJSON
import HeadwordModel
import HeadwordPages
import HeadwordService

extension DictionaryService {
    /// A list of all methods with their summaries.
    var methodList: String {
        let rows = registry.descriptions.map { (term: $0.method, text: $0.summary) }
        return section("METHODS", rows)
    }

    /// Returns the help of a method: its parameters and its result.
    ///
    /// - Throws: a failure with a message for people if there is no such method.
    func methodHelp(_ method: String) throws -> String {
        guard let endpoint = registry.descriptions.first(where: { $0.method == method }) else {
            let hint = nearMisses(of: method, among: methods).first.map { " Did you mean '\($0)'?" } ?? ""
            throw CommandFailure(.usage, "headword: There is no method '\(method.prefix(128))'.\(hint)")
        }
        let summary = Layout.output.wrapped("\(endpoint.method): \(endpoint.summary)")
        let parts = [
            section("PARAMETERS", endpoint.parameters.map { ($0.name, $0.help) }),
            section("ERRORS", endpoint.failures.map { ("\($0.code)", $0.message) }),
            examples(of: endpoint),
        ]
        return ([summary.joined(separator: "\n")] + parts.filter { !$0.isEmpty }).joined(separator: "\n\n")
    }

    private func section(_ title: String, _ rows: [(term: String, text: String)]) -> String {
        rows.isEmpty ? "" : ([title] + Layout.output.table(rows)).joined(separator: "\n")
    }

    /// Returns examples as they are typed, not wrapped, so that they can be copied.
    private func examples(of endpoint: EndpointDescription) -> String {
        guard !endpoint.examples.isEmpty else { return "" }
        let lines = endpoint.examples.flatMap { example in
            let parameters = String(decoding: example.parameters.jsonBytes, as: UTF8.self)
            let quoted = parameters.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
            let call = example.parameters.members.isEmpty ? "" : " '\(quoted)'"
            return ["  \(example.name):", "    headword call \(endpoint.method)\(call)"]
        }
        return (["EXAMPLES"] + lines).joined(separator: "\n")
    }
}

extension ParameterDescription {
    fileprivate var help: String { "\(isRequired ? "Required. " : "")\(summary) Must be \(expectation)." }
}
