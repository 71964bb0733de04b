/** Limits how many guests are made, by client and minute, in the memory of this process. */
import type { RateLimit } from './rate-limits.server.ts';

/** New guests of one client: a shared address has far fewer, and each of them is a row for weeks. */
export const GUEST_LIMIT: RateLimit = { windowSeconds: 60, max: 300 };

export type GuestLimiter = {
  /** Reserves a guest for this client; null when it has made too many. `release` if none was made. */
  reserve(network: string): { release(): void } | null;
};

type Window = { count: number; endsAtMs: number };

/** `now` is in milliseconds and never goes back. */
export function createGuestLimiter(
  { windowSeconds, max }: RateLimit,
  now: () => number = () => performance.now(),
): GuestLimiter {
  const windows = new Map<string, Window>();
  let sweptAtMs = now();

  /** Once a window: the memory is bounded by the clients of two windows. */
  function forgetEnded(atMs: number): void {
    if (atMs - sweptAtMs < windowSeconds * 1_000) return;
    sweptAtMs = atMs;
    for (const [network, { endsAtMs }] of windows) {
      if (endsAtMs <= atMs) windows.delete(network);
    }
  }

  function windowOf(network: string, atMs: number): Window {
    const known = windows.get(network);
    if (known && known.endsAtMs > atMs) return known;
    const fresh = { count: 0, endsAtMs: atMs + windowSeconds * 1_000 };
    windows.set(network, fresh);
    return fresh;
  }

  return {
    reserve(network) {
      const atMs = now();
      forgetEnded(atMs);
      const window = windowOf(network, atMs);
      if (window.count >= max) return null;
      window.count += 1;
      return {
        release() {
          window.count -= 1;
        },
      };
    },
  };
}
