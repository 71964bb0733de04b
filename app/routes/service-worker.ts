import { shopContext } from '#app/page-context.server.ts';
import { serviceWorkerScript } from '#app/service-worker.server.ts';
import type { Route } from './+types/service-worker';

/** Compared by browsers with the one that they have at most once a day, and after each navigation. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(serviceWorkerScript(context.get(shopContext).settings.current().about.name), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
