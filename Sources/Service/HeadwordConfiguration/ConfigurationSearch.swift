internal import Glibc
internal import HeadwordFiles

/// A value that a command-line flag gives to a setting.
public struct ConfigurationFlag: Sendable {
    /// The flag, with its dashes.
    public var name: String
    /// The key of the setting, such as `lexicon`.
    public var key: String
    /// The value, as it would stand in an environment variable.
    public var value: String

    /// Creates a value of a flag.
    public init(_ name: String, key: String, value: String) {
        self.name = name
        self.key = key
        self.value = value
    }
}

/// The search for settings. Flags override environment variables, which override files; a more specific file overrides
/// a less specific one.
public struct ConfigurationSearch: Sendable {
    /// The values of flags.
    public var flags: [ConfigurationFlag] = []
    /// The only file to read; nil for the usual files.
    public var file: String?
    /// The directory where the search for a project's file begins.
    public var workingDirectory: String
    /// The system-wide file.
    public var systemFile = "/etc/headword/headword.toml"
    /// Returns the value of an environment variable.
    public var variable: @Sendable (String) -> String?
    /// Returns the names of all environment variables; those that look like misspelt settings are errors.
    public var variableNames: @Sendable () -> [String]
    /// The namespaces of the providers that an upstream may answer for, which `[sources]` may name.
    public var upstreamNamespaces: [String]

    /// Creates a search, by default in the environment of this process.
    ///
    /// - Parameters:
    ///   - file: the only file to read; nil for the one that `HEADWORD_CONFIG` names, or else the usual files.
    ///   - upstreamNamespaces: the namespaces of the providers that an upstream may answer for.
    public init(
        file: String? = nil,
        upstreamNamespaces: [String],
        workingDirectory: String = Self.processDirectory,
        variable: @escaping @Sendable (String) -> String? = Self.processVariable,
        variableNames: @escaping @Sendable () -> [String] = Self.processVariableNames
    ) {
        self.file = file
        self.upstreamNamespaces = upstreamNamespaces
        self.workingDirectory = workingDirectory
        self.variableNames = variableNames
        self.variable = { name in variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    }

    /// Returns a search that reads one file and nothing else.
    public static func inFile(_ path: String, upstreamNamespaces: [String]) -> Self {
        Self(
            file: path,
            upstreamNamespaces: upstreamNamespaces,
            variable: { $0 == credentialsVariable ? processVariable($0) : nil },
            variableNames: { [] }
        )
    }

    /// Reads the configuration.
    ///
    /// - Throws: ``ConfigurationFailure`` with all of its errors.
    public func load() throws(ConfigurationFailure) -> EffectiveConfiguration { try Self.result(of: merge()) }

    /// Returns all errors of the configuration and of the files that hold certificates, keys and tokens.
    public func problems() -> [ConfigurationProblem] {
        let merge = merge()
        return merge.inOrder(merge.allProblems + merge.configuration.fileProblems())
    }

    /// Reads a text as if it were the only file.
    package static func load(_ bytes: [UInt8], named path: String) throws(ConfigurationFailure)
        -> EffectiveConfiguration
    {
        var merge = ConfigurationMerge(directory: "/", credentials: nil, upstreamNamespaces: [])
        merge.add(ConfigurationFile(path: path, bytes: bytes))
        return try result(of: merge)
    }

    private func merge() -> ConfigurationMerge {
        var merge = ConfigurationMerge(
            directory: workingDirectory,
            credentials: variable(Self.credentialsVariable),
            upstreamNamespaces: upstreamNamespaces
        )
        for file in files { merge.add(file: file) }
        if only == nil, let projectFile { merge.refuseUnsafeSettings(from: projectFile) }
        merge.addVariables(variable)
        merge.reportMisspelledVariables(among: variableNames())
        for flag in flags { merge.add(flag) }
        return merge
    }

    private static func result(of merge: ConfigurationMerge) throws(ConfigurationFailure) -> EffectiveConfiguration {
        let problems = merge.allProblems
        guard problems.isEmpty else { throw ConfigurationFailure(problems) }
        return merge.configuration
    }

    /// The file named as the only one to read.
    private var only: String? { file ?? variable(Self.fileVariable) }

    /// The files that are read, the least specific first.
    public var files: [String] {
        if let only { return [only] }
        return [systemFile, userFile].compactMap(\.self).filter(Self.exists) + [projectFile].compactMap(\.self)
    }

    private var userFile: String? { userDirectory.map { "\($0)/headword.toml" } }

    /// The directory of the system-wide file.
    var systemDirectory: String {
        String(systemFile.prefix(upTo: systemFile.lastIndex(of: "/") ?? systemFile.startIndex))
    }

    /// The directory of the user's file; nil if the environment does not determine it.
    var userDirectory: String? {
        // The XDG Base Directory Specification requires relative paths to be ignored.
        let home = variable("HOME").map { "\($0)/.config" }
        let directory = variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
        return directory.map { "\($0)/headword" }
    }

    /// The project's file: the nearest one in the working directory or above it, up to the home directory or else the
    /// root.
    private var projectFile: String? {
        var directory = workingDirectory[...]
        while true {
            let file = "\(directory)/.headword.toml"
            if Self.exists(file), Self.isTrusted(file) { return file }
            guard !directory.isEmpty, String(directory) != variable("HOME"), let slash = directory.lastIndex(of: "/")
            else {
                return nil
            }
            directory = directory[..<slash]
        }
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether a file belongs to the current user or the system: anybody can put one into a directory such as `/tmp`.
    private static func isTrusted(_ path: String) -> Bool {
        guard let owner = (try? FileStatus(of: path, followingLinks: false))?.owner else { return false }
        return owner == geteuid() || owner == 0
    }
}

extension ConfigurationSearch {
    /// The variable that names the only file to read.
    static let fileVariable = "HEADWORD_CONFIG"
    private static let credentialsVariable = "CREDENTIALS_DIRECTORY"

    /// The working directory of this process.
    public static var processDirectory: String { Directory.current ?? "." }

    /// Returns the value of an environment variable of this process.
    public static func processVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Returns the names of the environment variables of this process.
    public static func processVariableNames() -> [String] {
        var entry = environ
        var names: [String] = []
        while let text = entry.pointee {
            names.append(String(String(cString: text).prefix { $0 != "=" }))
            entry += 1
        }
        return names
    }
}
