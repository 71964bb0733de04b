import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The second key after `g`, and where it leads. */
const PLACES: Readonly<Record<string, string>> = { o: '/orders', t: '/' };

/** So long the second key may take. */
const SECOND_KEY_MS = 1_500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** `/` goes to the search of the page, or of the orders; `g` with `o` or `t` goes to the orders or to today. */
export function useShortcuts(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return undefined;
    let waitsUntilMs = 0;
    const focusSearch = () =>
      document.querySelector<HTMLInputElement>('input[data-search]')?.focus();

    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const place = performance.now() < waitsUntilMs ? PLACES[event.key] : undefined;
      waitsUntilMs = event.key === 'g' ? performance.now() + SECOND_KEY_MS : 0;
      if (place !== undefined) void navigate(place);
      if (event.key !== '/') return;
      event.preventDefault();
      if (document.querySelector('input[data-search]')) focusSearch();
      else void Promise.resolve(navigate('/orders')).then(() => requestAnimationFrame(focusSearch));
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, navigate]);
}
