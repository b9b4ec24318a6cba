import HeadwordCommands
import HeadwordServer
import OxfordAPIClient

var features = Features()
features.tls = TLS()
features.upstream = { upstream, logger in try OxfordClient(try UpstreamOptions(upstream), logger: logger) }
HeadwordCommand.main(features)
