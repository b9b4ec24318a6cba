import JSONRPCTransport
import Testing

@Suite struct AddressBlockTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.1.2.3", "10.1.2.3", true),
        ("10.1.2.3", "10.1.2.4", false), ("10.0.0.0/9", "10.127.0.1", true), ("10.0.0.0/9", "10.128.0.1", false),
        ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "1.2.3.4", true),
        ("127.0.0.1", "::ffff:127.0.0.1", true), ("2001:db8::/32", "2001:db8:1::2", true),
        ("2001:db8::/32", "2001:db9::", false), ("2001:db8::/31", "2001:db9::", true), ("::1", "::1", true),
        ("10.0.0.0/8", "", false), ("10.0.0.0/8", "unknown", false), ("::1", "[::1]", false),
    ])
    func containsItsAddresses(block: String, address: String, isContained: Bool) throws {
        #expect(try #require(AddressBlock(block)).contains(address) == isContained)
    }

    @Test(arguments: [
        "", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0/8", "localhost", "::1/129", "1.2.3.4/8/8",
    ])
    func refusesWhatIsNoBlock(text: String) { #expect(AddressBlock(text) == nil) }
}
