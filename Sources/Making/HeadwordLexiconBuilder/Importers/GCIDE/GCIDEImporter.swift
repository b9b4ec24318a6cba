internal import HeadwordLexicon
internal import HeadwordModel

/// The importer of the GNU Collaborative International Dictionary of English (GCIDE): Webster's dictionary of 1913 with
/// additions.
package struct GCIDEImporter: AheadImporter {
    package let source = Source(
        id: "gcide",
        title: "Webster 1913 (GCIDE)",
        packages: ["dict-gcide"],
        licence: "GPL-2.0-or-later",
        needs: [
            .init("scowl", loss: "capitals and British spellings are guessed"),
            .init("onboard-en", loss: "spellings that are no longer in use are listed as variants"),
            .init("wordnet"),
        ]
    )

    package init() {}

    package func contents(
        _ root: inout DataRoot,
        threads: Int
    ) throws -> PreparedBatches<Range<Int>, GCIDEBlock?> {
        try Self.blocks(in: &root, threads: threads, isWhole: true)
    }

    package func add(
        _ contents: consuming PreparedBatches<Range<Int>, GCIDEBlock?>,
        to draft: inout LexiconDraft,
        progress: Progress
    ) throws {
        defer { contents.end() }
        var blocks: [GCIDEBlock] = []
        try progress.forEach("reading GCIDE", of: &contents) { block in
            if let block { blocks.append(block) }
        }
        try add(blocks, to: &draft, progress: progress)
    }

    /// Calls `body` with each block, in dictionary order.
    static func forEachBlock(
        in root: inout DataRoot,
        progress: Progress,
        _ body: (GCIDEBlock) throws -> Void
    ) throws {
        var blocks = try blocks(in: &root, threads: progress.threads)
        defer { blocks.end() }
        try progress.forEach("reading GCIDE", of: &blocks) { block in
            if let block { try body(block) }
        }
    }

    /// Starts to read the blocks, in dictionary order; nil stands for a text without a head.
    private static func blocks(
        in root: inout DataRoot,
        threads: Int,
        isWhole: Bool = false
    ) throws -> PreparedBatches<Range<Int>, GCIDEBlock?> {
        try GCIDETables.check()
        let texts = Self.texts(of: try DictdDatabase("gcide", below: &root))
        let heads = texts.map { GCIDEBlock.headWord(of: $0[...]) }
        return PreparedBatches(texts.indices, threads: threads, isWhole: isWhole) { index in
            GCIDEBlock(texts[index][...], before: index + 1 < heads.count ? heads[index + 1] : nil)
        }
    }

    /// Adds blocks, given in dictionary order.
    private func add(_ blocks: [GCIDEBlock], to draft: inout LexiconDraft, progress: Progress) throws {
        let words = draft.evidence[SCOWLWords.self]
        let known = Set(draft.listed.lazy.filter { $0.language == .en }.map(\.word))
        let spelling = GCIDESpelling({ known.contains($0) || words.isAttested($0) }) { word, lower in
            guard !known.contains(lower), let name = words.entries[word], name.kinds.contains(.upper),
                let word = words.entries[lower]
            else { return false }
            return word.size >= 80 && name.size < word.size
        }
        var entries = try GCIDEEntries(source: source.id, spelling: spelling, etymologies: Self.etymologies(of: blocks))
        try progress.forEach("importing GCIDE", of: blocks) { [entries] block in
            // Words that GCIDE took from WordNet are left to the WordNet importer.
            let isRepetition =
                block.isFromWordNet
                && block.head.words.contains {
                    known.contains($0.key) || known.contains(spelling.cased($0.key))
                }
            return isRepetition ? nil : entries.prepared(block)
        } _: { prepared in
            if let prepared { entries.add(prepared, to: &draft) }
        }
        for (word, target) in entries.leads
        where GCIDESpelling.isWord(word) && !draft.contains(.init(language: .en, word: word)) {
            draft.add(alias: word, of: .init(language: .en, word: target))
        }
    }

    /// Returns the texts of the blocks; a block without a head continues the previous one.
    private static func texts(of database: DictdDatabase) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for block in database.blocks {
            if GCIDEBlock.headWord(of: block.text) == nil, !texts.isEmpty {
                texts[texts.count - 1] += Array("\n".utf8) + block.text
            } else {
                texts.append(Array(block.text))
            }
        }
        return texts
    }

    /// Returns the first etymology of each headword, in lowercase, that is more than a reference.
    private static func etymologies(of blocks: [GCIDEBlock]) -> [String: String] {
        var etymologies: [String: String] = [:]
        for block in blocks {
            guard let etymology = block.head.etymology, GCIDEEtymology.reference(etymology) == nil else { continue }
            for word in block.head.words {
                let key = word.key.lowercased()
                if etymologies[key] == nil { etymologies[key] = etymology }
            }
        }
        return etymologies
    }
}
