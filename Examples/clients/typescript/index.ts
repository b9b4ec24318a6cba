export { Client, type ClientOptions } from "./client.js";
export { ClientClosed, ConnectionLost, DeadlinePassed, HeadwordError, RPCError } from "./errors.js";
export type { CallOptions } from "./methods.js";
export * from "./types.js";
