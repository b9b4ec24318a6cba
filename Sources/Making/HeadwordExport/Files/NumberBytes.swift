extension Array<UInt8> {
    /// Appends a number of two bytes, the lowest first.
    mutating func append(little number: UInt16) { Swift.withUnsafeBytes(of: number.littleEndian) { self += $0 } }

    /// Appends a number of four bytes, the lowest first.
    mutating func append(little number: UInt32) { Swift.withUnsafeBytes(of: number.littleEndian) { self += $0 } }

    /// Appends a number of four bytes, the highest first.
    mutating func append(big number: UInt32) { Swift.withUnsafeBytes(of: number.bigEndian) { self += $0 } }
}
