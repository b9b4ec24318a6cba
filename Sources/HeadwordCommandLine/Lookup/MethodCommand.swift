package import ArgumentParser
internal import HeadwordCore
package import HeadwordJSON
internal import HeadwordService

/// A command that calls a method by its name and prints the answer for people, from its JSON: for methods whose types no
/// other module sees, such as those of drop-ins.
package protocol MethodCommand: AsyncParsableCommand {
    /// The name of the method.
    static var method: String { get }

    /// How the answer is printed, and what gives it.
    var answer: WordAnswerOptions { get }

    /// The arguments as parameters of the method.
    var arguments: MethodArguments { get }

    /// The largest number of results that are wanted of the sources that are; nil or 0 for all that the method gives.
    var mostResults: Int? { get }

    /// The answer as people read it.
    func page(of result: JSONValue, _ layout: Layout) -> LookupPage

    /// The answer in a few words: one line for each result.
    func summary(of result: JSONValue) -> [SummaryLine]
}

extension MethodCommand {
    package var mostResults: Int? { nil }

    package func run() async throws {
        let service = try Headword(lexicon: try answer.open())
        var arguments = arguments
        arguments.set("safe", to: answer.safe, from: "--safe")
        let result = answer.wanted(of: try await result(of: arguments, from: service), atMost: mostResults)
        var page = page(of: result, .output)
        if page.lines.isEmpty, page.remark == nil { page.remark = answer.remarkOnNothing }
        if answer.brief { page.lines = Layout.output.summary(summary(of: result)) }
        if answer.json {
            Terminal.print(String(decoding: result.jsonBytes, as: UTF8.self))
        } else {
            page.print()
        }
        if page.lines.isEmpty { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    private func result(of arguments: MethodArguments, from service: Headword) async throws -> JSONValue {
        do throws(CallFailure) {
            let parameters = try? JSONText(JSONValue.object(arguments.parameters).jsonBytes)
            let result = try await service.registry.begin(method: Self.method, parameters: parameters)?.value()
            return (try? result.map { try JSONText($0.jsonBytes).value() }) ?? .null
        } catch {
            if error.status == 404, let bare = arguments.withoutPunctuation {
                return try await self.result(of: bare, from: service)
            }
            throw CommandFailure(error, of: Self.method, arguments, isJSON: answer.json, allowed: error.allowed)
        }
    }
}

extension WordAnswerOptions {
    /// The results of an answer that come from a source that is wanted.
    fileprivate func wanted(of answer: JSONValue, atMost limit: Int?) -> JSONValue {
        guard !sources.isEmpty, case .object(var members) = answer else { return answer }
        var selection = AnswerSelection(sources: sources, limit: limit)
        let all = answer["metadata"]["sources"].elements.compactMap(\.text)
        let own = answer["results"].elements.filter { result in
            result["source"].text.map(selection.admits) ?? all.contains(where: selection.admits)
        }
        members["results"] = .array(selection.taking(own))
        return .object(members)
    }
}

// MARK: - Reading answers

extension JSONValue? {
    /// The member of an object; nil for anything else.
    package subscript(_ name: String) -> JSONValue? {
        guard case .object(let object)? = self else { return nil }
        return object[name]
    }

    /// The elements of an array; none of anything else.
    package var elements: [JSONValue] {
        guard case .array(let elements)? = self else { return [] }
        return elements
    }

    /// The text that this is.
    package var text: String? {
        guard case .string(let text)? = self else { return nil }
        return text
    }

    /// The integer that this is.
    package var integer: Int? {
        guard case .integer(let integer)? = self else { return nil }
        return Int(clamping: integer)
    }
}

extension JSONValue {
    /// The member of an object; nil for anything else.
    package subscript(_ name: String) -> JSONValue? { Optional(self)[name] }

    /// The text that this is.
    package var text: String? { Optional(self).text }
}
