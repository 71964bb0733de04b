/** Asks the shop for suggestions: the newest question only, and not at every letter. */
import type { Suggestions } from './suggestions.ts';

/** Between two letters of somebody who types without a stop. */
const PAUSE_MS = 150;

const none: Suggestions = { queries: [], products: [] };

/** `tell` hears the answer to the newest question; none where the shop cannot be reached. */
export function createSuggestionClient(tell: (suggestions: Suggestions) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function ask(text: string, { signal }: AbortController): Promise<void> {
    try {
      const answer = await fetch(`/api/products/suggestions?q=${encodeURIComponent(text)}`, {
        signal,
      });
      const suggestions: Suggestions = answer.ok ? await answer.json() : none;
      if (!signal.aborted) tell(suggestions);
    } catch {
      // Overtaken by the next letter, or offline: a search box needs no suggestions.
      if (!signal.aborted) tell(none);
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
      if (text.trim() === '') tell(none);
      else timer = setTimeout(() => void ask(text, current), PAUSE_MS);
    },
    cancel,
  };
}
