internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct DefineTool: Tool {
    let name = "define"
    let title = "Define words or phrases"
    let summary = """
        Senses, part of speech, pronunciation, etymology and examples from offline dictionaries, with sources. Takes \
        inflected forms (“mice”) and phrases (“kick the bucket”). Give up to 10 words at once.
        """
    let lists = ["words"]

    /// The numbers of senses of one word and of several together, and of a part of speech that was asked for.
    private static let (room, sharedRoom, roomOfPart) = (7, 16, 14)
    /// The number of headwords that one word may lead to.
    private static let mostHeadwords = 3

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            .words(atMost: 10, facts), .language(facts), .partOfSpeech,
            ToolParameter("fields", .choices(of: EntryPart.allCases.map(\.rawValue))),
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let words = arguments.texts("words").unique
        var (lines, objects, sources): ([String], [JSONValue], [String]) = ([], [], [])
        var isFound = false
        for word in words {
            let found = try await define(word, arguments, among: words.count, desk)
            lines += (lines.isEmpty ? [] : [""]) + found.lines
            objects += found.objects
            sources += found.sources
            isFound = isFound || found.isFound
        }
        return ToolAnswer(
            isFound: isFound,
            lines: lines,
            ["words": .array(objects)],
            credits: sources.isEmpty ? [] : desk.credits(for: sources)
        )
    }

    private typealias Part = (isFound: Bool, lines: [String], objects: [JSONValue], sources: [String])

    private func define(
        _ word: String,
        _ arguments: ToolArguments,
        among count: Int,
        _ desk: Desk
    ) async throws(ErrorObject) -> Part {
        let parts = Self.parts(arguments)
        var question = arguments.question(about: word)
        question["fields"] = Self.fields(for: parts)
        let finding = try await desk.ask("dictionary.entries", question)
        if let absence = finding.absence {
            var object: JSONObject = ["word": .string(word), "found": false]
            object.put("suggestions", absence.suggestions)
            return (false, [absence.text], [.object(object)], [])
        }
        let isWhole = arguments.text("partOfSpeech") != nil
        let room = isWhole ? Self.roomOfPart : min(Self.room, max(2, Self.sharedRoom / count))
        let hint = Self.hint(word, arguments)
        var result: Part = (true, [], [], [])
        for (index, entry) in finding.results.prefix(Self.mostHeadwords).enumerated() {
            let digest = EntryDigest(entry, room: index == 0 ? room : 2, isWhole: isWhole)
            // Names that are spelled alike may have nothing of what was asked for.
            guard index == 0 || digest.hasAny(of: parts) else { continue }
            var object = digest.json(parts, askedFor: word)
            result.lines += digest.lines(parts, askedFor: word, hint: hint)
            if parts.contains(.forms) {
                let question = arguments.question(about: digest.headword)
                let forms = try await Paradigm.all(answering: question, at: desk)
                result.lines += forms.isEmpty ? ["Forms: none recorded"] : forms.map(\.line)
                result.sources += forms.flatMap(\.sources)
                object.put("forms", forms.flatMap(\.forms).map(\.text).unique)
            }
            result.objects.append(.object(object))
            result.sources += digest.sources(of: parts)
        }
        return result
    }

    private static func parts(_ arguments: ToolArguments) -> Set<EntryPart> {
        let asked = arguments.texts("fields").compactMap(EntryPart.init)
        guard !asked.isEmpty else { return [.definitions, .examples, .pronunciations] }
        // An example means little without its sense.
        return Set(asked + (asked.contains(.examples) ? [.definitions] : []))
    }

    /// Returns the parts to ask for: senses are chosen by their registers.
    private static func fields(for parts: Set<EntryPart>) -> JSONValue {
        var fields = ["definitions", "domains", "regions", "registers"]
        if parts.contains(.examples) { fields.append("examples") }
        if parts.contains(.pronunciations) { fields.append("pronunciations") }
        if parts.contains(.etymologies) { fields.append("etymologies") }
        return .array(fields.map(JSONValue.string))
    }

    private static func hint(_ word: String, _ arguments: ToolArguments) -> String {
        guard arguments.text("partOfSpeech") != nil else { return "ask with partOfSpeech" }
        let address = EntryAddress(word: word, language: arguments.text("language") ?? "en")
        return "read \(address.uri)"
    }
}
