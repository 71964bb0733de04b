/** Brings the server's page to life. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ServedVisitorContext } from '#app/features/basket/browser/use-shop-state.ts';
import { VISITOR_DATA_ID, type VisitorData } from '#app/features/basket/core/visitor-data.ts';

/** Long after what the first view needs. */
const WORKER_AFTER_MS = 3_000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    // Without it pages are as they were before: where it is blocked nothing is lost.
    setTimeout(
      () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}),
      WORKER_AFTER_MS,
    );
  });
}

/** What the server has filled in of this visitor. */
const served = document.getElementById(VISITOR_DATA_ID)?.textContent ?? 'null';
const visitor: VisitorData | null = JSON.parse(served);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServedVisitorContext value={visitor}>
        <HydratedRouter />
      </ServedVisitorContext>
    </StrictMode>,
  );
});
