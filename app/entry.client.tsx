/** Brings the server's page to life. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
