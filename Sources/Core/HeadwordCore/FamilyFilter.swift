package import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordModel

/// Removes vulgar content from the answers to calls that are `safe`.
///
/// It works on the JSON of answers, so methods need not know about it.
package enum FamilyFilter {
    /// The registers of senses that are left out.
    private static let stopped: Set<Register> = [.vulgarSlang, .coarseSlang]

    /// The maximum nesting depth of answers, which is larger than that of parameters.
    private static let mostDepth = 512

    /// Lists of words that may replace another word.
    private static let choices: Set<String> = ["synonyms", "antonyms"]

    /// Lists whose object is dropped once nothing is left in them.
    private static let needed: Set<String> = ["results", "lexicalEntries", "entries", "senses", "definitions"]

    /// Whether a text has no vulgar word and no slur.
    package static func admits(_ text: String) -> Bool { !UnfitWords.table.areIn(text) }

    /// Whether a word may replace another one: whether none of its senses is vulgar.
    package static func admitsChoice(_ word: String) -> Bool {
        admits(word) && !ChargedWords.table.isVulgar(word)
    }

    /// Whether content with these registers is allowed.
    package static func admits(_ registers: [Register]) -> Bool { stopped.isDisjoint(with: registers) }

    /// Returns the filtered answer, as soon as it is ready.
    static func filtered(_ answer: Answer<RenderedJSON, CallFailure>) throws -> Answer<RenderedJSON, CallFailure> {
        switch answer {
        case .ready(let answer): .ready(try filtered(answer))
        case .pending(let rest):
            .pending {
                do {
                    return .success(try filtered(try await rest().get()))
                } catch {
                    return .failure(filtered(CallFailure(error)))
                }
            }
        }
    }

    /// Returns the filtered answer.
    ///
    /// - Throws: ``CallFailure`` with status 404 if nothing is left.
    package static func filtered(_ answer: some JSONWritable) throws -> RenderedJSON {
        guard let value = try? JSONText(answer.jsonBytes).value(depth: mostDepth), let left = filtered(value) else {
            throw nothingPasses
        }
        return RenderedJSON(left)
    }

    /// Whether the filter leaves an answer unchanged.
    package static func passes(_ answer: some JSONWritable) -> Bool {
        guard let value = try? JSONText(answer.jsonBytes).value(depth: mostDepth) else { return false }
        return filtered(value) == value
    }

    /// Returns a failure without vulgar words.
    package static func filtered(_ failure: CallFailure) -> CallFailure {
        var failure = failure
        failure.suggestions = failure.suggestions.filter(admits)
        failure.allowed = failure.allowed.filter(admits)
        return admits(failure.message) ? failure : nothingPasses
    }

    package static var nothingPasses: CallFailure {
        var failure = CallFailure.notFound(
            "The family filter excludes this answer.",
            reason: .nothingPassesFilters
        )
        failure.parameter = CallManner.safe.description.name
        failure.value = true
        return failure
    }

    /// Returns the filtered value; nil if nothing is left.
    private static func filtered(_ value: JSONValue) -> JSONValue? {
        // A bare nil would be JSON's null.
        switch value {
        case .string(let text): admits(text) ? value : JSONValue?.none
        case .array(let elements): .array(elements.compactMap(filtered))
        case .object(let object): filtered(object).map(JSONValue.object)
        default: value
        }
    }

    /// Returns the filtered word, which may replace another one; nil if nothing is left.
    private static func filteredChoice(_ choice: JSONValue) -> JSONValue? {
        switch choice {
        case .string(let text): admitsChoice(text) ? choice : JSONValue?.none
        case .object(let object):
            object.members.allSatisfy { admitsChoice($0.value) } ? filtered(choice) : JSONValue?.none
        default: filtered(choice)
        }
    }

    private static func admitsChoice(_ value: JSONValue) -> Bool {
        guard case .string(let text) = value else { return true }
        return admitsChoice(text)
    }

    private static func filtered(_ object: JSONObject) -> JSONObject? {
        var left: [JSONObject.Member] = []
        for member in object.members {
            if member.name == "registers", case .array(let labels) = member.value, labels.contains(where: isStopped) {
                return nil
            }
            guard let value = filtered(member) else { return nil }
            if case .array(let elements) = value, elements.isEmpty, value != member.value {
                if needed.contains(member.name) { return nil }
                continue
            }
            left.append(JSONObject.Member(name: member.name, value: value))
        }
        return JSONObject(members: left)
    }

    private static func filtered(_ member: JSONObject.Member) -> JSONValue? {
        guard choices.contains(member.name), case .array(let elements) = member.value else {
            return filtered(member.value)
        }
        return .array(elements.compactMap(filteredChoice))
    }

    private static func isStopped(_ label: JSONValue) -> Bool {
        switch label {
        case .string(let text): Register(label: text).map(stopped.contains) ?? false
        case .object(let object): object["id"].map(isStopped) ?? false
        default: false
        }
    }
}
