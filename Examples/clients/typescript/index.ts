export { Client, type ClientOptions } from "./client.js";
export { ClientClosed, ConnectionLost, DeadlinePassed, HeadwordError, RPCError } from "./errors.js";
export type { CallOptions } from "./methods.js";
export type { ByteReader, ByteWriter, Opener, Streams, TLSOptions } from "./streams.js";
export type { Signal } from "./waiting.js";
export * from "./types.js";
