/// A value with a form in the file. Reading and writing stand together, member by member in one order.
package protocol Stored {
    /// Reads the value.
    init(from reader: inout ByteReader) throws(ByteReader.Failure)
    /// Writes the value.
    func store(in writer: inout ByteWriter)
}
