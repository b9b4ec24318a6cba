import { Connection } from "./connection.js";
import { ClientClosed, ConnectionLost, DeadlinePassed, HeadwordError, RPCError } from "./errors.js";
import { Namespaces, type CallOptions } from "./methods.js";
import { program, secureSocket, socket, type Opener, type TLSOptions } from "./streams.js";
import { backoff, pause, unless, type Signal } from "./waiting.js";

const retries = 3;

export interface ClientOptions {
  /** The token, if the server requires one. */
  token?: string;
  /** The time limit in seconds for calls without their own; 30 if absent. */
  timeout?: number;
}

/**
 * Calls a server over one connection, which is opened when it is needed and reopened when it breaks.
 *
 * All methods only read, so a call is sent once more if its connection broke, and again later if the server says so.
 * The deadline and the signal of a call end all its attempts.
 */
export class Client extends Namespaces {
  readonly #open: Opener;
  readonly #options: ClientOptions;
  readonly #closing = new AbortController();
  readonly #calls = new Set<AbortController>();
  #connection: Connection | undefined;
  #connecting: Promise<Connection> | undefined;
  #waiting = 0;
  #failures = 0;
  #trouble = "";

  constructor(open: Opener, options: ClientOptions = {}) {
    super();
    this.#open = open;
    this.#options = options;
  }

  /** A client of a server at this address. */
  static tcp(port = 7878, host = "127.0.0.1", options?: ClientOptions): Client {
    return new Client(socket({ host, port }), options);
  }

  /** A client of a server with TLS at this address. */
  static tls(port: number, host: string, tls: TLSOptions = {}, options?: ClientOptions): Client {
    return new Client(secureSocket({ host, port }, tls), options);
  }

  /** A client of a server at this socket. */
  static unix(path: string, options?: ClientOptions): Client {
    return new Client(socket({ path }), options);
  }

  /** A client that starts its server when it is needed. */
  static stdio(command = "headword", args = ["serve", "--stdio"], options?: ClientOptions): Client {
    return new Client(program(command, args), options);
  }

  /** Closes the connection; calls that wait for answers fail. */
  async close(): Promise<void> {
    const failure = new ClientClosed("The client was closed.");
    this.#closing.abort(failure);
    for (const call of this.#calls) call.abort(failure);
    await this.#connection?.close(failure);
    await this.#connecting?.catch(() => {});
  }

  /** Calls any method. */
  async call<Result>(method: string, parameters: object = {}, options: CallOptions = {}): Promise<Result> {
    const seconds = options.timeout ?? this.#options.timeout ?? 30;
    const call = new AbortController();
    const timer = setTimeout(() => {
      const message = `There was no answer to '${method}' within ${seconds} s.${this.#trouble}`;
      call.abort(new DeadlinePassed(message));
    }, seconds * 1000);
    const cancel = (): void => call.abort(options.signal?.reason);
    options.signal?.addEventListener("abort", cancel, { once: true });
    this.#calls.add(call);
    try {
      if (options.signal?.aborted) cancel();
      if (this.#closing.signal.aborted) call.abort(this.#closing.signal.reason);
      return (await this.#persist(method, parameters, call.signal, Date.now() + seconds * 1000)) as Result;
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", cancel);
      this.#calls.delete(call);
    }
  }

  async #persist(method: string, parameters: object, signal: Signal, deadline: number): Promise<unknown> {
    for (let isSentAgain = false, retried = 0; ; ) {
      const connection = await this.#openConnection(signal);
      try {
        return await connection.answer(method, parameters, signal);
      } catch (error) {
        if (error instanceof ConnectionLost && !isSentAgain) {
          isSentAgain = true;
        } else if (error instanceof RPCError && error.data.retryable === true && retried < retries) {
          const { retryAfter } = error;
          const milliseconds = retryAfter === undefined ? backoff(retried) : retryAfter * 1000;
          if (Date.now() + milliseconds >= deadline) throw error;
          retried += 1;
          await pause(milliseconds, signal);
        } else {
          throw error;
        }
      }
    }
  }

  async #openConnection(signal: Signal): Promise<Connection> {
    if (this.#connection?.isOpen) return this.#connection;
    this.#waiting += 1;
    try {
      this.#connecting ??= this.#connect().finally(() => (this.#connecting = undefined));
      return await unless(signal, this.#connecting);
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Tries until there is a connection or no call waits for one. */
  async #connect(): Promise<Connection> {
    if (this.#connection) {
      this.#failures = this.#connection.wasUseful ? 0 : this.#failures + 1;
      await this.#connection.close(new ConnectionLost("The connection broke."));
      this.#connection = undefined;
    }
    do {
      if (this.#failures > 0) await pause(backoff(this.#failures - 1), this.#closing.signal);
      try {
        const connection = new Connection(await this.#open(), this.#options.token);
        this.#trouble = "";
        this.#connection = connection;
        if (this.#closing.signal.aborted) await connection.close(new ClientClosed("The client was closed."));
        return connection;
      } catch (error) {
        if (error instanceof HeadwordError) throw error;
        this.#failures += 1;
        this.#trouble = ` The server cannot be reached: ${(error as Error).message}`;
      }
    } while (this.#waiting > 0);
    throw new ConnectionLost("No call waits for a connection.");
  }
}
