import HeadwordLexiconBuilder
import Testing

@Suite struct GlossTests {
    @Test(arguments: [
        (
            "travel through water; \"We had to swim\"; \"a big fish\"", ["travel through water"],
            ["We had to swim", "a big fish"]
        ),
        (
            "walk fast, with regular steps; walk with a stride; \"He marched\"",
            ["walk fast, with regular steps", "walk with a stride"], ["He marched"]
        ),
        // A quoted word inside a definition is part of it.
        ("(of a word such as \"big\"; or the like) large", ["(of a word such as \"big\"; or the like) large"], []),
        ("the \"t\" sound; \"a loud t\"", ["the \"t\" sound"], ["a loud t"]),
        ("a thing; \"one\" or \"two\", \"three\": \"four\"", ["a thing"], ["one", "two", "three", "four"]),
        ("a thing, e.g. \"one\"", ["a thing, e.g. \"one\""], []),
        ("a thing; e.g., \"one\"", ["a thing"], ["one"]),
        // Text after an example belongs to it.
        (
            "go on talking; \"It's hard,\" he said, \"but we must\"; \"go on\"", ["go on talking"],
            ["\"It's hard,\" he said, \"but we must\"", "go on"]
        ),
        ("a thing; \"one\". \"two\"", ["a thing"], ["one", "two"]),
        ("a thing; \"one\" (British)", ["a thing"], ["one (British)"]),
        // Typewriter quotation marks.
        (
            "in a sulky manner; \"`What else could I do?' said Graham sulkily\"", ["in a sulky manner"],
            ["'What else could I do?' said Graham sulkily"]
        ),
        ("made warm or hot (`het' is a variant)", ["made warm or hot"], []),
        ("a thing (`one')", ["a thing ('one')"], []),
        ("a mark (`) placed above a vowel", ["a mark (`) placed above a vowel"], []),
        ("through the Caloosahatchee_Canal", ["through the Caloosahatchee Canal"], []),
        // Missing or superfluous quotation marks.
        ("a local branch\"", ["a local branch"], []),
        ("close in; darkness enclosed him\"", ["close in"], ["darkness enclosed him"]),
        ("of Vietnam; the tones\"; \"boat people\"", ["of Vietnam"], ["the tones", "boat people"]),
        ("goods; \"she shopped\"women carrying shopping\"", ["goods"], ["she shopped", "women carrying shopping"]),
        ("to compose:\"This wall forms a background\"", ["to compose"], ["This wall forms a background"]),
        ("not any other:", ["not any other"], []),
        // A quotation that is not closed runs to the end.
        ("a thing; \"one", ["a thing"], ["one"]),
        ("only; definitions", ["only", "definitions"], []),
        ("told twice; \"a western\"; \"a western\"", ["told twice"], ["a western"]),
        ("", [], []),
    ])
    func aGlossIsTakenApart(gloss: String, definitions: [String], examples: [String]) {
        let parts = Gloss(gloss)
        #expect(parts.definitions == definitions)
        #expect(parts.examples.map(\.text) == examples)
    }

    @Test(
        arguments: [
            ("a thing; \"to be or not\"- Shakespeare", "Shakespeare"),
            ("a thing; \"one\" --A. B. Cee; \"two\"", "A. B. Cee"),
            ("a thing; \"one\" H.L.Mencken; \"two\"", "H. L. Mencken"), ("a thing; \"one\"", nil),
            ("a thing; \"one\" -; \"two\"", nil),
        ] as [(String, String?)]
    )
    func theAuthorOfAnExampleIsRead(gloss: String, author: String?) {
        #expect(Gloss(gloss).examples.first?.author == author)
    }
}
