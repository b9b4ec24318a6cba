import HeadwordJSON
import HeadwordLoad
import Testing

@Suite struct QuestionTests {
    private let template = QuestionTemplate(method: "search.query", parameters: ["query": "%"])

    @Test func aWordIsFilledInWhereverThePercentSignIs() {
        let template = QuestionTemplate(method: "any", parameters: ["a": "x%y%", "b": [["c": "%", "d": 1]]])
        #expect(template.question("o\"") == Question("any", ["a": "xo\"yo\"", "b": [["c": "o\"", "d": 1]]]))
        #expect(template.dependsOnWord)
        #expect(!QuestionTemplate(method: "any", parameters: ["%": 1]).dependsOnWord)
    }

    @Test func aFileHasWordsAndCalls() throws {
        let text = """
            ice cream

            {"method": "server.ping"}
            {"method": "any", "params": ["%"], "id": 7}
            """
        let questions = try template.questions(in: text)
        #expect(
            questions == [
                Question("search.query", ["query": "ice cream"]), Question("server.ping", [:]),
                Question("any", ["%"]),
            ]
        )
    }

    @Test(arguments: [
        ("dog\n{\"params\": {}}", "line 2 of the questions is neither a word nor a JSON object with 'method'"),
        ("{\"method\": ", "line 1 of the questions is neither a word nor a JSON object with 'method'"),
        (" \n\n", "the file of questions has none"),
    ])
    func aFileThatCannotBeUsedIsRefused(text: String, complaint: String) {
        let failure = #expect(throws: LoadFailure.self) { try template.questions(in: text) }
        #expect(failure?.description == complaint)
    }
}
