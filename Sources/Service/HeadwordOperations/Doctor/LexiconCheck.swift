internal import HeadwordCorpus
internal import HeadwordLexicon
internal import HeadwordModel

/// Examines a lexicon and the sources it was built from.
struct LexiconCheck {
    let path: String

    var findings: [Finding] {
        do {
            let lexicon = try Lexicon(path: path)
            return [health(of: lexicon), sources(of: lexicon.manifest)]
        } catch {
            return [Finding("lexicon", .fail, "\(error)", remedy: remedy(for: error))]
        }
    }

    private func remedy(for failure: any Error) -> String {
        guard case LexiconFailure.unreadable = failure else { return "headword lexicon build" }
        return
            "give this user permission to read the file and enter its directories, or name another file with --lexicon"
    }

    private func health(of lexicon: Lexicon) -> Finding {
        if let failure = LexiconProbe.failure(of: lexicon) {
            return Finding(
                "lexicon",
                .fail,
                failure,
                remedy: "'headword lexicon verify' says what is damaged; 'headword lexicon build' rebuilds it"
            )
        }
        let manifest = lexicon.manifest
        let languages = manifest.languages.map { "\($0.label) \(manifest.headwordsByLanguage[$0] ?? 0)" }
        return Finding("lexicon", .ok, "\(lexicon.path): \(languages.joined(separator: ", ")) headwords")
    }

    /// Reports whether the versions of the lexicon's sources are known.
    private func sources(of manifest: Manifest) -> Finding {
        let unknown = manifest.sources.filter { $0.packages.contains { $0.version == "unknown" } }.map(\.id)
        guard unknown.isEmpty else {
            return Finding(
                "sources",
                .warn,
                "the package versions of \(unknown.joined(separator: ", ")) are unknown",
                remedy: "'headword lexicon fetch' records them"
            )
        }
        return Finding("sources", .ok, manifest.sources.map(\.id).joined(separator: ", "))
    }
}

/// Examines the corpora.
struct CorpusCheck {
    let directory: String

    var findings: [Finding] {
        let library = CorpusLibrary(directory: directory)
        let names = library.names
        guard !names.isEmpty else {
            return [
                Finding("corpora", .ok, "none in \(directory), so the methods lexistats.* cannot answer")
            ]
        }
        return names.map { finding($0, in: library) }
    }

    private func finding(_ name: CorpusName, in library: CorpusLibrary) -> Finding {
        do {
            _ = try library.corpus(name)
            return Finding("corpora", .ok, name.description)
        } catch {
            return Finding("corpora", .fail, "\(error)", remedy: "headword corpus add \(name.name)")
        }
    }
}
