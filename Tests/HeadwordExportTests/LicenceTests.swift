import HeadwordLexicon
import Testing

@testable import HeadwordExport

@Suite struct LicenceTests {
    @Test(
        arguments: [
            (["public domain", "WordNet 3.0 license (BSD-like)"], OutboundLicence.permissive),
            (["public domain", "LGPL-2.1"], .lgpl21), (["LGPL-2.1", "GPL-2+"], .gpl2),
            (["GPL-2+", "Apache-2.0"], .gpl3), (["GPL-2+", "GPL-3+"], .gpl3), (["GPL-2", "GPL-2+"], .gpl2),
            (["CC-BY-SA-3.0", "public domain"], .ccBySA3), (["CC-BY-SA-3.0", "CC-BY-SA-4.0"], .ccBySA4),
            (["CC-BY-SA-4.0", "GPL-3+"], .gpl3), (["GFDL-1.3+", "public domain"], .gfdl13),
            (["MPL-2.0", "GPL-2"], .gpl2), (["https://creativecommons.org/licenses/by-sa/4.0/", "gpl 3+"], .gpl3),
        ] as [([String], OutboundLicence)]
    )
    func sourcesAreSharedUnderTheLicenceWithTheFewestConditions(licences: [String], licence: OutboundLicence) throws {
        #expect(try agreement(licences).licence() == licence)
    }

    @Test(arguments: [
        ["GPL-2+", "CC-BY-SA-3.0"], ["GPL-2", "GPL-3+"], ["GPL-2", "Apache-2.0"], ["GFDL-1.3+", "GPL-3+"],
        ["CC-BY-SA-3.0", "GPL-3+"],
    ])
    func sourcesThatNoLicenceJoinsAreRefused(licences: [String]) {
        #expect(throws: ExportFailure.self) { try agreement(licences).licence() }
    }

    @Test func aRefusalSaysWhichSourcesALicenceLeavesOut() {
        let failure = #expect(throws: ExportFailure.self) {
            try agreement(["GPL-2+", "GPL-3+", "CC-BY-SA-3.0"]).licence()
        }
        #expect(
            failure?.lines.dropFirst() == [
                "--licence GPL-3.0 leaves out: s2 (CC-BY-SA-3.0)",
                "--licence GPL-2.0 leaves out: s1 (GPL-3+), s2 (CC-BY-SA-3.0)",
            ]
        )
    }

    @Test(arguments: ["none", "all rights reserved", "GPL-1"])
    func anUnknownLicenceIsRefusedByTheNameOfTheSource(licence: String) {
        #expect(throws: ExportFailure.unknownLicence("s1 (\(licence))")) {
            try agreement(["public domain", licence]).licence()
        }
    }

    @Test func whatIsDerivedHasTheTermsOfAllSourcesOfTheLexicon() throws {
        let derived = Manifest.Source.sample("derived", "that of the sources it was derived from")
        let free = Manifest.Source.sample("free", "public domain")
        let copyleft = Manifest.Source.sample("copyleft", "GPL-3+")
        #expect(try LicenceAgreement(of: [derived, free], among: [derived, free]).licence() == .permissive)
        #expect(try LicenceAgreement(of: [derived, free], among: [derived, free, copyleft]).licence() == .gpl3)
        let other = Manifest.Source.sample("other", "CC-BY-SA-3.0")
        #expect(throws: ExportFailure.self) {
            try LicenceAgreement(of: [derived], among: [derived, copyleft, other]).licence()
        }
    }

    @Test func aLicenceSelectsTheSourcesThatAllowIt() {
        let agreement = agreement(["GPL-2+", "public domain", "CC-BY-SA-3.0"])
        #expect(agreement.sources(under: .ccBySA3).map(\.id) == ["s1", "s2"])
    }

    private func agreement(_ licences: [String]) -> LicenceAgreement {
        let sources = licences.enumerated().map { Manifest.Source.sample("s\($0)", $1) }
        return LicenceAgreement(of: sources, among: sources)
    }
}
