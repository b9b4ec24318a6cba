/// Where releases are published: the files, each named by its contents, and for each group its plan.
package protocol ReleaseStore: Sendable, CustomStringConvertible {
    /// Reads a file.
    ///
    /// - Parameter take: called with one piece after the other, not necessarily on the caller's thread. An error that it
    ///   throws ends the reading.
    /// - Returns: false if there is no such file.
    func read(_ name: String, _ take: @escaping @Sendable ([UInt8]) throws -> Void) async throws -> Bool

    /// Adds a file under the name of its contents, unless it is there.
    func add(fileAt path: String, as name: String) async throws

    /// Replaces a small file, or creates it: whoever reads it meanwhile gets the old or the new one.
    func replace(_ name: String, with bytes: [UInt8]) async throws
}

extension ReleasedFile {
    /// The name of the file in a store.
    package var storedName: String { "files/\(name)" }
}

extension ReleaseGroup {
    /// The name of the group's plan in a store.
    package var storedName: String { "groups/\(description).json" }
}

extension ReleaseStore {
    /// Reads the plan of a group.
    ///
    /// - Throws: ``ReleaseFailure``, or the error of the store.
    package func plan(of group: ReleaseGroup) async throws -> ReleasePlan {
        guard let plan = try await planIfAny(of: group) else {
            throw ReleaseFailure.noPlan(group: group, store: description)
        }
        return plan
    }

    /// Reads the plan of a group; nil if there is none.
    package func planIfAny(of group: ReleaseGroup) async throws -> ReleasePlan? {
        let bytes = Collected(limit: ReleasePlan.limit)
        guard try await read(group.storedName, { bytes.append($0) }) else { return nil }
        guard let plan = bytes.value.flatMap(ReleasePlan.init) else {
            throw ReleaseFailure.badPlan(path: "\(self)/\(group.storedName)")
        }
        return plan
    }
}
