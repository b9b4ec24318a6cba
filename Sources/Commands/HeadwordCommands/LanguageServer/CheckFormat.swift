import ArgumentParser
import HeadwordJSON
import HeadwordLanguageServer
import HeadwordModel
import HeadwordService
import HeadwordSpelling

/// How the misspelled words of files are printed.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
    /// One line for each, as compilers write.
    case text
    /// One JSON array.
    case json
    /// The Static Analysis Results Interchange Format 2.1.0 (OASIS).
    case sarif

    /// Returns the report; empty if there is nothing to print.
    func report(_ files: [CheckedFile]) -> String {
        switch self {
        case .text: files.flatMap(lines).joined(separator: "\n")
        case .json: text(.array(files.flatMap(objects)))
        case .sarif: text(Self.log(files))
        }
    }

    private func text(_ value: JSONValue) -> String { String(decoding: value.jsonBytes, as: UTF8.self) }

    private func lines(_ file: CheckedFile) -> [String] {
        file.misspellings.map { found in
            let hint = found.corrections.isEmpty ? "" : " (\(found.corrections.joined(separator: ", ")))"
            return
                "\(file.name.escapingControls()):\(found.line):\(found.columns.lowerBound): \(found.misspelling.message)\(hint)"
        }
    }

    private func objects(_ file: CheckedFile) -> [JSONValue] {
        file.misspellings.map { found in
            [
                "file": .string(file.name), "line": .number(found.line), "column": .number(found.columns.lowerBound),
                "endColumn": .number(found.columns.upperBound), "word": .string(found.misspelling.word),
                "code": .string(found.misspelling.kind.code), "message": .string(found.misspelling.message),
                "corrections": .array(found.corrections.map(JSONValue.string)),
            ]
        }
    }

    // MARK: SARIF

    private static func log(_ files: [CheckedFile]) -> JSONValue {
        let driver: JSONValue = ["name": "headword", "version": .string(headwordVersion)]
        return [
            "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "runs": [
                [
                    "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
                    "results": .array(files.flatMap(results)),
                ]
            ],
        ]
    }

    private static func results(_ file: CheckedFile) -> [JSONValue] {
        file.misspellings.map { found in
            let region: JSONValue = [
                "startLine": .number(found.line), "startColumn": .number(found.columns.lowerBound),
                "endColumn": .number(found.columns.upperBound),
            ]
            let address = JSONValue.string(uriReference(toFile: file.name))
            let place: JSONValue = ["artifactLocation": ["uri": address], "region": region]
            return [
                "ruleId": .string(found.misspelling.kind.code), "level": "note",
                "message": ["text": .string(found.misspelling.message)], "locations": [["physicalLocation": place]],
            ]
        }
    }
}

extension JSONValue {
    fileprivate static func number(_ number: Int) -> JSONValue { .integer(Int64(number)) }
}
