/** A call failed. */
export class HeadwordError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The members of an error in addition to its message. */
export interface ErrorData {
  status?: number;
  reason?: string;
  method?: string;
  parameter?: string;
  value?: unknown;
  allowed?: string[];
  suggestions?: string[];
  retryable?: boolean;
  retryAfter?: number;
  [name: string]: unknown;
}

/** The server answered with an error. */
export class RPCError extends HeadwordError {
  readonly code: number;
  readonly data: ErrorData;

  constructor(error: { code?: number; message?: string; data?: unknown }) {
    super(error.message ?? "The server gave no message.");
    this.code = error.code ?? 0;
    this.data = typeof error.data === "object" && error.data !== null ? (error.data as ErrorData) : {};
  }

  get status(): number | undefined {
    return this.data.status;
  }
  get reason(): string | undefined {
    return this.data.reason;
  }
  get parameter(): string | undefined {
    return this.data.parameter;
  }
  get suggestions(): string[] {
    return this.data.suggestions ?? [];
  }
  /** The seconds to wait before another attempt. */
  get retryAfter(): number | undefined {
    return this.data.retryAfter;
  }
}

/** The connection broke, and broke again when the call was sent a second time. */
export class ConnectionLost extends HeadwordError {}

/** There was no answer in time. */
export class DeadlinePassed extends HeadwordError {}

/** The client was closed before there was an answer. */
export class ClientClosed extends HeadwordError {}
