internal import HeadwordModel

/// A row of the table of tags, without its form.
struct TagRow {
    var category: LexicalCategory
    var features: [UInt8]
    var count: Int

    /// Returns the counts of a form, in the order of the table. Tags with the same meaning are counted together.
    static func rows(of counts: [PennTag: Int]) -> [TagRow] {
        var rows: [TagRow] = []
        for (tag, count) in counts {
            guard let (category, features) = tag.usage else { continue }
            let row = TagRow(category: category, features: features.map(\.rawValue), count: count)
            if let index = rows.firstIndex(where: { $0.says(sameAs: row) }) {
                rows[index].count += count
            } else {
                rows.append(row)
            }
        }
        return rows.sorted { first, second in
            first.category == second.category
                ? first.features.lexicographicallyPrecedes(second.features)
                : first.category.rawValue < second.category.rawValue
        }
    }

    private func says(sameAs other: TagRow) -> Bool { category == other.category && features == other.features }
}
