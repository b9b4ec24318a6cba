// The parts of Node that the client uses, so that it compiles without @types/node. If you have that, omit this file.

declare const Buffer: { concat(parts: Uint8Array[]): { toString(encoding: "utf8"): string } };

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(event: "abort", listener: () => void, options?: { once: boolean }): void;
  removeEventListener(event: "abort", listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare function setTimeout(action: () => void, milliseconds: number): object;
declare function clearTimeout(timer: object | undefined): void;
declare const console: { log(line: string): void };
declare const process: { argv: string[]; stdin: AsyncIterable<string> & { setEncoding(encoding: "utf8"): void } };

declare module "node:net" {
  interface Socket {
    readonly writableNeedDrain: boolean;
    setNoDelay(): void;
    write(text: string): boolean;
    destroy(): void;
    on(event: "data", listener: (chunk: Uint8Array) => void): void;
    on(event: "end" | "close", listener: () => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    once(event: "connect" | "secureConnect" | "drain", listener: () => void): void;
  }
  function connect(where: { host: string; port: number } | { path: string }): Socket;
}

declare module "node:tls" {
  import type { Socket } from "node:net";
  interface ConnectionOptions {
    host?: string;
    port?: number;
    ca?: string | Uint8Array;
    cert?: string | Uint8Array;
    key?: string | Uint8Array;
    servername?: string;
  }
  function connect(options: ConnectionOptions): Socket;
}

declare module "node:child_process" {
  import type { Socket } from "node:net";
  interface ChildProcess {
    readonly stdin: Pick<Socket, "writableNeedDrain" | "write" | "on" | "once"> & { end(): void };
    readonly stdout: Pick<Socket, "on">;
    kill(signal: "SIGKILL"): void;
    once(event: "spawn" | "exit", listener: () => void): void;
    once(event: "error", listener: (error: Error) => void): void;
  }
  function spawn(program: string, args: string[], options: { stdio: ["pipe", "pipe", "inherit"] }): ChildProcess;
}

declare module "node:fs" {
  function readFileSync(path: string): Uint8Array;
}
