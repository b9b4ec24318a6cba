import Foundation
import HeadwordJSON
import HeadwordTestSupport
import OxfordAPI
import Testing

/// Random bodies made from the descriptions of the API; `HEADWORD_RANDOM_BODIES` of each kind.
@Suite struct RandomBodyTests {
    private static let count =
        ProcessInfo.processInfo.environment["HEADWORD_RANDOM_BODIES"].flatMap { Int($0) } ?? 300

    @Test(arguments: BodyKind.all)
    func nothingIsLostButTheOrderOfMembers(kind: BodyKind) throws {
        for number in 0..<Self.count {
            let body = kind.body(number)
            let written = try kind.written(body.jsonBytes)
            try #require(written.bytesInOrder == body.bytesInOrder, "body \(number)")
        }
    }

    @Test(arguments: BodyKind.all)
    func headwordsDialectNamesNoMemberTwice(kind: BodyKind) throws {
        for number in 0..<Self.count {
            let written = try kind.written(kind.body(number).jsonBytes, in: .headword).jsonBytes
            _ = try JSONText(written).value(depth: 100)
        }
    }

    @Test(arguments: BodyKind.all)
    func eachCutOfABodyIsAFailure(kind: BodyKind) throws {
        let bodies = (0..<Self.count).lazy.map { kind.body($0).jsonBytes }.filter { $0.count < 3000 }
        for bytes in bodies.prefix(max(1, Self.count / 100)) {
            for end in bytes.indices {
                try #require(throws: ShapeFailure.self, "cut at \(end)") { try kind.written(Array(bytes[..<end])) }
            }
        }
    }

    @Test(arguments: BodyKind.all)
    func damagedBodiesAreFaultsOrStillComplete(kind: BodyKind) throws {
        var random = SplitMix(state: 7)
        for number in 0..<Self.count {
            var bytes = kind.body(number).jsonBytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                bytes[index] = .random(in: 0...255, using: &random)
            }
            guard let written = try? kind.written(bytes) else { continue }
            let body = try JSONText(bytes).value(depth: 100)
            try #require(written.bytesInOrder == body.bytesInOrder, "body \(number)")
        }
    }

    @Test("a part of the wrong type costs itself, or a body without anything else", arguments: BodyKind.all)
    func wrongTypes(kind: BodyKind) throws {
        var random = SplitMix(state: 11)
        for number in 0..<Self.count {
            let body = kind.body(number, hasSurprises: false)
            let place = try #require(body.places.randomElement(using: &random))
            // No part of any body is a Boolean.
            let damaged = body.replacing(place[...], with: true)
            do {
                let written = try kind.written(damaged.jsonBytes)
                try #require(written.bytesInOrder == damaged.bytesInOrder, "body \(number)")
                let headword = try kind.written(damaged.jsonBytes, in: .headword)
                try #require(!headword.hasBoolean, "body \(number), \(place)")
            } catch let failure as ShapeFailure {
                #expect(failure.path.hasPrefix("result"), "body \(number): \(failure)")
            }
        }
    }
}

/// A step from a value to a part of it.
enum Step: Hashable, CustomStringConvertible {
    case member(String)
    case element(Int)

    var description: String {
        switch self {
        case .member(let name): ".\(name)"
        case .element(let index): "[\(index)]"
        }
    }
}

extension JSONValue {
    /// The path to each part whose type is documented. The metadata may have any content.
    var places: [[Step]] {
        let parts: [(Step, JSONValue)] =
            switch self {
            case .object(let object): object.members.map { (.member($0.name), $0.value) }
            case .array(let elements): elements.enumerated().map { (.element($0), $1) }
            default: []
            }
        return parts.flatMap { step, part in
            [[step]] + (step == .member("metadata") ? [] : part.places.map { [step] + $0 })
        }
    }

    /// Whether there is a Boolean outside of the metadata, which may have any content, and of the parts reported as
    /// unreadable.
    fileprivate var hasBoolean: Bool {
        switch self {
        case .bool: true
        case .array(let elements): elements.contains { $0.hasBoolean }
        case .object(let object):
            object.members.contains { !["metadata", "unreadable"].contains($0.name) && $0.value.hasBoolean }
        default: false
        }
    }

    func replacing(_ place: ArraySlice<Step>, with value: JSONValue) -> JSONValue {
        switch (self, place.first) {
        case (_, nil): return value
        case (.object(var object), .member(let name)):
            object[name] = object[name]?.replacing(place.dropFirst(), with: value)
            return .object(object)
        case (.array(var elements), .element(let index)):
            elements[index] = elements[index].replacing(place.dropFirst(), with: value)
            return .array(elements)
        default: return self
        }
    }
}
