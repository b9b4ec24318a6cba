internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService
internal import Synchronization

/// The databases of a service, in the order in which they are listed.
struct Databases: Sendable {
    /// The layers, the sources with the most headwords first and historical ones last, then the translations.
    let all: [Database]
    /// The languages of headwords.
    let languages: [Language]
    /// The titles of all sources, also of those that are no databases.
    let titles: [String: String]

    init(of service: DictionaryService) {
        let lexicon = service.lexicon
        let sources = lexicon.manifest.sources.sorted { Self.rank($0) < Self.rank($1) }
        languages = lexicon.manifest.languages
        titles = Dictionary(sources.map { ($0.id, $0.title) }) { first, _ in first }
        let pairs = languages.flatMap { source in
            ((try? lexicon.targets(from: source)) ?? []).map { Database(from: source, into: $0.label) }
        }
        all = lexicon.layers.layers.layers.map(Database.init) + sources.compactMap(Database.init) + pairs
    }

    /// The place of a source among the others.
    private static func rank(_ source: Manifest.Source) -> (Int, Int, String) {
        let isHistorical = Entry(source: source.id).isHistorical
        return (isHistorical ? 1 : 0, -source.counts[.headwords, default: 0], source.id)
    }

    /// Returns the databases that a name stands for; nil if there is none of that name.
    func named(_ name: String) -> [Database]? {
        [Database.all, Database.first].contains(name) ? all : database(named: name).map { [$0] }
    }

    /// Returns the database of a name; nil if there is none.
    func database(named name: String) -> Database? { all.first { $0.name == name } }

    /// Returns definitions in the order of their databases (RFC 2229, section 3.2), those of each database in theirs.
    func sorted(_ definitions: [Definition]) -> [Definition] {
        let places = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let placed = definitions.enumerated().map { (places[$1.database.name] ?? all.count, $0, $1) }
        return placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// Returns the database of a source, which may be one that is not listed.
    func database(ofSource source: String) -> Database {
        all.first { $0.source == source } ?? Database(source: source)
    }
}

/// The databases of the current service, which are listed again when the service or the layers have changed.
final class CurrentDatabases: Sendable {
    private struct Known {
        weak var service: DictionaryService?
        var layersVersion: Int
        var databases: Databases
    }

    private let known = Mutex<Known?>(nil)
    private let service: @Sendable () -> DictionaryService

    init(_ service: @escaping @Sendable () -> DictionaryService) {
        self.service = service
    }

    /// The service that is current, and its databases.
    var current: (service: DictionaryService, databases: Databases) {
        let service = service()
        let version = service.lexicon.layers.version
        let databases = known.withLock { known in
            if let known, known.service === service, known.layersVersion == version { return known.databases }
            let databases = Databases(of: service)
            known = Known(service: service, layersVersion: version, databases: databases)
            return databases
        }
        return (service, databases)
    }
}
