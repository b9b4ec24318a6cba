internal import HeadwordFiles
internal import HeadwordObjectStore

/// A file or an object that would be read.
package struct ListedText: Sendable {
    /// Its path or address.
    package let path: String
    /// Its size in bytes; nil if unknown.
    package let size: Int?
    /// What differs if the contents differ: the time of the last change, or the entity tag of an object; nil if unknown.
    package let version: String?

    /// Calls `body` with each of the files and objects in places, in the order in which they are read.
    ///
    /// - Throws: ``CorpusFailure`` if a path does not exist or a directory cannot be read, and what `body` throws.
    package static func forEach(in places: [TextPlace], _ body: (ListedText) throws -> Void) throws {
        var files = FileWalk(places)
        while let file = try files.next() {
            if file.isOfText { try body(ListedText(file)) }
        }
    }

    private init(_ file: FileWalk.File) {
        path = file.path
        size = file.size
        version = file.object?.description.version ?? (try? FileStatus(of: file.path))?.timeOfChange
    }
}
