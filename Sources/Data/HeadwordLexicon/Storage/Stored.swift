package import HeadwordBytes

/// A value that can be stored in the file. Its members are read and written in the same order.
package protocol Stored {
    /// Reads the value.
    init(from reader: inout ByteReader) throws(ByteReader.Failure)
    /// Writes the value.
    func store(in writer: inout ByteWriter)
}
