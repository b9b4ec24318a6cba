internal import HeadwordLexicon

/// The sources of an export with their licences, for those who receive it.
struct Attribution {
    /// A licence text that came with a source.
    typealias LicenceText = (source: String, package: String, text: String)

    /// The title of the export.
    var title: String
    /// The licence of the export as a whole.
    var licence: OutboundLicence
    /// The sources.
    var sources: [Manifest.Source]
    /// The texts of their licences.
    var texts: [LicenceText]

    /// The sources and the texts of their licences.
    var text: String {
        let maker = "Made by Headword, which corrects and labels some of it (Apache-2.0), from the sources below."
        let heading = "\(title)\n\n\(maker) \(licence.statement)\n"
        return ([heading] + sources.map(lines)).joined(separator: "\n")
    }

    private func lines(_ source: Manifest.Source) -> String {
        let packages = source.packages.map { "Package \($0.name) \($0.version)\n" }.joined()
        let own = texts.filter { $0.source == source.id }.map { "\n\($0.text.trimmingNewlines)\n" }.joined()
        return "==== \(source.title) ====\n\nLicence: \(source.licence)\n\(packages)\(own)"
    }
}

extension String {
    fileprivate var trimmingNewlines: Substring {
        let start = drop { $0.isNewline }
        return start[..<(start.lastIndex { !$0.isNewline }.map(start.index(after:)) ?? start.startIndex)]
    }
}
