import Foundation
import HeadwordJSON
import HeadwordTestSupport
import JSONSchema
import Testing

/// The official test suite of JSON Schema, draft 2020-12, which `Scripts/json-schema-suite.sh` fetches.
///
/// A schema that is compiled must answer every mandatory case as the suite does. It may be refused only for a keyword
/// that the documentation of ``JSONSchema`` names as not supported.
@Suite(.enabled(if: OfficialSuite.directory != nil, "HEADWORD_JSON_SCHEMA_SUITE does not name a directory"))
struct OfficialSuiteTests {
    @Test func mandatoryCasesAreAnsweredAsTheSuiteDoes() throws {
        let tallies = try OfficialSuite.tallies(below: "")
        #expect(tallies.flatMap(\.failures) == [])
        #expect(tallies.reduce(0) { $0 + $1.passed } > 900)
        #expect(tallies.reduce(into: Set()) { $0.formUnion($1.refused.keys) } == OfficialSuite.unsupported)
        OfficialSuite.report(tallies)
    }

    @Test func optionalCasesAreCounted() throws {
        OfficialSuite.report(try OfficialSuite.tallies(below: "optional/"))
    }
}

/// The files of the suite.
private enum OfficialSuite {
    /// The keywords for which a mandatory case is refused.
    static let unsupported: Set = [
        "$dynamicRef", "$id", "$ref", "$schema", "unevaluatedItems", "unevaluatedProperties",
    ]

    static let directory = ProcessInfo.processInfo.environment["HEADWORD_JSON_SCHEMA_SUITE"]

    /// Runs the cases of each file in a folder of the draft's tests.
    static func tallies(below folder: String) throws -> [Tally] {
        let path = "\(try #require(directory))/tests/draft2020-12/\(folder)"
        return try TestFiles.names(in: path).filter { $0.hasSuffix(".json") }.map { name in
            var tally = Tally(name: folder + name.dropLast(".json".count))
            let text = try TestFiles.contents(of: path + name)
            do throws(JSONFailure) {
                for group in try JSONText(text).value(depth: 512).elements { tally.run(group) }
            } catch {
                tally.failures.append("\(tally.name): \(error)")
            }
            return tally
        }
    }

    /// Prints a line for each file and one for all.
    static func report(_ tallies: [Tally]) {
        var total = Tally(name: "JSON Schema, all")
        for tally in tallies {
            print("JSON Schema, \(tally)")
            total.passed += tally.passed
            total.failures += tally.failures
            total.refused.merge(tally.refused, uniquingKeysWith: +)
        }
        print(total)
    }
}

/// The results of a file.
private struct Tally: CustomStringConvertible {
    var name: String
    var passed = 0
    /// The number of cases whose schema is refused, by the keyword that is not supported.
    var refused: [String: Int] = [:]
    /// The cases that are not answered as in the suite.
    var failures: [String] = []

    init(name: String) { self.name = name }

    var description: String {
        let reasons = refused.sorted { $0.key < $1.key }.map { ", \($0.value) refused for \($0.key)" }
        return "\(name): \(passed) passed, \(failures.count) failed\(reasons.joined())"
    }

    /// Runs the cases of one schema.
    mutating func run(_ group: JSONValue) {
        let cases = group["tests"]?.elements ?? []
        let title = "\(name), \(group["description"]?.text ?? "")"
        do throws(SchemaFailure) {
            let schema = try JSONSchema(group["schema"] ?? .null)
            for each in cases { run(each, schema, title) }
        } catch {
            let keyword = error.place.split(separator: "/").last.map(String.init) ?? ""
            guard !OfficialSuite.unsupported.contains(keyword) else {
                refused[keyword, default: 0] += cases.count
                return
            }
            failures += cases.map { "\(title), \($0["description"]?.text ?? ""): \(error)" }
        }
    }

    private mutating func run(_ each: JSONValue, _ schema: JSONSchema, _ title: String) {
        let failure = schema.firstFailure(in: each["data"] ?? .null)
        if each["valid"] == .bool(failure == nil) {
            passed += 1
        } else {
            failures.append("\(title), \(each["description"]?.text ?? ""): \(failure?.description ?? "accepted")")
        }
    }
}
