/** The parts of an AbortSignal that the client uses. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(event: "abort", listener: () => void, options?: { once: boolean }): void;
  removeEventListener(event: "abort", listener: () => void): void;
}

/** Returns the value of a promise, or throws the reason of the signal if that is aborted first. */
export async function unless<Value>(signal: Signal, promise: Promise<Value>): Promise<Value> {
  let abort = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Waits for some milliseconds. */
export async function pause(milliseconds: number, signal: Signal): Promise<void> {
  let timer: object | undefined;
  try {
    await unless(signal, new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds))));
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds to wait before an attempt: longer each time, up to 2000, and not in step with other clients. */
export function backoff(attempt: number): number {
  return Math.min(50 * 2 ** attempt, 2000) * (0.5 + Math.random() / 2);
}
