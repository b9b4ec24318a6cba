import { spawn } from "node:child_process";
import { connect } from "node:net";
import { connect as connectTLS, type ConnectionOptions } from "node:tls";
import { HeadwordError } from "./errors.js";

/** What of a readable stream of Node the client uses. */
export interface ByteReader {
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** What of a writable stream of Node the client uses. */
export interface ByteWriter {
  readonly writableNeedDrain: boolean;
  write(text: string): boolean;
  once(event: "drain", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** How a server is reached over TLS. */
export interface TLSOptions {
  /** The authorities that the server's certificate must be from, in PEM; those of Node if absent. */
  ca?: string | Uint8Array;
  /** The client's certificate and its key, in PEM, if the server wants one. */
  cert?: string | Uint8Array;
  key?: string | Uint8Array;
  /** The name that the server's certificate must be for; the host if absent. */
  servername?: string;
}

/** Bytes to and from a server. */
export interface Streams {
  reader: ByteReader;
  writer: ByteWriter;
  /** Closes them, and ends the program that was started for them. */
  close(): Promise<void>;
}

export type Opener = () => Promise<Streams>;

/** Opens a socket: of a host and port, or of a path. */
export function socket(where: { host: string; port: number } | { path: string }): Opener {
  return () =>
    new Promise((resolve, reject) => {
      const socket = connect(where);
      socket.on("error", reject);
      socket.once("connect", () => {
        socket.setNoDelay();
        resolve({ reader: socket, writer: socket, close: async () => void socket.destroy() });
      });
    });
}

/** Opens a socket that speaks TLS. A certificate that is refused is not tried again. */
export function secureSocket(where: { host: string; port: number }, tls: TLSOptions): Opener {
  return () =>
    new Promise((resolve, reject) => {
      const socket = connectTLS({ ...tls, ...where } as ConnectionOptions);
      let isConnected = false;
      socket.once("connect", () => (isConnected = true));
      socket.on("error", (error: Error & { code?: string }) => {
        const isRefusal = isConnected && error.code !== "ECONNRESET";
        reject(isRefusal ? new HeadwordError(`The server's certificate is refused: ${error.message}`) : error);
      });
      socket.once("secureConnect", () => {
        socket.setNoDelay();
        resolve({ reader: socket, writer: socket, close: async () => void socket.destroy() });
      });
    });
}

/** Starts a program that serves its standard input and output. */
export function program(command: string, args: string[]): Opener {
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
      const ended = new Promise<void>((done) => child.once("exit", done));
      child.once("error", (error) => reject(new HeadwordError(`The server cannot be started: ${error.message}`)));
      child.once("spawn", () => {
        async function close(): Promise<void> {
          child.stdin.end();
          const force = setTimeout(() => child.kill("SIGKILL"), 5000);
          await ended;
          clearTimeout(force);
        }
        resolve({ reader: child.stdout, writer: child.stdin, close });
      });
    });
}
