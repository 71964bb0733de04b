/** What the catalogue says of itself, read once for all who ask for it. */
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';

/**
 * As of the last change that the live hub announced, or `maxAgeMs` ago at most: then what was changed
 * past the shop, in the database itself, shows too.
 */
export function cacheUntilCatalogueChange<Value>(
  read: () => Promise<Value>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
  maxAgeMs: number,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; untilMs: number } | null = null;

  function forget(): void {
    cached = null;
  }

  live.onCatalogueChange(forget);
  return () => {
    if (cached && Date.now() < cached.untilMs) return cached.value;
    const value = read();
    cached = { value, untilMs: Date.now() + maxAgeMs };
    // Whoever waits for it hears of it; the next one tries again.
    value.catch(forget);
    return value;
  };
}
