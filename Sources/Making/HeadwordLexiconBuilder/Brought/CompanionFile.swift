internal import HeadwordFiles

/// Finds a file that belongs to another one.
enum CompanionFile {
    /// Returns the path with the first of some extensions with which there is a file.
    ///
    /// - Throws: ``ImportFailure`` if there is none.
    static func path(_ stem: String, _ extensions: [String]) throws -> String {
        let paths = extensions.map { stem + $0 }
        guard let path = paths.first(where: { (try? FileStatus(of: $0))?.isRegular == true }) else {
            let others = extensions.dropFirst().map { " or \($0)" }.joined()
            throw ImportFailure(paths.first ?? stem, "there is no such file\(others) next to the file that was given")
        }
        return path
    }
}
