internal import HeadwordJSON
internal import HeadwordModel
internal import OxfordAPI

/// A reply of the Oxford Dictionaries API is either a body that loses nothing when it is written again, or a failure
/// with a reason. The first byte selects the kind of body, the second the status.
enum ReplyFuzzing {
    private static let statuses = [200, 200, 200, 200, 400, 401, 403, 404, 414, 429, 500, 503]
    private static let readers: [@Sendable (OxfordReply) throws -> Void] = [
        read(Oxford.RetrieveEntry.self), read(Oxford.Lemmatron.self), read(Oxford.Inflections.self),
        read(Oxford.Thesaurus.self), read(Oxford.SentencesResults.self), read(Oxford.Wordlist.self),
        read(Oxford.WordStats.self), read(Oxford.WordListStats.self), read(Oxford.Ngrams.self),
        read(Oxford.Languages.self), read(Oxford.Filters.self), read(Oxford.Regions.self),
        read(Oxford.UtilityLabels<Domain>.self),
    ]

    static func run(_ bytes: [UInt8]) throws {
        guard bytes.count > 2 else { return }
        let status = statuses[Int(bytes[1]) % statuses.count]
        try readers[Int(bytes[0]) % readers.count](OxfordReply(status: status, body: Array(bytes[2...])))
    }

    private static func read<Body: OxfordBody>(_ body: Body.Type) -> @Sendable (OxfordReply) throws -> Void {
        { reply in
            switch Result(catching: { try reply.answer(as: Body.self) }) {
            case .success(let answer):
                let again = try Body(oxford: answer.body.json(in: .oxford))
                try FuzzFinding.unless(again == answer.body, "a body is another one when it is written and read again")
                _ = answer.body.json(in: .headword).jsonBytes
            case .failure(let failure):
                try FuzzFinding.unless((failure as? OxfordFailure)?.message.isEmpty == false, "a failure says nothing")
            }
        }
    }
}
