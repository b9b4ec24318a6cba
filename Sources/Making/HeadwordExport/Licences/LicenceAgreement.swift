package import HeadwordLexicon

/// Whether sources may be passed on in one export, and under which licence.
package struct LicenceAgreement {
    private let outbound: [(source: Manifest.Source, licences: Set<OutboundLicence>)]

    /// Looks up the terms of sources.
    ///
    /// - Parameters:
    ///   - sources: the sources to pass on together.
    ///   - all: all sources of the lexicon, from which some of these may be derived.
    package init(of sources: [Manifest.Source], among all: [Manifest.Source]) {
        outbound = sources.map { ($0, Self.outbound(of: $0, among: all)) }
    }

    /// Returns the licence with the fewest conditions under which all of the sources may be passed on.
    package func licence() throws(ExportFailure) -> OutboundLicence {
        for (source, _) in outbound where LicenceTerms(of: source.licence) == .unknown {
            throw .unknownLicence(Self.name(source))
        }
        if let licence = OutboundLicence.allCases.first(where: { refusing($0).isEmpty }) { return licence }
        throw .incompatible(ways)
    }

    /// Returns the sources that may be passed on under a licence.
    package func sources(under licence: OutboundLicence) -> [Manifest.Source] {
        outbound.filter { $0.licences.contains(licence) }.map(\.source)
    }

    /// The licences that leave out the fewest sources, each with the sources that it leaves out.
    private var ways: [ExportFailure.Way] {
        OutboundLicence.allCases.map { ExportFailure.Way(licence: $0, without: refusing($0).map(Self.name)) }
            .sorted { $0.without.count < $1.without.count }
            .prefix(2).map(\.self)
    }

    private func refusing(_ licence: OutboundLicence) -> [Manifest.Source] {
        outbound.filter { !$0.licences.contains(licence) }.map(\.source)
    }

    private static func name(_ source: Manifest.Source) -> String { "\(source.id) (\(source.licence))" }

    private static func outbound(of source: Manifest.Source, among all: [Manifest.Source]) -> Set<OutboundLicence> {
        switch LicenceTerms(of: source.licence) {
        case .outbound(let licences): licences
        case .unknown: []
        case .derived: shared(by: all)
        }
    }

    /// Returns the licences that all sources allow that are not derived themselves.
    private static func shared(by sources: [Manifest.Source]) -> Set<OutboundLicence> {
        sources.reduce(into: Set(OutboundLicence.allCases)) { shared, source in
            switch LicenceTerms(of: source.licence) {
            case .outbound(let licences): shared.formIntersection(licences)
            case .unknown: shared = []
            case .derived: break
            }
        }
    }
}
