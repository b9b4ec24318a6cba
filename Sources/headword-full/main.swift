import HeadwordProgram
import HeadwordServer
import HeadwordUpstream

var features = Features()
features.tls = TLS()
features.upstream = { upstream, logger in try OxfordClient(try UpstreamOptions(upstream), logger: logger) }
await HeadwordCommand.main(features)
