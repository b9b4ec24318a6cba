/// The requested parts of an entry.
struct Fields: Sendable {
    /// A part that can be left out.
    enum Field: String, CaseIterable {
        case definitions, domains, etymologies, examples, grammaticalFeatures, pronunciations, regions, registers
        case shortDefinitions, synonyms, antonyms, translations, variantForms
    }

    /// All parts.
    static let all = Fields(shown: nil)

    /// The parts shown in addition to the minimum; nil for all.
    private let shown: Set<Field>?

    private init(shown: Set<Field>?) { self.shown = shown }

    init(_ shown: [Field]) { self.init(shown: Set(shown)) }

    var isAll: Bool { shown == nil }

    func shows(_ field: Field) -> Bool { shown?.contains(field) ?? true }

    /// Whether anything of an entry or of its senses is shown.
    var showEntries: Bool { shown != [] }

    /// Names that are known but have no effect.
    private static let empty: Set<String> = ["lexicalCategory"]

    /// Reads the projections of version 1; nil if one is unknown.
    static func projections(_ names: [String]) -> Fields? {
        let known: [Field] = [
            .definitions, .examples, .pronunciations, .etymologies, .grammaticalFeatures, .domains, .regions,
            .registers, .variantForms,
        ]
        let fields = names.filter { !empty.contains($0) }.map { name in known.first { $0.rawValue == name } }
        return fields.contains(nil) ? nil : Fields(fields.compactMap(\.self))
    }

    /// Reads the `fields` parameter of version 2: absent for all fields, empty for the minimum.
    ///
    /// - Parameter known: the fields that the endpoint has.
    static func query(_ call: Call, _ known: [Field]) throws(Refusal) -> Fields {
        guard let names = call.list("fields") else { return .all }
        var fields: [Field] = []
        for name in names {
            guard let field = known.first(where: { $0.rawValue == name }) else {
                throw .badRequest("Unknown field requested: \(name)")
            }
            fields.append(field)
        }
        return Fields(fields)
    }
}
