/// The formats that a lexicon can be exported to.
package enum ExportFormatName: String, CaseIterable, Sendable {
    case yomitan, stardict, dictd, kobo, tsv

    /// Whether the format has a place for how common headwords are.
    var hasFrequencies: Bool { self == .yomitan }

    var writer: any ExportFormat.Type {
        switch self {
        case .dictd: DictdFormat.self
        case .kobo: KoboFormat.self
        case .stardict: StarDictFormat.self
        case .tsv: TSVFormat.self
        case .yomitan: YomitanFormat.self
        }
    }
}
