import { serviceWorkerScript } from '#app/service-worker.server.ts';

/** Compared by browsers with the one that they have at most once a day, and after each navigation. */
export function loader() {
  return new Response(serviceWorkerScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
