/** Caches a value that is read from the catalogue until the catalogue changes. */
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';

/** Reads again after each announced change, and after `maxAgeMs`: the database may change too. */
export function cacheUntilCatalogueChange<Value>(
  read: () => Promise<Value>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
  maxAgeMs: number,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; untilMs: number } | null = null;

  function invalidate(): void {
    cached = null;
  }

  live.onCatalogueChange(invalidate);
  return () => {
    if (cached && Date.now() < cached.untilMs) return cached.value;
    const value = read();
    cached = { value, untilMs: Date.now() + maxAgeMs };
    // Those who wait for it get the error; the next call reads again.
    value.catch(invalidate);
    return value;
  };
}
