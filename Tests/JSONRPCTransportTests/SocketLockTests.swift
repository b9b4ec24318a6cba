import HeadwordTestSupport
import Testing

@testable import JSONRPCTransport

@Suite struct SocketLockTests {
    @Test func aSecondServerIsKeptOutUntilTheFirstEnds() throws {
        let path = try TestFiles.temporaryDirectory() + "/socket"
        var first: SocketLock? = try SocketLock(path)
        let child = try TestFiles.duplicateDescriptor(of: path + ".lock")
        #expect(child != nil && first != nil)
        #expect(throws: SystemFailure.self) { try SocketLock(path) }
        first = nil
        _ = try SocketLock(path)
    }
}
