/** Caches what is read from the catalogue until the catalogue changes. */
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';

/**
 * Reads again after each announced change. One older than `maxAgeMs` is returned once more while it is
 * read again: the database may change without an announcement too.
 */
export function cacheUntilCatalogueChange<Value>(
  read: () => Promise<Value>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
  maxAgeMs: number,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; untilMs: number } | null = null;

  function invalidate(): void {
    cached = null;
  }

  /** Those who wait for it get its error; the next call reads again. */
  function load(): Promise<Value> {
    const value = read();
    cached = { value, untilMs: Date.now() + maxAgeMs };
    value.catch(invalidate);
    return value;
  }

  function reload(stale: Promise<Value>): void {
    const entry = { value: stale, untilMs: Date.now() + maxAgeMs };
    cached = entry;
    read().then(
      (value) => {
        // A change meanwhile may have made it old already.
        if (cached === entry) entry.value = Promise.resolve(value);
      },
      () => {
        if (cached === entry) invalidate();
      },
    );
  }

  live.onCatalogueChange(invalidate);
  return () => {
    if (cached === null) return load();
    const { value, untilMs } = cached;
    if (Date.now() >= untilMs) reload(value);
    return value;
  };
}

/** The same for many values, each by its key; of more than `maxEntries` the oldest is dropped. */
export function cacheEachUntilCatalogueChange<Value>(
  live: Pick<LiveHub, 'onCatalogueChange'>,
  { maxAgeMs, maxEntries }: { maxAgeMs: number; maxEntries: number },
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const cache = new Map<string, { value: Promise<Value>; untilMs: number }>();
  live.onCatalogueChange(() => cache.clear());

  /** For what was read: what failed, or was refused, drives nothing out. */
  function dropOldest(): void {
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
  }

  return (key, read) => {
    const cached = cache.get(key);
    if (cached && Date.now() < cached.untilMs) return cached.value;
    const entry = { value: read(), untilMs: Date.now() + maxAgeMs };
    cache.delete(key);
    cache.set(key, entry);
    entry.value.then(dropOldest, () => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.value;
  };
}
