internal import Glibc
internal import HeadwordFiles

/// Where the files of layers are, whether or not they exist.
public struct LayerPlaces: Hashable, Sendable {
    private let system: String?
    private var team: [String]
    private let user: String?
    /// The directory from which `.headword` is searched upwards.
    var workingDirectory: String
    private let home: String?

    /// Creates places.
    ///
    /// - Parameters:
    ///   - system: the directory of the system's layer.
    ///   - team: the files and directories of the team's layers, the nearest first.
    ///   - user: the directory of the user's layer.
    ///   - workingDirectory: the directory from which `.headword` is searched upwards.
    ///   - home: the directory at which the search ends.
    package init(system: String?, team: [String], user: String?, workingDirectory: String, home: String?) {
        self.system = system
        self.team = team
        self.user = user
        self.workingDirectory = workingDirectory
        self.home = home
    }

    /// Returns the places with further layers of the team, nearer than the others.
    package func adding(team files: [String]) -> LayerPlaces {
        var places = self
        places.team = files + team
        return places
    }

    /// The layers, the nearest first.
    var folders: [LayerFolder] {
        [project.map { LayerFolder("project", directory: $0) }, user.map { LayerFolder("user", directory: $0) }]
            .compactMap(\.self)
            + teams
            + (system.map { [LayerFolder("system", directory: $0)] } ?? [])
    }

    private var teams: [LayerFolder] {
        team.enumerated().map { index, path in
            let name = index == 0 ? "team" : "team-\(index + 1)"
            let isFile = path.hasSuffix(".tsv") || path.hasSuffix(".txt")
            return isFile ? LayerFolder(name, file: path) : LayerFolder(name, directory: path)
        }
    }

    /// The directory of the layer that commands write to, whether or not it exists; nil if there is no place for it.
    ///
    /// A project without one gets it at the top of its repository, or in the working directory if it is in none.
    func directory(of layer: WritableLayer) -> String? {
        switch layer {
        case .user: user
        case .project: project ?? "\(repository ?? workingDirectory)/.headword"
        }
    }

    /// The nearest `.headword` in the working directory or above it. The search ends at a repository, a mount point or
    /// the home directory, which are searched too.
    private var project: String? { searched.lazy.map { "\($0)/.headword" }.first(where: Self.isTrusted) }

    /// The repository that contains the working directory; nil if there is none below the home directory.
    private var repository: String? { searched.last.flatMap { Self.isRepository($0) ? $0 : nil } }

    /// The directories that are searched for `.headword`, the nearest first.
    private var searched: [String] {
        var directories = [workingDirectory]
        while let last = directories.last, last != home, !Self.isRepository(last), let parent = Self.parent(of: last) {
            directories.append(parent)
        }
        return directories
    }

    private static func isRepository(_ directory: String) -> Bool { access("\(directory)/.git", F_OK) == 0 }

    /// Returns the parent of a directory, without a trailing slash; nil for a root or a mount point.
    private static func parent(of directory: String) -> String? {
        guard let slash = directory.lastIndex(of: "/") else { return nil }
        let parent = String(directory[..<slash])
        guard let own = try? FileStatus(of: directory), let above = try? FileStatus(of: parent + "/"),
            own.fileSystem == above.fileSystem
        else { return nil }
        return parent
    }

    /// Whether a directory, and the link that may stand for it, belong to the current user or the system: anybody can
    /// put one into `/tmp`.
    private static func isTrusted(_ path: String) -> Bool {
        guard let own = try? FileStatus(of: path, followingLinks: false), let target = try? FileStatus(of: path),
            target.isDirectory
        else { return false }
        return [own, target].allSatisfy { $0.owner == geteuid() || $0.owner == 0 }
    }
}
