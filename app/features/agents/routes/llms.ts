import { readLlmsText } from '#app/features/agents/markdown-pages.server.ts';
import { shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/llms';

export async function loader({ context, url }: Route.LoaderArgs) {
  return new Response(await readLlmsText(context.get(shopContext), url.origin), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
