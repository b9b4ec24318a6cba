internal import HeadwordModel

/// The lexical category and the grammatical features that FreeDict's dictionaries give in angle brackets: `<n, fem>`.
package struct FreeDictGrammar: Equatable {
    /// The lexical category; nil if none or several are given.
    var category: LexicalCategory?
    var features: [GrammaticalFeature] = []

    /// One category or feature.
    enum Mark {
        case category(LexicalCategory)
        case feature(GrammaticalFeature)

        init?(label: Substring) {
            if let category = LexicalCategory(label: String(label)) {
                self = .category(category)
            } else if let feature = GrammaticalFeature(label: String(label)) {
                self = .feature(feature)
            } else {
                return nil
            }
        }
    }

    /// The meanings of the marks.
    package struct Table: Sendable {
        let marks: [String: [Mark]]

        /// Reads the table.
        package init() throws {
            marks = try LabelTable("freedict-grammar.tsv", PackageResources.freedict_grammar_tsv) { labels in
                let marks = labels.split(separator: " ").map(Mark.init(label:))
                return marks.contains { $0 == nil } ? nil : marks.compactMap(\.self)
            }.labels
        }
    }

    /// Reads the contents of pairs of angle brackets.
    init(_ brackets: [String], _ table: Table) {
        var categories: [LexicalCategory] = []
        for bracket in brackets {
            for (place, written) in bracket.lowercased().split(separator: ",").enumerated() {
                let mark = String(Blanks.trimmed(written.split(separator: "/").first ?? ""))
                if mark == "n", place > 0 {
                    features.append(.neuter)
                } else {
                    take(table.marks[String(mark.prefix { $0 != ":" })] ?? [], &categories)
                }
            }
        }
        features = unique(features)
        category = Set(categories).count == 1 ? categories.first : nil
    }

    private mutating func take(_ marks: [Mark], _ categories: inout [LexicalCategory]) {
        for mark in marks {
            switch mark {
            case .category(let category): categories.append(category)
            case .feature(let feature): features.append(feature)
            }
        }
    }
}
