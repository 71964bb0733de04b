/** Fetches suggestions, debounced; a newer request aborts the one before. */
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price-on-wire.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import type { Suggestions } from './suggestions.ts';

/** Longer than the pause between two letters of fluent typing. */
const DEBOUNCE_MS = 150;

const none: Suggestions = { queries: [], products: [] };

type SuggestionsOnWire = { queries: string[]; products: OnWire<Product>[] };

function fromWire({ queries, products }: SuggestionsOnWire): Suggestions {
  return { queries, products: products.map((product) => priceFromWire<Product>(product)) };
}

/** `onSuggestions` gets the response to the newest request; an empty one where the shop cannot be reached. */
export function createSuggestionClient(onSuggestions: (suggestions: Suggestions) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  async function load(text: string, { signal }: AbortController): Promise<void> {
    try {
      const response = await fetch(`/api/products/suggestions?q=${encodeURIComponent(text)}`, {
        signal,
      });
      const suggestions = response.ok ? fromWire(await response.json()) : none;
      if (!signal.aborted) onSuggestions(suggestions);
    } catch {
      // Aborted, or offline: the search box works without suggestions.
      if (!signal.aborted) onSuggestions(none);
    }
  }

  function cancel(): void {
    clearTimeout(timer);
    controller.abort();
  }

  return {
    /** Replaces the request before. */
    request(text: string): void {
      cancel();
      controller = new AbortController();
      const current = controller;
      if (text.trim() === '') onSuggestions(none);
      else timer = setTimeout(() => void load(text, current), DEBOUNCE_MS);
    },
    cancel,
  };
}
