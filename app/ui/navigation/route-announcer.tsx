import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to where reading begins, without scrolling there: the h1, or main. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1:not(.visually-hidden)');
  const target = heading ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Of the last element of a page, which is the shop's own. */
export const PAGE_END_ID = 'page-end';

/** The state of a navigation within a page: the focus stays where it is. */
export const STAYS = { staysOnPage: true } as const;

function stays(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysOnPage' in state;
}

/**
 * Announces the title after a client navigation and moves the focus to the top, as a browser does after
 * a full load. The last element of the page: the first paint waits for it (root.tsx).
 */
export function RouteAnnouncer() {
  const { pathname, search, state } = useLocation();
  const isSamePage = stays(state);
  const here = `${pathname}${search}`;
  const shown = useRef(here);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    if (isSamePage) return;
    // A sheet of filters stays open over the page that they change.
    if (!document.activeElement?.closest('[popover]')) focusHeading();
    setTitle(document.title);
  }, [here, isSamePage]);
  return (
    <p id={PAGE_END_ID} aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
