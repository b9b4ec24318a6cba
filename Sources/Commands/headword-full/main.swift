import HeadwordCommandLine
import HeadwordCommands
import HeadwordS3
import HeadwordServer
import OxfordAPIClient

var features = Features()
features.tls = TLS()
features.upstream = { upstream, store, logger in
    try OxfordClient(try UpstreamOptions(upstream, store), logger: logger)
}
features.objectStore = { try S3Store(Terminal.environment) }
HeadwordCommand.main(features)
