import HeadwordLexiconBuilder
import Testing

@Suite struct EvidenceStoreTests {
    private struct Words: Evidence, Equatable {
        var words: [String] = []
    }

    private struct Names: Evidence, Equatable {
        var names: [String] = []
    }

    @Test func evidenceThatNobodyGaveIsEmpty() {
        #expect(EvidenceStore()[Words.self] == Words())
    }

    @Test func evidenceIsFoundByItsTypeAndChangedInPlace() {
        var store = EvidenceStore()
        store[Words.self] = Words(words: ["one"])
        store.update(Words.self) { $0.words.append("two") }
        store.update(Names.self) { $0.names.append("Ann") }
        #expect(store[Words.self].words == ["one", "two"])
        #expect(store[Names.self].names == ["Ann"])
    }
}
