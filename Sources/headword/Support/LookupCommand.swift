import ArgumentParser
import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import JSONRPC

/// A command that calls one method and prints the answer for people.
protocol LookupCommand: AsyncParsableCommand {
    /// What the method is asked.
    associatedtype Question: LexiconAnswerable

    /// How the answer is printed, and which lexicon gives it.
    var answer: AnswerOptions { get }

    /// The arguments as parameters of the method.
    func arguments(for lexicon: Lexicon) throws -> MethodArguments

    /// What would have been accepted.
    func allowed(for failure: CallFailure, in lexicon: Lexicon) -> [String]

    /// The answer as people read it.
    func page(of response: Question.Response, _ layout: Layout) -> LookupPage
}

/// An answer as people read it.
struct LookupPage {
    /// What was asked for; empty if nothing was found.
    var lines: [String]
    /// What people should know beside it.
    var remark: String?
}

/// What all commands that call one method have.
struct AnswerOptions: ParsableArguments {
    @Flag(help: "Print the JSON-RPC result.")
    var json = false

    @OptionGroup
    var lexicon: LexiconOptions
}

extension LookupCommand {
    func allowed(for failure: CallFailure, in lexicon: Lexicon) -> [String] { failure.allowed }

    func run() async throws {
        let lexicon = try answer.lexicon.open()
        let arguments = try arguments(for: lexicon)
        let response: Question.Response
        do throws(CallFailure) {
            response = try arguments.question(Question.self).response(from: lexicon)
        } catch {
            let complaint = answer.json ? json(of: error) : complaint(about: error, arguments, lexicon)
            throw CommandFailure(CommandExitCode(of: error), complaint)
        }
        let page = page(of: response, .output)
        if answer.json {
            Terminal.print(String(decoding: response.jsonBytes, as: UTF8.self))
        } else {
            print(page)
        }
        if page.lines.isEmpty { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    private func print(_ page: LookupPage) {
        if !page.lines.isEmpty { Pager.print(page.lines.joined(separator: "\n")) }
        if let remark = page.remark { Terminal.complain(remark) }
    }

    private func json(of failure: CallFailure) -> String {
        String(decoding: ErrorObject(failure, of: Question.endpoint.method).jsonBytes, as: UTF8.self)
    }

    private func complaint(
        about failure: CallFailure,
        _ arguments: MethodArguments,
        _ lexicon: Lexicon
    ) -> String {
        var lines = ["headword: \(arguments.message(of: failure))"]
        if failure.status == 404, !failure.suggestions.isEmpty {
            lines.append("Did you mean: \(failure.suggestions.joined(separator: ", "))?")
        }
        return (lines + possibilities(allowed(for: failure, in: lexicon))).joined(separator: "\n")
    }

    private func possibilities(_ labels: [String]) -> [String] {
        guard !labels.isEmpty else { return [] }
        let shown = 24
        let rest = labels.count > shown ? ["and \(labels.count - shown) more"] : []
        let list = (labels.prefix(shown) + rest).joined(separator: ", ")
        return Layout.output.wrapped("Possible: \(list)", rest: "  ")
    }
}

extension CommandExitCode {
    fileprivate init(of failure: CallFailure) {
        let isLexiconDamaged = failure.origin == .lexicon && failure.status == 500
        self = isLexiconDamaged ? .lexicon : CommandExitCode(errorCode: failure.code)
    }
}
