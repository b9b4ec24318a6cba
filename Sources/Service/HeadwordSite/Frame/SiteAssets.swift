internal import HeadwordLexicon
internal import JSONRPCHTTP

/// The files that pages refer to. Their names contain a digest of their contents, so that browsers may keep them forever.
struct SiteAssets: Sendable {
    struct Asset: Sendable {
        var name: String
        var type: String
        var contents: [UInt8]
    }

    let style = asset("site", "css", "text/css", PackageResources.site_css)
    let script = asset("site", "js", "text/javascript", PackageResources.site_js)
    /// The part of the script for a site without a server.
    let filesScript = asset("files", "js", "text/javascript", PackageResources.files_js)
    let icon = asset("icon", "svg", "image/svg+xml", PackageResources.icon_svg)

    /// The seconds for which files of fixed contents may be kept: a year.
    static let lifetime = 365 * 24 * 60 * 60

    static let shared = SiteAssets()

    var all: [Asset] { [style, script, filesScript, icon] }

    /// The file with a name; nil if there is none.
    func asset(named name: String) -> Asset? { all.first { $0.name == name } }

    private static func asset(_ name: String, _ ending: String, _ type: String, _ contents: [UInt8]) -> Asset {
        Asset(name: "\(name)-\(contents.shortDigest).\(ending)", type: type, contents: contents)
    }
}

extension [UInt8] {
    /// The first 64 bits of the SHA-256 digest, in hexadecimal digits.
    var shortDigest: String {
        var digest = SHA256()
        withUnsafeBytes { digest.update($0) }
        return String(digest.hexadecimal().prefix(16))
    }
}
