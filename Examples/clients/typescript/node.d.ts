// What the client uses of Node, so that it compiles without @types/node. Where you have that, leave this file out.

declare class Buffer {
  static concat(parts: Buffer[]): Buffer;
  readonly length: number;
  indexOf(byte: number, start?: number): number;
  subarray(start?: number, end?: number): Buffer;
  toString(encoding: "utf8"): string;
}

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

interface ByteReader {
  on(event: "data", listener: (chunk: Buffer) => void): void;
  on(event: "end" | "close", listener: () => void): void;
  on(event: "error", listener: (error: Error) => void): void;
}

interface ByteWriter {
  readonly writableNeedDrain: boolean;
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  once(event: "drain", listener: () => void): void;
  on(event: "error", listener: (error: Error) => void): void;
}

declare module "node:net" {
  interface Socket extends ByteReader, ByteWriter {
    setNoDelay(): void;
    on(event: "data", listener: (chunk: Buffer) => void): void;
    on(event: "end" | "close", listener: () => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    once(event: "connect" | "drain", listener: () => void): void;
  }
  function connect(where: { host: string; port: number } | { path: string }): Socket;
}

declare module "node:child_process" {
  interface ChildProcess {
    readonly stdin: ByteWriter;
    readonly stdout: ByteReader;
    kill(signal: "SIGKILL"): void;
    once(event: "spawn" | "exit", listener: () => void): void;
    once(event: "error", listener: (error: Error) => void): void;
  }
  function spawn(program: string, args: string[], options: { stdio: ["pipe", "pipe", "inherit"] }): ChildProcess;
}
