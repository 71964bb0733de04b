import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Scope } from '#operations/scopes.ts';
import { placesOf } from './keys.ts';
import { readPreference } from './preferences.ts';

/** So long the second key may take. */
const SECOND_KEY_MS = 1_500;

/** Whether the key belongs to the field that has the focus. A box to tick takes the space bar alone. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !target.matches('[type="checkbox"]')))
  );
}

/** What opens without leaving the page; whether the key was one of them. */
function openHere(key: string): boolean {
  if (key === '/') {
    const field = document.querySelector<HTMLInputElement>('input[data-find]');
    field?.focus();
    field?.select();
    return field !== null;
  }
  if (key !== '?') return false;
  document.querySelector<HTMLDialogElement>('dialog[data-keys]')?.showModal();
  return true;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of keys.ts for whoever has these scopes, while somebody is signed in and the browser has not switched them off. They do nothing in a field, with
 * a modifier, or while a dialog is open (WCAG 2.1.4).
 */
export function useShortcuts(scopes: readonly Scope[] | null): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!scopes) return undefined;
    const places = placesOf(scopes);
    let waitsUntilMs = 0;

    function onKey(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]') || readPreference('no-keys')) return;
      const place = performance.now() < waitsUntilMs ? places.get(key) : undefined;
      waitsUntilMs = key === 'g' ? performance.now() + SECOND_KEY_MS : 0;
      const step = STEPS[key];
      if (place) void navigate(place.path);
      else if (step && target instanceof Element && moveInList(target, step))
        event.preventDefault();
      else if (openHere(key)) event.preventDefault();
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [scopes, navigate]);
}

/** What is in sight; a table that is folded away has none. */
function linksOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.tBodies].flatMap((body) =>
    [...body.rows].flatMap((row) => {
      const link = row.querySelector('a');
      return link && link.getClientRects().length > 0 ? [link] : [];
    }),
  );
}

function firstOfPage(): HTMLElement | undefined {
  const tables = document.querySelectorAll<HTMLTableElement>('main table');
  return [...tables].flatMap(linksOf)[0];
}

/** Where reading a page begins: the focus is there until it is moved. */
function isAtTop(element: Element): boolean {
  return element === document.body || element.matches('main, h1');
}

/**
 * Moves the focus by a row, or into the first list of the page; false where there is no other row, so that the
 * key scrolls as ever.
 */
function moveInList(from: Element, step: 1 | -1): boolean {
  const table = from.closest('table');
  const row = from.closest('tr');
  if (!table || !row) {
    const first = step === 1 && isAtTop(from) ? firstOfPage() : undefined;
    first?.focus();
    return first !== undefined;
  }
  const links = linksOf(table);
  const here = links.findIndex((link) => row.contains(link));
  const next = here === -1 ? undefined : links[here + step];
  next?.focus();
  return next !== undefined;
}
