package import ArgumentParser
package import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordService
internal import JSONRPC

/// A command that calls one method and prints the answer for people.
package protocol LookupCommand: AsyncParsableCommand {
    /// What the method is asked.
    associatedtype Question: Answerable
    /// The options that name the source of the answer.
    associatedtype Options: AnswerSource where Options.Source == Question.Source

    /// How the answer is printed, and what gives it.
    var answer: Options { get }

    /// The arguments as parameters of the method.
    func arguments(for source: Question.Source) throws -> MethodArguments

    /// What would have been accepted.
    func allowed(for failure: CallFailure, in source: Question.Source) -> [String]

    /// The answer as people read it.
    func page(of response: Question.Response, _ layout: Layout) -> LookupPage

    /// What is wanted of an answer.
    func wanted(of response: Question.Response) -> Question.Response

    /// The answer as it was asked for: as a page, or in a few words.
    func answerPage(of response: Question.Response, _ layout: Layout) -> LookupPage

    /// A question whether something else was meant.
    func doubt(about response: Question.Response, in source: Question.Source) throws -> String?
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
}

/// What all commands that call one method have.
package protocol AnswerSource: ParsableArguments {
    associatedtype Source: Sendable

    /// Whether the JSON-RPC result is wanted.
    var json: Bool { get }

    /// Whether vulgar words are left out.
    var safe: Bool { get }

    /// Opens what gives the answer.
    func open() throws(CommandFailure) -> Source

    /// The sources that answers may name.
    func sources(of source: Source) -> [Manifest.Source]
}

/// `--safe` of commands that print answers.
package struct FamilyOption: ParsableArguments {
    @Flag(help: "Leave out vulgar words and meanings, and slurs.")
    package var safe = false

    /// Creates the option.
    package init() {}
}

/// The options of commands that the lexicon answers.
package struct AnswerOptions: AnswerSource {
    @Flag(name: .json, help: "Print the JSON-RPC result.")
    package var json = false

    @Flag(help: "Say also what old sources say of peoples, religions, bodies and minds, in the words of their time.")
    package var dated = false

    @OptionGroup
    private var family: FamilyOption

    @OptionGroup
    package var lexicon: LexiconOptions

    /// Creates the options.
    package init() {}

    package var safe: Bool { family.safe }

    package func open() throws(CommandFailure) -> Lexicon {
        let opened = try lexicon.openLexicon()
        guard dated else { return opened }
        do throws(LexiconFailure) {
            return try opened.withDated()
        } catch {
            throw CommandFailure(error)
        }
    }

    package func sources(of lexicon: Lexicon) -> [Manifest.Source] { lexicon.manifest.sources }
}

extension LookupCommand {
    package func allowed(for failure: CallFailure, in source: Question.Source) -> [String] { failure.allowed }

    package func wanted(of response: Question.Response) -> Question.Response { response }

    package func answerPage(of response: Question.Response, _ layout: Layout) -> LookupPage {
        page(of: response, layout)
    }

    package func doubt(about response: Question.Response, in source: Question.Source) throws -> String? { nil }

    package func run() async throws {
        let source = try answer.open()
        let lookup = Lookup<Question>(try arguments(for: source), answer)
        let response = wanted(of: try lookup.response(from: source) { allowed(for: $0, in: source) })
        let page = answerPage(of: response, .output.naming(answer.sources(of: source)))
        if answer.json {
            Terminal.print(String(decoding: response.jsonBytes, as: UTF8.self))
        } else {
            page.print()
            if let doubt = try doubt(about: response, in: source) { Terminal.complain(doubt) }
        }
        if page.lines.isEmpty { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }
}

extension LookupPage {
    /// Prints what was asked for, and tells people the rest.
    package func print() {
        if !lines.isEmpty { Pager.print(lines.joined(separator: "\n")) }
        if let remark { Terminal.complain(Layout.errors.row("", remark).joined(separator: "\n")) }
    }
}

/// One call of a method for people.
package struct Lookup<Question: Answerable> {
    private let arguments: MethodArguments
    /// Whether a failure is told as JSON.
    private let isJSON: Bool
    /// Whether vulgar words are left out.
    private let isSafe: Bool

    /// Creates a call.
    package init(_ arguments: MethodArguments, _ answer: some AnswerSource) {
        self.init(arguments, isJSON: answer.json, isSafe: answer.safe)
    }

    /// Creates a call.
    package init(_ arguments: MethodArguments, isJSON: Bool, isSafe: Bool = false) {
        self.arguments = arguments
        self.isJSON = isJSON
        self.isSafe = isSafe
    }

    /// Asks the source; again without the punctuation marks around a phrase that was not found with them.
    ///
    /// - Parameter allowed: what would have been accepted.
    /// - Throws: ``CommandFailure`` with what people should know.
    package func response(
        from source: Question.Source,
        allowed: (CallFailure) -> [String] = \.allowed
    ) throws -> Question.Response {
        do {
            return try fit(try arguments.question(Question.self).response(from: source))
        } catch {
            let failure = CallFailure(error)
            let error = isSafe ? FamilyFilter.filtered(failure) : failure
            if error.status == 404, let bare = arguments.withoutPunctuation {
                return try Self(bare, isJSON: isJSON, isSafe: isSafe).response(from: source, allowed: allowed)
            }
            throw CommandFailure(
                error,
                of: Question.endpoint.method,
                arguments,
                isJSON: isJSON,
                allowed: allowed(error)
            )
        }
    }

    /// An answer as families may see it, if that is wanted.
    private func fit(_ response: Question.Response) throws(CallFailure) -> Question.Response {
        guard isSafe, !FamilyFilter.passes(response) else { return response }
        _ = try FamilyFilter.filtered(response)
        guard var parted = response as? any FitForFamilies else { throw FamilyFilter.nothingPasses }
        parted.leaveOutUnfit()
        guard let left = parted as? Question.Response, FamilyFilter.passes(left) else {
            throw FamilyFilter.nothingPasses
        }
        return left
    }
}

extension CommandFailure {
    /// A failure of a call, as JSON or in the terms of the command line.
    package init(
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
