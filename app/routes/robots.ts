import { robotsText } from '#app/features/feeds/robots-text.ts';
import { shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/robots';

export function loader({ context, url }: Route.LoaderArgs) {
  const { crawlers } = context.get(shopContext).settings.current();
  return new Response(robotsText(crawlers, url.origin), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
