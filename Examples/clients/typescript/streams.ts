import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectTLS, type ConnectionOptions } from "node:tls";
import { HeadwordError } from "./errors.js";

/** The parts of a readable stream of Node that the client uses. */
export interface ByteReader {
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** The parts of a writable stream of Node that the client uses. */
export interface ByteWriter {
  readonly writableNeedDrain: boolean;
  write(text: string): boolean;
  once(event: "drain", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** The settings for TLS: names of files in PEM format. Those that are not needed are absent. */
export interface TLSOptions {
  /** The certificate authorities to trust; those of Node if absent. */
  authorities?: string;
  /** The client certificate, if the server requires one. */
  certificate?: string;
  /** The key of the client certificate; in the same file if absent. */
  key?: string;
  /** The name that the server's certificate must have; the host if absent. */
  serverName?: string;
}

/** Bytes to and from a server. */
export interface Streams {
  reader: ByteReader;
  writer: ByteWriter;
  /** Closes the streams, and ends the program that was started for them. */
  close(): Promise<void>;
}

export type Opener = () => Promise<Streams>;

/** Opens a socket to a host and port, or to a path. */
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

/** Opens a socket with TLS. If the certificate is refused, there is no further attempt. */
export function secureSocket(where: { host: string; port: number }, tls: TLSOptions): Opener {
  const options: ConnectionOptions = { ...where };
  if (tls.authorities !== undefined) options.ca = readFileSync(tls.authorities);
  if (tls.certificate !== undefined) {
    options.cert = readFileSync(tls.certificate);
    options.key = readFileSync(tls.key ?? tls.certificate);
  }
  if (tls.serverName !== undefined) options.servername = tls.serverName;
  return () =>
    new Promise((resolve, reject) => {
      const socket = connectTLS(options);
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

/** Starts a program that serves on its standard input and output. */
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
