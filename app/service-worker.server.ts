/**
 * The service worker: pages come from the network, and when it cannot be reached the offline page that
 * is part of this script is shown. It stores nothing, so no shopper ever sees an old page.
 */

import { escapeXml } from '#app/shared/http/sitemap-xml.ts';
import { shopLocale } from '#app/shared/locale.ts';
import { messages } from '#app/ui/messages/messages.ts';

const RELOAD = "addEventListener('online',()=>location.reload())";

const STYLES = `
:root{color-scheme:light dark;--page:#eceef0;--text:#131921;--muted:#545c66}
@media (prefers-color-scheme:dark){:root{--page:#0b0f14;--text:#f0f2f5;--muted:#aab4c0}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--page);color:var(--text);
font:1rem/1.5 system-ui,sans-serif}
header{padding:1.1rem clamp(.75rem,2.5vw,2rem);background:#131921;color:#fff;font-size:1.375rem;font-weight:700}
main{display:grid;align-content:center;justify-items:center;gap:1rem;padding:2rem 1rem 6rem;text-align:center}
h1{max-width:22ch;font-size:clamp(1.75rem,1.2rem + 2.5vw,3rem);line-height:1.25;letter-spacing:-.02em}
p{max-width:36rem;color:var(--muted);font-size:1.125rem}
a{padding:.7rem 1.5rem;border:1px solid #e08a1e;border-radius:9rem;background:#ffb648;color:#131921;
font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
`;

/** The words of `offline-page.tsx`, for a browser that has nothing else of the shop. */
const offlinePage = (
  shop: string,
) => `<!DOCTYPE html><html lang="${shopLocale().language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${messages.offlineTitle} · ${shop}</title>
<style>${STYLES}</style></head><body><header>${shop}</header><main><h1>${messages.notReached}</h1>
<p>${messages.checkConnection}</p><a href="">${messages.tryAgain}</a></main><script>${RELOAD}</script></body></html>`;

/**
 * Only navigations are taken; a form that is posted is left to the browser. Preloading lets the request
 * start before the worker has.
 */
export function serviceWorkerScript(shopName: string): string {
  const page = offlinePage(escapeXml(shopName));
  return `const page = ${JSON.stringify(page)};
const headers = { 'content-type': 'text/html; charset=utf-8' };
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(
    Promise.resolve(preloadResponse)
      .then((answer) => answer ?? fetch(request))
      .catch(() => new Response(page, { status: 503, headers })),
  );
});
`;
}
