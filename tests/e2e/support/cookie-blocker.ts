/** What a browser is to the shop whose settings block all cookies; the packaged Chromium has no such setting. */
import { createServer, request } from 'node:http';
import type { Page } from '@playwright/test';
import { listenLocally } from '#tests/network/listen-locally.ts';

/** Lies before the shop, and carries no cookie in either direction. */
export async function startCookieBlocker(shopOrigin: string) {
  const { port: shopPort } = new URL(shopOrigin);
  const server = createServer((incoming, answer) => {
    const { cookie: _, ...headers } = incoming.headers;
    const { method, url: path } = incoming;
    const upstream = request(
      { port: shopPort, method, path, headers, agent: false },
      (answered) => {
        const { 'set-cookie': _, ...kept } = answered.headers;
        answer.writeHead(answered.statusCode ?? 502, kept);
        answered.pipe(answer);
        answered.on('error', () => answer.destroy());
      },
    );
    upstream.on('error', () => answer.destroy());
    answer.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  return listenLocally(server);
}

/** Runs in the page before its scripts: Chrome refuses these together with cookies. */
function refuseStorage(): void {
  const refused = () => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw refused();
      },
    });
  }
  navigator.locks.request = () => Promise.reject(refused());
  navigator.serviceWorker.register = () => Promise.reject(refused());
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class {
      constructor() {
        throw refused();
      }
    },
  });
}

/** For pages with scripts. */
export async function blockCookies(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(refuseStorage);
}
