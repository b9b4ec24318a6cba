import { ConnectionLost, HeadwordError, RPCError } from "./errors.js";
import type { Streams } from "./streams.js";
import { unless, type Signal } from "./waiting.js";

const longestLine = 16 << 20;
const newline = 10;

interface Pending {
  resolve(result: unknown): void;
  reject(error: HeadwordError): void;
}

interface Answer {
  id?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** Sends calls and passes each its answer. A broken connection is not reopened. */
export class Connection {
  /** Whether the server has sent any answer. */
  wasUseful = false;
  readonly #streams: Streams;
  readonly #pending = new Map<number, Pending>();
  readonly #closed: Promise<void>;
  #whenBroken: () => void = () => {};
  #failure: HeadwordError | undefined;
  #drained: Promise<void> | undefined;
  #lastID = 0;
  #parts: Uint8Array[] = [];
  #length = 0;

  constructor(streams: Streams, token: string | undefined) {
    this.#streams = streams;
    this.#closed = new Promise<void>((broken) => (this.#whenBroken = broken)).then(() => streams.close());
    streams.reader.on("data", (chunk) => this.#read(chunk));
    for (const event of ["end", "close"] as const) {
      streams.reader.on(event, () => this.break(new ConnectionLost("The server closed the connection.")));
    }
    for (const stream of [streams.reader, streams.writer]) {
      stream.on("error", (error) => this.break(new ConnectionLost(`The connection broke: ${error.message}`)));
    }
    if (token !== undefined) this.#write({ id: "token", method: "server.authenticate", params: { token } });
  }

  get isOpen(): boolean {
    return this.#failure === undefined;
  }

  /** The result of a call. If the caller no longer waits, the server is told to cancel it. */
  async answer(method: string, params: object, signal: Signal): Promise<unknown> {
    await this.#room(signal);
    if (this.#failure) throw this.#failure;
    const id = ++this.#lastID;
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#write({ id, method, params });
    try {
      return await unless(signal, answer);
    } catch (error) {
      if (signal.aborted && this.isOpen && this.#pending.has(id)) {
        this.#write({ method: "$/cancelRequest", params: { id } });
      }
      throw error;
    } finally {
      this.#pending.delete(id);
    }
  }

  /** Waits until the streams are closed. */
  async close(failure: HeadwordError): Promise<void> {
    this.break(failure);
    await this.#closed;
  }

  break(failure: HeadwordError): void {
    if (this.#failure) return;
    this.#failure = failure;
    this.#parts = [];
    for (const { reject } of this.#pending.values()) reject(failure);
    this.#whenBroken();
  }

  /** Waits until the server has read enough of the earlier messages. */
  async #room(signal: Signal): Promise<void> {
    const { writer } = this.#streams;
    if (!this.isOpen || !writer.writableNeedDrain) return;
    this.#drained ??= Promise.race([
      new Promise<void>((resolve) => writer.once("drain", resolve)),
      this.#closed,
    ]).finally(() => (this.#drained = undefined));
    await unless(signal, this.#drained);
  }

  #write(message: object): void {
    this.#streams.writer.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
  }

  #read(chunk: Uint8Array): void {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0 && this.isOpen; end = chunk.indexOf(newline, start)) {
      this.#receive(Buffer.concat([...this.#parts, chunk.subarray(start, end)]).toString("utf8"));
      this.#parts = [];
      this.#length = 0;
      start = end + 1;
    }
    if (!this.isOpen || start === chunk.length) return;
    this.#parts.push(chunk.subarray(start));
    this.#length += chunk.length - start;
    if (this.#length > longestLine) this.break(new ConnectionLost("The server sent a line of more than 16 MiB."));
  }

  #receive(line: string): void {
    let answer: Answer | null;
    try {
      answer = JSON.parse(line) as Answer | null;
    } catch {
      return this.break(new ConnectionLost("The server sent something other than an answer."));
    }
    if (answer?.error && answer.id == null) {
      return this.break(new RPCError(answer.error)); // The server refuses the connection, not a call.
    }
    this.wasUseful = true;
    const pending = typeof answer?.id === "number" ? this.#pending.get(answer.id) : undefined;
    if (!answer || !pending) return;
    if (answer.error) pending.reject(new RPCError(answer.error));
    else pending.resolve(answer.result);
  }
}
