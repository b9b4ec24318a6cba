import HeadwordTestSupport
import Testing

@testable import HeadwordConfiguration

@Suite struct ConfigurationReferenceTests {
    @Test func theDocumentIsUpToDate() throws {
        let document = try TestFiles.contents(of: TestFiles.repository + "/Documentation/configuration.md")
        #expect(
            String(decoding: document, as: UTF8.self) == ConfigurationReference.markdown,
            "run: headword config reference > Documentation/configuration.md"
        )
    }

    @Test func theModeOfASocketIsTheOneThatItHas() throws {
        let mode = try #require(SettingTable<ListenerConfiguration>.listener.setting("mode"))
        #expect(ListenerConfiguration.standardMode.bits == 0o600)
        #expect(mode.standard == "`0600`: only the user of the process")
    }

    @Test func theExampleIsSound() throws {
        #expect(try faults(ConfigurationReference.example) == [])
    }

    @Test func noKeyIsListedTwice() throws {
        let keys = try configuration("").rows.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.count == 59)
    }
}
