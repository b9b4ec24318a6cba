internal import Glibc
internal import HeadwordFiles
internal import HeadwordLexicon

/// A file of a layer while it is changed. Lines that are not meant to change keep their bytes.
struct EditedFile {
    /// The path as people know it.
    let path: String
    /// The path to write: that of the file to which a link within the folder leads.
    private let target: String
    /// The permissions; nil if the file does not exist.
    private let permissions: UInt32?
    /// The byte order mark, if there is one.
    private let mark: [UInt8]
    /// The lines with their line ends.
    private var lines: [ArraySlice<UInt8>]
    private let lineEnd: [UInt8]
    private var isChanged = false
    /// The words of `words.txt`, once many were asked for; others are in no line.
    private var known: Set<String>?
    private var lookups = 0
    /// Whether the lines of `words.txt` are in the order of code points; nil if that is not known yet.
    private var isSorted: Bool?

    /// The number of words that are searched for in all lines before the words of all lines are read.
    private static let mostSearches = 8

    /// Reads a file, which need not exist.
    ///
    /// - Throws: ``LayerFailure`` if it cannot be read, or is a link that leads out of the folder.
    init(_ name: String, in directory: String) throws(LayerFailure) {
        path = "\(directory)/\(name)"
        target = try Self.target(of: path, in: directory)
        let contents = try Self.contents(of: target)
        permissions = contents?.permissions
        mark = contents?.bytes.starts(with: Self.byteOrderMark) == true ? Self.byteOrderMark : []
        lines = Self.lines(contents?.bytes ?? [], from: mark.count)
        lineEnd = lines.first?.suffix(2).elementsEqual("\r\n".utf8) == true ? Array("\r\n".utf8) : Array("\n".utf8)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Reads a file; nil if there is none.
    private static func contents(of path: String) throws(LayerFailure) -> (bytes: [UInt8], permissions: UInt32)? {
        do throws(FileFailure) {
            let permissions = try FileStatus(of: path).permissions
            return (try File.bytes(at: path, limit: LayerLimits.fileBytes), permissions)
        } catch {
            guard error.isMissing else { throw LayerFailure(error) }
            return nil
        }
    }

    /// Returns the path to write.
    private static func target(of path: String, in directory: String) throws(LayerFailure) -> String {
        guard let status = try? FileStatus(of: path, followingLinks: false), status.isLink else { return path }
        let target = try? File.resolved(path)
        guard let target, target.hasPrefix(directory + "/"), !target.dropFirst(directory.count + 1).contains("/")
        else { throw LayerFailure("\(path): it is a symbolic link that leads out of the folder; it is not followed") }
        return target
    }

    private static func lines(_ bytes: [UInt8], from start: Int) -> [ArraySlice<UInt8>] {
        bytes.withUnsafeBytes { buffer in
            var (lines, start): ([ArraySlice<UInt8>], Int) = ([], start)
            while start < buffer.count {
                let end = buffer.firstLineEnd(from: start)
                lines.append(bytes[start..<end])
                start = end
            }
            return lines
        }
    }

    /// Writes the file if it was changed.
    ///
    /// - Throws: ``LayerFailure`` if it cannot be written, or would be longer than a layer may be.
    func write() throws(LayerFailure) {
        guard isChanged else { return }
        let bytes = lines.reduce(into: mark) { $0 += $1 }
        guard bytes.count <= LayerLimits.fileBytes, lines.count <= LayerLimits.lines else {
            throw LayerFailure(
                "\(path): it would have \(lines.count) lines and \(bytes.count) bytes; at most \(LayerLimits.lines) lines "
                    + "and \(LayerLimits.fileBytes) bytes are allowed"
            )
        }
        do throws(FileFailure) {
            try File.replace(target, with: bytes, permissions: permissions)
        } catch {
            throw LayerFailure(error)
        }
    }

    /// Removes lines by their indices.
    mutating func remove(_ indices: [Int]) {
        for index in indices.reversed() { lines.remove(at: index) }
        if !indices.isEmpty { isChanged = true }
    }

    private mutating func insert(_ content: [UInt8], at index: Int) {
        if index > 0, lines[index - 1].last != UInt8(ascii: "\n") { lines[index - 1] += lineEnd }
        lines.insert((content + lineEnd)[...], at: index)
        isChanged = true
    }

    /// Returns a line without its line end.
    private func content(_ index: Int) -> ArraySlice<UInt8> {
        var line = lines[index]
        if line.last == UInt8(ascii: "\n") { line.removeLast() }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    /// Returns the indices of lines that may be about a word. Reading each line of a long file would take a while.
    private func candidates(for word: String, from first: Int) -> [Int] {
        let letters = Array(word.utf8.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
        return lines.indices.dropFirst(first).filter { index in
            letters.isEmpty || lines[index].withUnsafeBytes { $0.contains(letters) }
        }
    }
}

// MARK: - words.txt

extension EditedFile {
    /// Returns the lines of `words.txt` about a word.
    mutating func linesOfText(about word: String) -> [(index: Int, says: LayerWord)] {
        mayHave(word) ? foundLines(about: word) : []
    }

    private func foundLines(about word: String) -> [(index: Int, says: LayerWord)] {
        candidates(for: word, from: 0).compactMap { index in
            guard let says = try? WordsText.word(content(index)), says.word == word else { return nil }
            return (index, says)
        }
    }

    private mutating func mayHave(_ word: String) -> Bool {
        lookups += 1
        if known == nil, lookups > Self.mostSearches {
            known = Set(lines.indices.compactMap { (try? WordsText.word(content($0)))?.word })
        }
        return known?.contains(word) ?? true
    }

    /// Inserts a line into `words.txt` in the order of code points. Comments stay before the line that follows them.
    mutating func insert(_ line: String) {
        let bytes = Array(line.utf8)
        let place = isInOrder() ? placeInOrder(of: bytes) : firstPlace(of: bytes)
        let first = lines.firstIndex { !isRemark($0) } ?? lines.count
        insert(bytes, at: max(place, first))
        if let says = try? WordsText.word(bytes[...]) { known?.insert(says.word) }
    }

    private mutating func isInOrder() -> Bool {
        if let isSorted { return isSorted }
        let words = lines.indices.filter { !isRemark(lines[$0]) }
        let sorted = zip(words, words.dropFirst()).allSatisfy { order(content($0), content($1)) <= 0 }
        isSorted = sorted
        return sorted
    }

    /// Returns the place after the last line that does not come after a new one, by halving.
    private func placeInOrder(of bytes: [UInt8]) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = low + (high - low) / 2
            let next = lines[middle..<high].firstIndex { !isRemark($0) }
            if let next, order(content(next), bytes[...]) <= 0 { low = next + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the place before the first line that comes after a new one, and before the comments above that line.
    private func firstPlace(of bytes: [UInt8]) -> Int {
        var place = 0
        for index in lines.indices where !isRemark(lines[index]) {
            guard order(content(index), bytes[...]) <= 0 else { return place }
            place = index + 1
        }
        return place == 0 ? lines.count : place
    }

    /// Compares the bytes of lines: negative if the first comes first, 0 if they are equal.
    private func order(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
        first.withUnsafeBytes { first in second.withUnsafeBytes { first.order(to: $0) } }
    }

    /// Whether a line of `words.txt` is a comment or empty.
    private func isRemark(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return true }
        return "#\r\n".utf8.contains(first)
    }
}

// MARK: - words.tsv

extension EditedFile {
    /// Returns the lines of `words.tsv` about a word.
    ///
    /// - Throws: ``LayerFailure`` if the first line cannot be read.
    func linesOfTable(about word: String) throws(LayerFailure) -> [(index: Int, says: LayerWord)] {
        guard !lines.isEmpty else { return [] }
        let table = try table
        return candidates(for: word, from: 1).compactMap { index in
            guard let says = try? table.word(content(index), 0), says.word == word else { return nil }
            return (index, says)
        }
    }

    /// Appends a line to `words.tsv`. Columns that are missing are added to the first line.
    ///
    /// - Throws: ``LayerFailure`` if the first line cannot be read.
    mutating func append(_ cells: [WordsColumn: String]) throws(LayerFailure) {
        var columns = try lines.isEmpty ? [] : table.columns
        let named = WordsColumn.usual.filter { cells[$0] != nil }
        let missing = (named + cells.keys.filter { !named.contains($0) }.sorted { $0.name < $1.name })
            .filter { !columns.contains($0) }
        columns += missing
        if lines.isEmpty {
            insert(Array(columns.map(\.name).joined(separator: "\t").utf8), at: 0)
        } else if !missing.isEmpty {
            let end = lines[0].suffix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            lines[0] = lines[0].dropLast(end.count) + missing.flatMap { Array("\t\($0.name)".utf8) } + end
        }
        let line = columns.map { cells[$0]?.escapedCell ?? "" }.joined(separator: "\t")
        insert(Array(line.utf8), at: lines.count)
    }

    private var table: WordsTable {
        get throws(LayerFailure) {
            do throws(LayerFailure) {
                return try WordsTable(header: content(0), source: Layer.source(ofLayer: ""))
            } catch {
                throw LayerFailure("\(path):1: \(error.reason)")
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Returns the longest end whose bytes all pass.
    fileprivate func suffix(_ passes: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !passes($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the offset after the first line feed; the length if there is none.
    fileprivate func firstLineEnd(from start: Int) -> Int {
        guard let base = baseAddress, let end = memchr(base + start, 0x0A, count - start) else { return count }
        return UnsafeRawPointer(end) - base + 1
    }

    fileprivate func contains(_ bytes: [UInt8]) -> Bool {
        guard let base = baseAddress, let first = bytes.first else { return false }
        var start = base
        let end = base + count
        while start + bytes.count <= end, let found = memchr(start, Int32(first), end - start - bytes.count + 1) {
            if memcmp(found, bytes, bytes.count) == 0 { return true }
            start = UnsafeRawPointer(found) + 1
        }
        return false
    }

    /// Compares with other bytes: negative if these come first, 0 if they are equal.
    fileprivate func order(to other: UnsafeRawBufferPointer) -> Int {
        guard let own = baseAddress, let base = other.baseAddress else { return count - other.count }
        let order = memcmp(own, base, Swift.min(count, other.count))
        return order == 0 ? count - other.count : Int(order)
    }
}
