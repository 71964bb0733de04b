import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The second key after `g`, and where it leads. */
const PLACES: Readonly<Record<string, string>> = { o: '/orders', p: '/products', t: '/' };

/** So long the second key may take. */
const SECOND_KEY_MS = 1_500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[data-search]');
  field?.focus();
  return field !== null;
}

/** `/` goes to the search of the page, or of the orders; `g` with `o`, `p` or `t` to orders, products or today. */
export function useShortcuts(isOn: boolean): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isSearchWanted = useRef(false);

  // After the page has moved the focus to its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    if (isSearchWanted.current && focusSearch()) isSearchWanted.current = false;
  }, [key]);

  useEffect(() => {
    if (!isOn) return undefined;
    let waitsUntilMs = 0;

    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const place = performance.now() < waitsUntilMs ? PLACES[event.key] : undefined;
      waitsUntilMs = event.key === 'g' ? performance.now() + SECOND_KEY_MS : 0;
      if (place !== undefined) void navigate(place);
      if (event.key !== '/') return;
      event.preventDefault();
      if (focusSearch()) return;
      isSearchWanted.current = true;
      void navigate('/orders');
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, navigate]);
}
