/**
 * /site.webmanifest: how the shop appears among the apps of a phone, by the name and the icon of its settings
 * (https://www.w3.org/TR/appmanifest). No page of the router, whose table every browser loads.
 */
import { Hono } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';
import type { ShopAbout } from '#app/shared/shop-about.ts';

const ICONS = [
  { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

const iconsOf = (icon: string) =>
  [192, 512].map((size) => ({
    src: `${icon}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));

function manifestOf({ name, tagline, icon }: ShopAbout) {
  return {
    name,
    short_name: name,
    ...(tagline && { description: tagline }),
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#eceef0',
    theme_color: '#131921',
    icons: icon ? iconsOf(icon) : ICONS,
  };
}

export function webManifest(about: () => ShopAbout): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/site.webmanifest', (context) => {
    context.header('cache-control', 'public, max-age=3600');
    return context.body(JSON.stringify(manifestOf(about())), 200, {
      'content-type': 'application/manifest+json',
    });
  });
  // What asks for it has read no page: programs, and pages of plain text.
  app.get('/favicon.ico', (context, next) => {
    const { icon } = about();
    return icon ? Promise.resolve(context.redirect(`${icon}-48.png`)) : next();
  });
  return app;
}
