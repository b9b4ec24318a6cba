import HeadwordConfiguration
import JSONRPCTransport
import Testing

@testable import HeadwordOperations

@Suite struct HealthTargetTests {
    @Test(
        arguments: [
            ("127.0.0.1:7878", "tcp://127.0.0.1:7878"), ("tcp://[::1]:1", "tcp://[::1]:1"),
            ("unix:/run/x", "unix:/run/x"),
            ("http://127.0.0.1:9464", "http://127.0.0.1:9464"),
            ("http://127.0.0.1:9464/readyz", "http://127.0.0.1:9464"),
        ]
    )
    func anAddressIsRead(text: String, description: String) {
        #expect(HealthTarget(text)?.description == description)
    }

    @Test(arguments: ["", "7878", "systemd", "https://x:1", "http://x", "unix:x"])
    func whatIsNoAddressIsNone(text: String) {
        #expect(HealthTarget(text) == nil)
    }

    @Test func metricsAreAskedBeforeListeners() {
        var configuration = Configuration()
        #expect(HealthTarget(configuration) == nil)
        configuration.listeners = [ListenerConfiguration()]
        configuration.listeners[0].listenerProtocol = .dict
        #expect(HealthTarget(configuration) == nil)
        configuration.listeners.append(ListenerConfiguration())
        #expect(HealthTarget(configuration)?.description == "tcp://127.0.0.1:7878")
        configuration.metrics.address = HostAndPort(host: "127.0.0.1", port: 9464)
        #expect(HealthTarget(configuration)?.description == "http://127.0.0.1:9464")
    }

    @Test func aServiceThatIsNotThereIsNotWell() async {
        let health = await Health.ask(.service(.unix(path: "/nowhere/socket")))
        #expect(health.failure == "No such file or directory")
    }
}

@Suite struct OpenFilesTests {
    @Test(arguments: [(1024, 1088, Finding.State.ok), (1024, 1087, .fail), (100, 20_000, .ok), (100_000, 1024, .fail)])
    func asManyFilesMustBeOpenAsConnectionsArePromised(connections: Int, files: Int, state: Finding.State) {
        var limits = TransportLimits()
        limits.connections = connections
        let finding = Doctor.openFiles(for: limits, (soft: 1024, hard: files))
        #expect(finding.state == state)
        #expect((finding.remedy == nil) == (state == .ok))
    }
}
