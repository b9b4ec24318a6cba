import HeadwordPatterns
import Testing

@Suite struct ExpressionTests {
    private func matches(_ expression: String, _ text: String, steps: Int = 1_000_000) throws -> Bool? {
        var automaton = try PatternAutomaton(try ExpressionParser.tree(of: expression))
        var steps = steps
        return Array(text.utf8).withUnsafeBytes { automaton.matches($0, steps: &steps) }
    }

    @Test(arguments: [
        ("ouse", "mouse"), ("^mouse$", "mouse"), ("^m.u", "mouse"), ("m|x", "mouse"), ("^(mo|u)+se$", "mouse"),
        ("[[:digit:]]{3}", "a 100"), ("[]x]", "a]"), ("[^]x]", "]a"), ("[a-]", "-"), ("[[.-.]]", "-"), ("[[=e=]]", "e"),
        ("\\<ice\\>", "the ice age"), ("\\bice", "ice"), ("o\\Bu", "mouse"), ("\\.", "a.b"), ("", "anything"),
        ("()", "a"), ("a**b", "aab"), ("a{,2}b", "b"), ("a{2,}b", "aaab"), ("^.$", "é"), ("[à-ü]", "é"),
        ("[[:alpha:]]$", "é"), ("\\w\\W", "a b"), ("]", "]"), ("}", "}"), ("(^|x)a", "a"), ("a($|x)", "a"),
    ])
    func whatAnExpressionDescribesMatches(expression: String, text: String) throws {
        #expect(try matches(expression, text) == true)
    }

    @Test(arguments: [
        ("^ouse", "mouse"), ("mous$", "mouse"), ("^(mo|u)+$", "mouse"), ("[[:digit:]]{3}", "10"), ("\\<ice\\>", "icy"),
        ("\\<ice\\>", "dice"), ("[^a]", "aaa"), ("a{2}b", "ab"), ("^a{1,2}$", "aaa"), ("^.$", "ab"), ("a", ""),
        ("[[:punct:]]", "é"), ("x^", "x"), ("\\Bm", "mouse"),
    ])
    func whatAnExpressionDoesNotDescribeDoesNotMatch(expression: String, text: String) throws {
        #expect(try matches(expression, text) == false)
    }

    @Test(arguments: [
        "(", ")", "a)", "[", "[a", "[z-a]", "[[:foo:]]", "[[:alpha:]", "\\", "\\1", "\\d", "*a", "+", "a|*", "(*a)",
        "a{",
        "a{2", "a{3,2}", "a{256}", "a{x}", "^*", "a{255}{255}", "((a{255}){255}){255}", "(a*){255}{255}",
        "(){255}{255}{255}", String(repeating: "(", count: 60) + String(repeating: ")", count: 60),
    ])
    func whatIsNoExpressionIsRefused(expression: String) {
        #expect(throws: PatternFailure.self) { try matches(expression, "a") }
    }

    @Test(arguments: ["(a*)*b", "(a|aa)+b", "(.*.*)*b", "(a?){100}a{100}b", "((a+)+)+b", "(.|a)*(.|a)*b"])
    func theStepsGrowNoFasterThanTheText(expression: String) throws {
        let used = try [100, 10_000].map { length in
            var automaton = try PatternAutomaton(try ExpressionParser.tree(of: expression))
            var steps = 100_000_000
            let text = Array(String(repeating: "a", count: length).utf8)
            #expect(text.withUnsafeBytes { automaton.matches($0, steps: &steps) } == false)
            return 100_000_000 - steps
        }
        #expect(used[1] <= 100 * used[0])
    }

    @Test func anAutomatonIsGivenUpWhenItsStepsAreUsedUp() throws {
        // Each beginning of a text without a period leads to another state.
        let text = (0..<300).map { String($0, radix: 2) }.joined()
        #expect(try matches("(0|1)*1(0|1){200}c", text, steps: 1_000_000) == nil)
    }

    @Test func aSecondTextIsMatchedWithTheStatesOfTheFirst() throws {
        var automaton = try PatternAutomaton(try ExpressionParser.tree(of: "^(ab)+$"))
        var steps = 1_000_000
        let text = Array("ababab".utf8)
        #expect(text.withUnsafeBytes { automaton.matches($0, steps: &steps) } == true)
        let before = steps
        #expect(text.withUnsafeBytes { automaton.matches($0, steps: &steps) } == true)
        #expect(before - steps == text.count + 1)
    }

    @Test(arguments: [
        ("mouse", "mouse"), ("^mo(us)e$", "mouse"), ("a*mouse.ear", "mouse"), ("a|b", ""), ("x?yz", "yz"),
        ("(ab)+c", "ab"),
        ("[a]b", "b"), ("a{0,3}", ""),
    ])
    func theTextThatEveryMatchContainsIsKnown(expression: String, text: String) throws {
        #expect(try ExpressionParser.tree(of: expression).requiredText == text)
    }
}
