package import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordModel

/// Keeps what is vulgar from families, for calls that are `safe`.
///
/// It looks at answers as they are written, so a method has it without knowing of it.
package enum FamilyFilter {
    /// The registers of senses that are left out.
    private static let stopped: Set<Register> = [.vulgarSlang, .coarseSlang]

    /// How deep answers may be: deeper than parameters.
    private static let mostDepth = 512

    /// Lists of words that may stand for another.
    private static let choices: Set<String> = ["synonyms", "antonyms"]

    /// What is nothing without a part of it.
    private static let needed: Set<String> = ["results", "lexicalEntries", "entries", "senses", "definitions"]

    /// Whether a text has no vulgar word and no slur.
    package static func admits(_ text: String) -> Bool { !UnfitWords.table.areIn(text) }

    /// Whether a word may stand for another: whether it is vulgar in none of its senses.
    package static func admitsChoice(_ word: String) -> Bool {
        admits(word) && !ChargedWords.table.isVulgar(word)
    }

    /// Whether what has these registers is fit.
    package static func admits(_ registers: [Register]) -> Bool { stopped.isDisjoint(with: registers) }

    /// What is left of an answer, as soon as it is there.
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

    /// What is left of an answer.
    ///
    /// - Throws: ``CallFailure`` with status 404 if nothing is.
    package static func filtered(_ answer: some JSONWritable) throws -> RenderedJSON {
        guard let value = try? JSONText(answer.jsonBytes).value(depth: mostDepth), let left = filtered(value) else {
            throw nothingPasses
        }
        return RenderedJSON(left)
    }

    /// Whether an answer has nothing that would be left out of it.
    package static func passes(_ answer: some JSONWritable) -> Bool {
        guard let value = try? JSONText(answer.jsonBytes).value(depth: mostDepth) else { return false }
        return filtered(value) == value
    }

    /// A failure without vulgar words.
    package static func filtered(_ failure: CallFailure) -> CallFailure {
        var failure = failure
        failure.suggestions = failure.suggestions.filter(admits)
        failure.allowed = failure.allowed.filter(admits)
        return admits(failure.message) ? failure : nothingPasses
    }

    package static var nothingPasses: CallFailure {
        var failure = CallFailure.notFound("Nothing here passes the family filter.", reason: .nothingPassesFilters)
        failure.parameter = CallManner.safe.description.name
        failure.value = true
        return failure
    }

    /// What is left of a value; nil if nothing is.
    private static func filtered(_ value: JSONValue) -> JSONValue? {
        // A bare nil would be JSON's null.
        switch value {
        case .string(let text): admits(text) ? value : JSONValue?.none
        case .array(let elements): .array(elements.compactMap(filtered))
        case .object(let object): filtered(object).map(JSONValue.object)
        default: value
        }
    }

    /// What is left of words that may stand for another; nil if nothing is.
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
