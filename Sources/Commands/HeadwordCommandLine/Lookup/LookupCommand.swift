package import ArgumentParser
package import HeadwordCore
package import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordPages
package import HeadwordService
internal import JSONRPC

/// A command that calls one method and prints the answer for people.
///
/// Pages are made from the JSON of an answer after the family filter. The JSON has the same shape whether it comes from
/// the lexicon, the corpora, a drop-in, an external provider or the upstream.
package protocol LookupCommand: AsyncParsableCommand {
    /// The options for printing the answer and for finding the data.
    associatedtype Options: LookupOptions

    /// The name of the method.
    static var method: String { get }

    /// The options for printing the answer and for finding the data.
    var answer: Options { get }

    /// The command's arguments as parameters of the method.
    var arguments: MethodArguments { get throws }

    /// Returns the values that would have been accepted.
    func allowed(for failure: CallFailure, in service: DictionaryService) -> [String]

    /// Returns the requested part of an answer.
    func wanted(of answer: JSONValue) -> JSONValue

    /// Returns the answer as a page for people.
    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage

    /// Returns the answer in the requested form: as a page, or as a short summary.
    func answerPage(of answer: JSONValue, _ layout: Layout) -> LookupPage

    /// Returns a question whether the user meant something else.
    func doubt(about answer: JSONValue, in service: DictionaryService) throws -> String?
}

/// An answer, formatted for people.
package struct LookupPage {
    /// The result; empty if nothing was found.
    package var lines: [String]
    /// A remark for people, printed apart from the result.
    package var remark: String?

    /// Creates a page.
    package init(lines: [String], remark: String? = nil) {
        self.lines = lines
        self.remark = remark
    }

    /// Prints the result, and the remark on standard error.
    package func print() {
        if !lines.isEmpty { Pager.print(lines.joined(separator: "\n")) }
        if let remark { Terminal.complain(Layout.errors.row("", remark).joined(separator: "\n")) }
    }
}

extension LookupCommand {
    package func allowed(for failure: CallFailure, in service: DictionaryService) -> [String] { failure.allowed }

    package func wanted(of answer: JSONValue) -> JSONValue { answer }

    package func answerPage(of answer: JSONValue, _ layout: Layout) -> LookupPage { page(of: answer, layout) }

    package func doubt(about answer: JSONValue, in service: DictionaryService) throws -> String? { nil }

    package func run() async throws {
        try await answer.withService(for: Self.method, isDated: answer.dated) { service in
            try answer.check(against: service)
            let lookup = Lookup(Self.method, try arguments, answer)
            let result = wanted(of: try await lookup.answer(from: service) { allowed(for: $0, in: service) })
            let page = answerPage(of: result, .output.naming(service.lexicon.manifest.sources))
            if answer.json {
                Terminal.print(String(decoding: result.jsonBytes, as: UTF8.self))
            } else {
                page.print()
                if let doubt = try doubt(about: result, in: service) { Terminal.complain(doubt) }
            }
            if page.lines.isEmpty { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
        }
    }
}

/// One call of a method for people.
package struct Lookup {
    private let method: String
    private let arguments: MethodArguments
    /// Whether a failure is printed as JSON.
    private let isJSON: Bool

    /// Creates a call whose answer is printed as the options say.
    package init(_ method: String, _ arguments: MethodArguments, _ options: some LookupOptions) {
        var arguments = arguments
        arguments.set("safe", to: options.safe, from: "--safe")
        self.init(method, arguments, isJSON: options.json)
    }

    /// Creates a call.
    package init(_ method: String, _ arguments: MethodArguments, isJSON: Bool = false) {
        self.method = method
        self.arguments = arguments
        self.isJSON = isJSON
    }

    /// Calls the method, and calls it again without the surrounding punctuation if a phrase was not found with it.
    ///
    /// - Parameter allowed: the values that would have been accepted.
    /// - Throws: ``CommandFailure`` with a message for people.
    package func answer(
        from service: DictionaryService,
        allowed: (CallFailure) -> [String] = \.allowed
    ) async throws -> JSONValue {
        do throws(CallFailure) {
            let parameters = try? JSONText(JSONValue.object(arguments.parameters).jsonBytes)
            let answer = try await service.registry.begin(method: method, parameters: parameters)?.value()
            return (try? answer.map { try JSONText($0.jsonBytes).value(depth: Self.mostDepth) }) ?? .null
        } catch {
            if error.status == 404, let bare = arguments.withoutPunctuation {
                return try await Self(method, bare, isJSON: isJSON).answer(from: service, allowed: allowed)
            }
            throw CommandFailure(error, of: method, arguments, isJSON: isJSON, allowed: allowed(error))
        }
    }

    /// The maximum nesting depth of answers, which may be deeper than parameters.
    private static let mostDepth = 512
}

extension CommandFailure {
    /// Creates a failure for a failed call, as JSON or in the terms of the command line.
    fileprivate init(
        _ failure: CallFailure,
        of method: String,
        _ arguments: MethodArguments,
        isJSON: Bool,
        allowed: [String]
    ) {
        let json = { String(decoding: ErrorObject(failure, of: method).jsonBytes, as: UTF8.self) }
        let complaint = Complaint(failure: failure, arguments: arguments, allowed: allowed)
        self.init(CommandExitCode(of: failure), lines: isJSON ? [json()] : complaint.lines)
    }
}

extension CommandExitCode {
    fileprivate init(of failure: CallFailure) {
        let isUnreadable = failure.status == 500 && [.lexicon, .corpus].contains(failure.origin)
        self = isUnreadable || failure.reason == .noCorpus ? .lexicon : CommandExitCode(errorCode: failure.code)
    }
}
