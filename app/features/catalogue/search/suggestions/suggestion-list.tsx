import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { MarkedText } from '#app/features/catalogue/product/marked-text.tsx';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { PriceNote } from '#app/features/catalogue/product/price/price-note.tsx';
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { searchFor, searchPath } from '#app/features/catalogue/search/query/search-query.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './suggestions.ts';

export type ListState = {
  isOpen: boolean;
  /** The place of the option that Enter takes; null while the text itself is what counts. */
  active: number | null;
};

type KeyResult = ListState & {
  /** Whether the key has done its work here, so that the browser is not to do its own. */
  isTaken: boolean;
};

/** Longer than the pause between two letters of fluent typing. */
const DEBOUNCE_MS = 150;

const none: Suggestions = { queries: [], products: [] };

type SuggestionsOnWire = { queries: string[]; products: OnWire<Product>[] };

/** What the list shows of itself in the field. */
export type ShownSuggestions = { isOpen: boolean; activeId: string | undefined };

export type SuggestionListProps = {
  form: HTMLFormElement;
  listId: string;
  onChange: (shown: ShownSuggestions) => void;
};

const closed: ListState = { isOpen: false, active: null };

/** Where each suggestion leads, in the order of the list. */
function pathsOf({ queries, products }: Suggestions): string[] {
  return [...queries.map((text) => searchPath(searchFor(text))), ...products.map(productPath)];
}

function announcement(count: number): string {
  if (count === 0) return messages.noSuggestions;
  return messages.countSuggestions(count);
}

/** The list under the search box. It listens to the form's events and reports its state by `onChange`. */
export function SuggestionList({ form, listId, onChange }: SuggestionListProps) {
  const navigate = useNavigate();
  const [found, setFound] = useState<{ text: string; suggestions: Suggestions } | null>(null);
  const [state, setState] = useState(closed);
  const paths = found ? pathsOf(found.suggestions) : [];
  const isOpen = state.isOpen && paths.length > 0;
  const activeId = isOpen && state.active !== null ? `${listId}-${state.active}` : undefined;
  const latest = useRef({ state, paths, navigate });
  latest.current = { state: { ...state, isOpen }, paths, navigate };

  // At once, so that the field never names another option than the list shows as chosen.
  useLayoutEffect(() => onChange({ isOpen, activeId }), [onChange, isOpen, activeId]);

  useEffect(() => {
    let text = '';
    const client = createSuggestionClient((suggestions) => {
      setFound({ text, suggestions });
      setState({ isOpen: true, active: null });
    });
    function request(): void {
      text = String(new FormData(form).get('q') ?? '');
      client.request(text);
    }
    function close(): void {
      client.cancel();
      setState(closed);
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
      const { state: current, paths: currentPaths, navigate: go } = latest.current;
      const path = current.active === null ? undefined : currentPaths[current.active];
      if (event.key === 'Enter' && current.isOpen && path !== undefined) {
        event.preventDefault();
        close();
        void go(path);
        return;
      }
      const { isTaken, ...next } = pressKey(current, event, currentPaths.length);
      if (isTaken) event.preventDefault();
      setState(next);
    }
    form.addEventListener('input', request);
    form.addEventListener('keydown', onKeyDown);
    form.addEventListener('focusout', close);
    form.addEventListener('submit', close);
    // What was typed while this code was loading.
    const input = form.querySelector('input');
    if (input && input.value !== input.defaultValue) request();
    return () => {
      client.cancel();
      form.removeEventListener('input', request);
      form.removeEventListener('keydown', onKeyDown);
      form.removeEventListener('focusout', close);
      form.removeEventListener('submit', close);
    };
  }, [form]);

  const words = found ? typedWords(found.text) : [];
  const { queries, products } = found?.suggestions ?? { queries: [], products: [] };

  /** What an option needs besides what it shows; the focus stays in the field. */
  function option(index: number) {
    return {
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': state.active === index,
      className: `${styles.option} flex items-center target pointer gap-3`,
      onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
      onClick: () => {
        setState(closed);
        void navigate(paths[index] ?? '/');
      },
    } as const;
  }

  return (
    <>
      <span role="status" className="visually-hidden">
        {found && state.isOpen && found.text.trim() !== '' ? announcement(paths.length) : ''}
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label={messages.suggestions}
        hidden={!isOpen}
        className={styles.list}
      >
        {queries.map((text, index) => (
          <div key={text} {...option(index)}>
            <span className={`${styles.icon} muted`}>
              <SearchIcon />
            </span>
            <span className={styles.text}>
              <MarkedText text={text} words={words} />
            </span>
          </div>
        ))}
        {products.map((product, index) => (
          <div key={product.variant} {...option(queries.length + index)}>
            <span className={styles.picture} aria-hidden="true">
              <ProductPicture product={product} sizes="3em" />
            </span>
            <span className={styles.text}>
              <MarkedText text={product.title} words={words} />
            </span>{' '}
            <Price cents={product.priceCents} />
            <PriceNote note={product.unitPriceNote} />
          </div>
        ))}
      </div>
    </>
  );
}

function fromWire({ queries, products }: SuggestionsOnWire): Suggestions {
  return { queries, products: products.map((product) => priceFromWire<Product>(product)) };
}

/** `onSuggestions` gets the response to the newest request; an empty one where the shop cannot be reached. */
function createSuggestionClient(onSuggestions: (suggestions: Suggestions) => void) {
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

/** The next option in a cycle through the list and, after its end, the text field (null). */
function step(active: number | null, by: 1 | -1, count: number): number | null {
  const place = (active === null ? count : active) + by;
  const places = count + 1;
  const next = (place + places) % places;
  return next === count ? null : next;
}

/**
 * What a key does to the list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/); Enter on an option is for
 * the caller, who knows where it leads.
 */
export function pressKey(
  { isOpen, active }: ListState,
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  count: number,
): KeyResult {
  if (count === 0) return { isOpen, active, isTaken: false };
  switch (key) {
    case 'ArrowDown':
      if (altKey) return { isOpen: true, active, isTaken: true };
      return { isOpen: true, active: step(isOpen ? active : null, 1, count), isTaken: true };
    case 'ArrowUp':
      if (altKey) return { isOpen: false, active: null, isTaken: isOpen };
      return { isOpen: true, active: step(isOpen ? active : null, -1, count), isTaken: true };
    case 'Escape':
      // The first one closes the list, the next one is the browser's, which empties the field.
      return { isOpen: false, active: null, isTaken: isOpen };
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return { isOpen, active: null, isTaken: false };
    default:
      return { isOpen, active, isTaken: false };
  }
}
