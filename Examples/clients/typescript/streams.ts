import { spawn } from "node:child_process";
import { connect } from "node:net";
import { HeadwordError } from "./errors.js";

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
        resolve({ reader: socket, writer: socket, close: async () => socket.destroy() });
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
