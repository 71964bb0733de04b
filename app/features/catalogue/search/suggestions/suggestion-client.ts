/** Asks the shop for suggestions: the newest question only, and not at every letter. */
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price-on-wire.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import type { Suggestions } from './suggestions.ts';

/** Between two letters of somebody who types without a stop. */
const PAUSE_MS = 150;

const none: Suggestions = { queries: [], products: [] };

type SuggestionsOnWire = { queries: string[]; products: OnWire<Product>[] };

function fromWire({ queries, products }: SuggestionsOnWire): Suggestions {
  return { queries, products: products.map((product) => priceFromWire<Product>(product)) };
}

/** `onSuggestions` gets the answer to the newest query; an empty one where the shop cannot be reached. */
export function createSuggestionClient(onSuggestions: (suggestions: Suggestions) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function ask(text: string, { signal }: AbortController): Promise<void> {
    try {
      const answer = await fetch(`/api/products/suggestions?q=${encodeURIComponent(text)}`, {
        signal,
      });
      const suggestions = answer.ok ? fromWire(await answer.json()) : none;
      if (!signal.aborted) onSuggestions(suggestions);
    } catch {
      // Overtaken by the next letter, or offline: a search box needs no suggestions.
      if (!signal.aborted) onSuggestions(none);
    }
  }

  function cancel(): void {
    clearTimeout(timer);
    asking.abort();
  }

  return {
    /** Forgets the question before. */
    ask(text: string): void {
      cancel();
      asking = new AbortController();
      const current = asking;
      if (text.trim() === '') onSuggestions(none);
      else timer = setTimeout(() => void ask(text, current), PAUSE_MS);
    },
    cancel,
  };
}
