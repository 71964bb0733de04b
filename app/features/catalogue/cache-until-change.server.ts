/** What the catalogue says of itself, read once for all who ask for it. */
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';

/**
 * As of the last change that the live channel told of, or `keptMs` ago at most: then what was changed
 * past the shop, in the database itself, shows too.
 */
export function keepUntilChange<Value>(
  read: () => Promise<Value>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
  keptMs: number,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; untilMs: number } | null = null;

  function forget(): void {
    kept = null;
  }

  live.onCatalogueChange(forget);
  return () => {
    if (kept && Date.now() < kept.untilMs) return kept.value;
    const value = read();
    kept = { value, untilMs: Date.now() + keptMs };
    // Whoever waits for it hears of it; the next one tries again.
    value.catch(forget);
    return value;
  };
}
