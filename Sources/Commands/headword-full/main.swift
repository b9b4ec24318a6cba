import HeadwordCommands
import HeadwordServer
import OxfordAPIClient

var features = Features()
features.tls = TLS()
features.upstream = { upstream, store, logger in
    try OxfordClient(try UpstreamOptions(upstream, store), logger: logger)
}
HeadwordCommand.main(features)
