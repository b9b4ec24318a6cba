internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import HeadwordSite
internal import HeadwordWork
internal import JSONRPC
internal import JSONRPCHTTP
internal import Synchronization

/// Writes the pages, what they load, and the answers about headwords, on all processors.
struct PageWriting: Sendable {
    private let service: DictionaryService
    private let vocabulary: Vocabulary
    private let files: PublishedFiles
    private let progress: Publication.Progress
    private let turns: Turns

    /// The answers about all headwords.
    struct Answers: Sendable {
        /// The path of the answer about each headword; nil if there is none.
        var paths: [String?]
        /// Whether the others would have no answer again, since there is none.
        var isCertain = true
    }

    /// The words that are still to be written, and the answers so far.
    private final class Turns: Sendable {
        private let state: Mutex<(next: Int, done: Int, answers: Answers)>

        init(_ count: Int) { state = Mutex((0, 0, Answers(paths: Array(repeating: nil, count: count)))) }

        var answers: Answers { state.withLock(\.answers) }

        func next() -> Int? {
            state.withLock { state in
                guard state.next < state.answers.paths.count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }

        /// Returns the number of words that are done.
        func finish(_ place: Int, _ answer: String?) -> Int {
            state.withLock { state in
                state.answers.paths[place] = answer
                state.done += 1
                return state.done
            }
        }

        /// Notes that there may be an answer the next time.
        func fail() { state.withLock { $0.answers.isCertain = false } }
    }

    init(
        _ service: DictionaryService,
        _ vocabulary: Vocabulary,
        _ files: PublishedFiles,
        _ progress: @escaping Publication.Progress
    ) {
        (self.service, self.vocabulary, self.files, self.progress) = (service, vocabulary, files, progress)
        turns = Turns(vocabulary.words.count)
    }

    func run() async throws -> Answers {
        try await writeFrame()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<WorkPool.processors {
                // The caller may be at home on one thread.
                group.addTask(executorPreference: globalConcurrentExecutor) { try await writeWords() }
            }
            try await group.waitForAll()
        }
        return turns.answers
    }

    // MARK: Words

    private func writeWords() async throws {
        let (site, session) = (site("../"), session)
        while let place = turns.next() {
            try Task.checkCancellation()
            let word = vocabulary.words[place]
            try files.write(
                await page("/\(word.language.label)/\(PercentEncoding.encoded(word.word))", site, session),
                to: word.page
            )
            let answer = try await writeAnswer(about: word, session)
            try progress("pages", turns.finish(place, answer), vocabulary.words.count)
        }
    }

    /// - Returns: the path; nil if there is no answer.
    private func writeAnswer(about word: Vocabulary.Word, _ session: WebSession) async throws -> String? {
        let question: JSONObject = ["word": .string(word.word), "language": .string(word.language.label)]
        let text = try JSONText(JSONValue.object(question).jsonBytes)
        let answer: [UInt8]
        do throws(ErrorObject) {
            answer = try await session.begin("dictionary.entries", text).value().bytes
        } catch {
            if !error.meansNothingFound { turns.fail() }
            return nil
        }
        let digest = FileName.digest(answer).prefix(32)
        let path = "answers/\(digest.prefix(2))/\(digest).json"
        try files.write(answer, to: path)
        return path
    }

    // MARK: Other pages

    private func writeFrame() async throws {
        let (site, session) = (site(""), session)
        for asset in Site.assets { try files.write(asset.contents, to: "assets/\(asset.name)") }
        for (target, path) in [("/", "index.html"), ("/sources", "sources.html"), ("/errors", "errors.html")] {
            try files.write(await page(target, site, session), to: path)
        }
    }

    private func page(_ target: String, _ site: Site, _ session: WebSession) async -> [UInt8] {
        guard let request = WebRequest(.get, target) else { return [] }
        return await site.begin(request, in: session).value().body
    }

    private func site(_ way: String) -> Site {
        Site(links: vocabulary.links(way), headwords: vocabulary.words.count) { [service] in service }
    }

    /// Nobody waits for a page, so that a busy machine only makes it late.
    private static let limits = MessageLimits { $0.deadline = .seconds(600) }

    private var session: WebSession {
        WebSession(Conversation(limits: Self.limits, answering: { [service] in service }).session())
    }
}
