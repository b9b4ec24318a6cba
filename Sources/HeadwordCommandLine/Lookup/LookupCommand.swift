package import ArgumentParser
package import HeadwordCore
package import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordService
internal import JSONRPC

/// A command that calls one method and prints the answer for people.
///
/// Pages are made of the JSON of an answer. It looks the same whoever answers: the lexicon, the corpora, a drop-in, an
/// external provider or the upstream; and it is what the family filter leaves.
package protocol LookupCommand: AsyncParsableCommand {
    /// The options that say how the answer is printed, and what gives it.
    associatedtype Options: LookupOptions

    /// The name of the method.
    static var method: String { get }

    /// How the answer is printed, and what gives it.
    var answer: Options { get }

    /// The arguments as parameters of the method.
    var arguments: MethodArguments { get throws }

    /// What would have been accepted.
    func allowed(for failure: CallFailure, in service: Headword) -> [String]

    /// What is wanted of an answer.
    func wanted(of answer: JSONValue) -> JSONValue

    /// The answer as people read it.
    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage

    /// The answer as it was asked for: as a page, or in a few words.
    func answerPage(of answer: JSONValue, _ layout: Layout) -> LookupPage

    /// A question whether something else was meant.
    func doubt(about answer: JSONValue, in service: Headword) throws -> String?
}

/// An answer as people read it.
package struct LookupPage {
    /// What was asked for; empty if nothing was found.
    package var lines: [String]
    /// What people should know beside it.
    package var remark: String?

    /// Creates a page.
    package init(lines: [String], remark: String? = nil) {
        self.lines = lines
        self.remark = remark
    }

    /// Prints what was asked for, and tells people the rest.
    package func print() {
        if !lines.isEmpty { Pager.print(lines.joined(separator: "\n")) }
        if let remark { Terminal.complain(Layout.errors.row("", remark).joined(separator: "\n")) }
    }
}

extension LookupCommand {
    package func allowed(for failure: CallFailure, in service: Headword) -> [String] { failure.allowed }

    package func wanted(of answer: JSONValue) -> JSONValue { answer }

    package func answerPage(of answer: JSONValue, _ layout: Layout) -> LookupPage { page(of: answer, layout) }

    package func doubt(about answer: JSONValue, in service: Headword) throws -> String? { nil }

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
    /// Whether a failure is told as JSON.
    private let isJSON: Bool

    /// Creates a call whose answer is printed as options say.
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

    /// Asks the service; again without the punctuation marks around a phrase that was not found with them.
    ///
    /// - Parameter allowed: what would have been accepted.
    /// - Throws: ``CommandFailure`` with what people should know.
    package func answer(
        from service: Headword,
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

    /// How deep answers may be: deeper than parameters.
    private static let mostDepth = 512
}

extension CommandFailure {
    /// A failure of a call, as JSON or in the terms of the command line.
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
