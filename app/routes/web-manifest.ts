import { shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/web-manifest';

/** How the shop appears among the apps of a phone, by the name of its settings: https://www.w3.org/TR/appmanifest. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = context.get(shopContext).about;
  const manifest = {
    name,
    short_name: name,
    ...(tagline && { description: tagline }),
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#eceef0',
    theme_color: '#131921',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
