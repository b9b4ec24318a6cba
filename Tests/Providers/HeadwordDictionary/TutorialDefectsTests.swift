import HeadwordCore
import HeadwordDictionary
import HeadwordLexicon
import HeadwordModel
import Testing

/// The defects in request values of the tutorials that this service grew from, by their numbers in our list. The others
/// are in `HeadwordServiceTests`.
@Suite struct TutorialValueDefectsTests {
    @Test("1: filters with different values are different")
    func filtersDifferByTheirValues() {
        let filters: Set = [EntriesFilter(domains: [.law]), EntriesFilter(domains: [.sport]), EntriesFilter()]
        #expect(filters.count == 3)
        #expect(SenseFilter(domains: [.law]) != SenseFilter(registers: [.slang]))
    }

    @Test("26: requests are values") func requestsAreValues() {
        var request = EntriesRequest(WordQuery(word: "dog"))
        let copy = request
        request.query.word = "cat"
        #expect(copy.query.word == "dog")
    }
}
