import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@testable import HeadwordConfiguration

@Suite struct ConfigurationReferenceTests {
    @Test func theDocumentIsUpToDate() throws {
        let bytes = try TestFiles.contents(of: TestFiles.repository + "/Documentation/configuration.md")
        let document = String(decoding: bytes, as: UTF8.self)
        let namespaces = document.matches(of: /HEADWORD_SOURCES_([A-Z]+)/).map { $0.output.1.lowercased() }
        try requireProviders(of: namespaces)
        #expect(
            document == ConfigurationReference.markdown(upstreamNamespaces: DictionaryService.upstreamNamespaces),
            "run: headword config reference > Documentation/configuration.md"
        )
    }

    @Test func theModeOfASocketIsTheOneThatItHas() throws {
        let mode = try #require(SettingTable<ListenerConfiguration>.listener.setting("mode"))
        #expect(ListenerConfiguration.standardMode.bits == 0o600)
        #expect(mode.standard == "`0600`: only the user of the process")
    }

    @Test func theExampleIsSound() throws {
        #expect(try problems(ConfigurationReference.example) == [])
    }

    @Test func noKeyIsListedTwice() throws {
        let keys = try configuration("").rows.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.count > 40)
    }
}
