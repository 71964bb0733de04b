import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#app/api/api-response.server.ts';
import { sameOriginOnly } from './same-origin.ts';

const app = new Hono<ApiEnv>();
app.use(sameOriginOnly(['/signed']));
app.all('*', (context) => context.text('done'));

const OWN = 'http://shop.example';

async function statusOf(method: string, headers: Record<string, string>, path = '/write') {
  return (await app.request(`${OWN}${path}`, { method, headers })).status;
}

const FOREIGN = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: OWN },
  { origin: 'http://other.example' },
  { origin: 'https://shop.example' },
  { origin: 'http://shop.example:8080' },
  { origin: 'null' },
];

test('a write from another site, scheme or port is refused', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const headers of FOREIGN) expect(await statusOf(method, headers)).toBe(403);
  }
});

test('a write from the shop’s own pages, or from a program, is let through', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: OWN },
    { 'sec-fetch-site': 'none' },
    // Behind a proxy that changes the Host.
    { 'sec-fetch-site': 'same-origin', origin: 'http://other.example' },
    // A browser that sends no origin, for privacy's sake.
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: OWN },
    {},
  ] as const) {
    expect(await statusOf('POST', headers)).toBe(200);
  }
});

test('reading is for everybody, and so is what proves its sender by a signature', async () => {
  for (const headers of FOREIGN) {
    expect(await statusOf('GET', headers)).toBe(200);
    expect(await statusOf('POST', headers, '/signed')).toBe(200);
    expect(await statusOf('POST', headers, '/signed/')).toBe(403);
  }
});
