import Glibc
import HeadwordCommandLine
import HeadwordFiles

/// The files of a new provider, and the commands to use them.
struct ProviderTemplate {
    /// A file to create.
    struct File {
        var path: String
        var contents: String
        var isExecutable = false
    }

    var files: [File]
    /// The commands to run next.
    var nextCommands: [String]

    /// Creates the files, unless one of them exists already.
    func make() throws {
        for file in files where access(file.path, F_OK) == 0 {
            throw CommandFailure(.usage, "headword: '\(file.path)' exists already and is left unchanged")
        }
        for file in files { try file.make() }
    }
}

extension ProviderTemplate {
    /// Returns a drop-in like `Plugins/Echo`, in the checkout that contains a directory.
    static func swift(_ name: ProviderName, from directory: String) throws -> ProviderTemplate {
        let root = try checkout(around: directory)
        let prefix = root == "." ? "" : "\(root)/"
        var files: [File] = []
        for path in modelFiles {
            let contents = String(decoding: try Terminal.readFile(prefix + path), as: UTF8.self)
            files.append(File(path: prefix + path.naming(name), contents: contents.naming(name)))
        }
        return ProviderTemplate(
            files: files,
            nextCommands: [
                "make build",
                ".build/release/headword call \(name.namespace).text '{\"text\": \"hello\"}'",
                "swift test --filter \(name.type)Tests",
            ]
        )
    }

    /// Returns an external provider in Python, in a directory.
    static func python(_ name: ProviderName, in directory: String) -> ProviderTemplate {
        let path = "\(directory)/\(name.namespace).py"
        let contents = String(decoding: PackageResources.provider_py, as: UTF8.self)
        return ProviderTemplate(
            files: [
                File(path: path, contents: contents.replacing("sample", with: name.namespace), isExecutable: true)
            ],
            nextCommands: [
                "headword provider check \(path)",
                "headword call --provider \(path) \(name.namespace).text '{\"text\": \"hello\"}'",
            ]
        )
    }

    /// The files of the drop-in that serve as the template.
    private static let modelFiles = ["Plugins/Echo/EchoProvider.swift", "Tests/Plugins/Echo/EchoTests.swift"]

    /// Returns the checkout of Headword that contains a directory.
    private static func checkout(around directory: String) throws -> String {
        var root = directory
        for _ in 0..<64 {
            if modelFiles.allSatisfy({ access("\(root)/\($0)", R_OK) == 0 }) { return root }
            root = root == "." ? ".." : "\(root)/.."
        }
        throw CommandFailure(
            .usage,
            "headword: '\(directory)' is not inside a checkout of Headword: neither it nor a directory above it has \(modelFiles[0])"
        )
    }
}

extension ProviderTemplate.File {
    fileprivate func make() throws {
        do {
            if let slash = path.lastIndex(of: "/") { try Directory.makeWithParents(String(path[..<slash])) }
            try HeadwordFiles.File.write(
                contents.utf8,
                to: path,
                isNew: true,
                permissions: isExecutable ? 0o755 : 0o644
            )
        } catch {
            throw CommandFailure(.usage, "headword: '\(error.path)' cannot be created: \(error.reason)")
        }
    }
}

extension String {
    /// Returns the text with the template's name replaced by a provider's name.
    fileprivate func naming(_ name: ProviderName) -> String {
        replacing("Echo", with: name.type).replacing("echo", with: name.namespace)
    }
}
