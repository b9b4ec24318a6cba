internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite

// The tables `property`, `source`, `missing_source`, `licence` and `tally`.

extension LexiconWriter {
    func writeProperties(_ connection: borrowing SQLiteConnection) throws {
        var property = try Insertion("property", columns: 2, connection)
        property.add("languages")
        property.add(languages.map(\.label).joined(separator: " "))
        try property.run()
        for (language, count) in headwordsByLanguage.sorted(by: { $0.key.label < $1.key.label }) {
            property.add("headwords.\(language.label)")
            property.add(String(count))
            try property.run()
        }
    }

    func writeSources(_ connection: borrowing SQLiteConnection) throws {
        var source = try Insertion("source", columns: 5, connection)
        var licence = try Insertion("licence", columns: 3, connection)
        var tally = try Insertion("tally", columns: 3, connection)
        for entry in sources {
            let packages = entry.manifest.packages.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
            let texts = [entry.manifest.id, entry.manifest.title, packages, entry.manifest.licence]
            for text in texts + [entry.manifest.sha256] { source.add(text) }
            try source.run()
            for (package, text) in entry.licences.sorted(by: { $0.package < $1.package }) {
                for column in [entry.manifest.id, package, text] { licence.add(column) }
                try licence.run()
            }
            for (kind, count) in entry.manifest.counts.sorted(by: { $0.key.label < $1.key.label }) {
                tally.add(entry.manifest.id)
                tally.add(kind.label)
                tally.add(Int64(count))
                try tally.run()
            }
        }
    }

    func writeMissingSources(_ connection: borrowing SQLiteConnection) throws {
        var missing = try Insertion("missing_source", columns: 3, connection)
        for source in missingSources {
            for text in [source.id, source.title, source.reason] { missing.add(text) }
            try missing.run()
        }
    }
}
