/** Bounds the time of work that nobody knows. */

/** Rejects when `signal` is aborted, with its reason: what goes on after that is not waited for. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * Settles as the work does, or rejects once it has taken so long, or `stopping` is aborted; its signal is aborted then.
 * Work that throws at once rejects too.
 */
export async function withinTime<Value>(
  work: (signal: AbortSignal) => Value | Promise<Value>,
  maxMs: number,
  stopping?: AbortSignal,
): Promise<Value> {
  const time = new AbortController();
  const signal = stopping ? AbortSignal.any([stopping, time.signal]) : time.signal;
  const timer = setTimeout(
    () => time.abort(new Error(`It took longer than ${maxMs / 1_000} s`)),
    maxMs,
  );
  try {
    return await Promise.race([(async () => work(signal))(), untilAborted(signal)]);
  } finally {
    clearTimeout(timer);
  }
}
