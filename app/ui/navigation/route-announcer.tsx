import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/**
 * Announces the title after a client navigation and moves the focus to the top, as a browser does after
 * a full load. The last element of the page: the first paint waits for it (root.tsx).
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const shown = useRef(here);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    focusHeading();
    setTitle(document.title);
  }, [here]);
  return (
    <p id="page-end" aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
