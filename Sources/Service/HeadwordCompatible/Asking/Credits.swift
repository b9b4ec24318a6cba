internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// What answers say of the sources of the lexicon: their licences, and where they are found.
struct Credits: Sendable {
    private let sources: [String: JSONValue]

    /// Asks for the sources.
    init(from session: WebSession) async throws(ErrorObject) {
        let all = try await session.ask("server.info")["lexicon"]["sources"].elements
        sources = Dictionary(all.map { ($0["id"].text ?? "", $0) }) { first, _ in first }
    }

    /// Returns the name of the licence of sources, and the address of the first that has one.
    func licence(of ids: [String]) -> JSONValue {
        let names = ids.compactMap { sources[$0]?["licence"].text }.unique
        let address = names.lazy.compactMap(Self.address(ofLicence:)).first ?? addresses(of: ids).first ?? ""
        return ["name": .string(names.joined(separator: "; ")), "url": .string(address)]
    }

    /// Returns the addresses of packages that sources were taken from, one for each.
    func addresses(of ids: [String]) -> [String] {
        ids.compactMap { sources[$0]?["packages"].elements.first }.map(Self.address(ofPackage:)).unique
    }

    /// The versions of packages from the Python Package Index are numbers only, those of Debian have a mark after them: `-4`,
    /// `+nmu4`.
    private static func address(ofPackage package: JSONValue) -> String {
        let name = PercentEncoding.encoded(package["name"].text ?? "")
        let isNumbers = package["version"].text?.allSatisfy { $0.isNumber || $0 == "." } ?? false
        return isNumbers ? "https://pypi.org/project/\(name)/" : "https://packages.debian.org/\(name)"
    }
}

extension Credits {
    /// Returns the address of the text of a licence; nil if it is not known. Wordnets name their licences by addresses.
    private static func address(ofLicence name: String) -> String? {
        name.contains("://") ? name : byName[name]
    }

    private static let byName: [String: String] = {
        let (gnu, commons) = ("https://www.gnu.org/licenses", "https://creativecommons.org")
        return [
            "Apache-2.0": "https://www.apache.org/licenses/LICENSE-2.0",
            "CC-BY-4.0": "\(commons)/licenses/by/4.0/",
            "CC-BY-SA-3.0": "\(commons)/licenses/by-sa/3.0/",
            "CC-BY-SA-4.0": "\(commons)/licenses/by-sa/4.0/",
            "CC BY-SA 4.0 and GFDL (Wiktionary contributors)": "\(commons)/licenses/by-sa/4.0/",
            "CC0": "\(commons)/publicdomain/zero/1.0/",
            "CC0-1.0": "\(commons)/publicdomain/zero/1.0/",
            "GFDL-1.3+": "\(gnu)/fdl-1.3.html",
            "GPL-2": "\(gnu)/old-licenses/gpl-2.0.html",
            "GPL-2+": "\(gnu)/old-licenses/gpl-2.0.html",
            "GPL-2.0-or-later": "\(gnu)/old-licenses/gpl-2.0.html",
            "GPL-3+": "\(gnu)/gpl-3.0.html",
            "LGPL-2.1": "\(gnu)/old-licenses/lgpl-2.1.html",
            "LGPL-2.1+": "\(gnu)/old-licenses/lgpl-2.1.html",
            "MPL-2.0": "https://www.mozilla.org/MPL/2.0/",
            "Unicode license": "https://www.unicode.org/license.txt",
            "WordNet 3.0 license (BSD-like)": "https://wordnet.princeton.edu/license-and-commercial-use",
        ]
    }()
}
