import HeadwordJSON
import HeadwordServiceTestSupport
import Testing

@Suite struct GreetingTests {
    @Test func somebodyIsGreeted() async throws {
        #expect(try await call("greetings.say", ["name": "Ada"]) == "Hello, Ada!")
    }
}
