/// The formats that a lexicon can be exported to.
package enum ExportFormatName: String, CaseIterable, Sendable {
    case yomitan, stardict, dictd, kobo, lmf, tsv

    /// Whether the format has a place for how common headwords are.
    var hasFrequencies: Bool { self == .yomitan }

    /// Whether the format has a place for concepts and their relations.
    var hasConcepts: Bool { self == .lmf }

    var writer: any ExportFormat.Type {
        switch self {
        case .dictd: DictdFormat.self
        case .kobo: KoboFormat.self
        case .lmf: LMFFormat.self
        case .stardict: StarDictFormat.self
        case .tsv: TSVFormat.self
        case .yomitan: YomitanFormat.self
        }
    }
}
