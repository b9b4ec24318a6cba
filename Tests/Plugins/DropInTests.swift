import Foundation
import HeadwordDropIns
import HeadwordTestSupport
import Testing

@Suite struct DropInTests {
    @Test func eachFolderOfThePluginsIsAProvider() throws {
        let plugins = TestFiles.repository + "/Plugins"
        let folders = try TestFiles.names(in: plugins).filter { name in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(plugins)/\(name)", isDirectory: &isDirectory)
                && isDirectory.boolValue && !name.hasPrefix(".")
        }
        #expect(DropIns.providers.map { String(describing: $0) } == folders.map { $0 + "Provider" })
    }
}
