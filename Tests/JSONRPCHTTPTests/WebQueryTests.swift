import JSONRPCHTTP
import Testing

@Suite struct WebQueryTests {
    @Test(arguments: [
        ("word=mice", ["word": "mice"]), ("a=b+c%20d&e=%C3%A9", ["a": "b c d", "e": "é"]), ("word=é", ["word": "é"]),
        ("a=1%2B1&b", ["a": "1+1", "b": ""]), ("a~b=c-d_e.f", ["a~b": "c-d_e.f"]), ("a=b=c", ["a": "b=c"]),
    ])
    func isReadAsFormsWriteIt(text: String, items: [String: String]) throws {
        let query = try #require(WebQuery(encoded: Array(text.utf8)[...]))
        #expect(Dictionary(uniqueKeysWithValues: query.items.map { ($0.name, $0.value) }) == items)
    }

    @Test(arguments: [
        Array("a=%".utf8), Array("a=%4".utf8), Array("a=%zz".utf8), Array("a=%00".utf8), Array("a=%FF".utf8),
        Array("a=\0".utf8), Array("a=".utf8) + [0xFF], [0xC3, 0x3D, 0x61],
    ])
    func isRefusedUnlessItIsText(bytes: [UInt8]) { #expect(WebQuery(encoded: bytes[...]) == nil) }
}
