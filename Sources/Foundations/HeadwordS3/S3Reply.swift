internal import HeadwordXML
internal import NIOCore
internal import NIOHTTP1

/// What a store answers.
struct S3Reply: Sendable {
    /// The maximum length of an answer that is no object, in bytes: a list of a thousand keys of the greatest length.
    static let longest = 8 << 20

    var status: Int
    var headers: HTTPHeaders
    var body: ByteBuffer

    /// Returns the value of a header.
    func header(_ name: String) -> String? { headers.first(name: name) }

    var isSuccess: Bool { (200..<300).contains(status) }

    /// Returns the texts of an XML document's elements, by their names.
    ///
    /// - Throws: an error if the body is not such a document.
    func elements(_ body: (_ path: [String], _ text: String) -> Void) throws {
        var rest = Optional(self.body)
        var reader = XMLReader { bytes in
            guard let buffer = rest.take() else { return false }
            bytes += buffer.readableBytesView
            return true
        }
        var (path, text) = ([String](), "")
        while let event = try reader.next() {
            switch event {
            case .start(let element):
                path.append(element.name)
                text = ""
            case .text(let more): text += more
            case .end:
                body(path, text)
                path.removeLast()
                text = ""
            }
        }
    }

    /// The code of the error that the store reports, such as `NoSuchKey`, and the region that it names; nil if the answer
    /// is no such report.
    var error: (code: String, region: String?)? {
        var (code, region): (String?, String?) = (nil, header("x-amz-bucket-region"))
        do {
            try elements { path, text in
                if path == ["Error", "Code"] { code = text }
                if path == ["Error", "Region"] { region = text }
            }
        } catch { return nil }
        // Nothing else of a report is shown: it may quote what was signed.
        guard let code, code.utf8.count <= 64, code.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
        return (code, region)
    }
}
