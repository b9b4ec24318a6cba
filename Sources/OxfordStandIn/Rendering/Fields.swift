/// What parts of an entry are asked for.
struct Fields: Sendable {
    /// A part that can be left out.
    enum Field: String, CaseIterable {
        case definitions, domains, etymologies, examples, grammaticalFeatures, pronunciations, regions, registers
        case shortDefinitions, synonyms, antonyms, translations, variantForms
    }

    /// All parts.
    static let all = Fields(shown: nil)

    /// The parts beside the least there can be; nil for all.
    private let shown: Set<Field>?

    private init(shown: Set<Field>?) { self.shown = shown }

    init(_ shown: [Field]) { self.init(shown: Set(shown)) }

    var isAll: Bool { shown == nil }

    func shows(_ field: Field) -> Bool { shown?.contains(field) ?? true }

    /// Whether anything of an entry is shown, or of its senses.
    var showEntries: Bool { shown != [] }

    /// Names that are known and have nothing to choose.
    private static let empty: Set<String> = ["lexicalCategory"]

    /// Reads the projections of version 1; nil if one is none.
    static func projections(_ names: [String]) -> Fields? {
        let known: [Field] = [
            .definitions, .examples, .pronunciations, .etymologies, .grammaticalFeatures, .domains, .regions,
            .registers, .variantForms,
        ]
        let fields = names.filter { !empty.contains($0) }.map { name in known.first { $0.rawValue == name } }
        return fields.contains(nil) ? nil : Fields(fields.compactMap(\.self))
    }

    /// Reads the parameter `fields` of version 2: absent for all, empty for the least.
    ///
    /// - Parameter known: those that the endpoint has.
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
