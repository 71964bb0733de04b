import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/**
 * Does after a client navigation what a browser does after its own: tells the title of the page, and
 * begins reading at its top. The last of the page: the first paint waits for it (root.tsx).
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
