/** What a browser shows that has nothing else of the shop. */
import { expect, test } from 'vitest';
import { serviceWorkerScript } from '#app/service-worker.server.ts';

test('the offline page has the shop’s name, whatever characters are in it', () => {
  const script = serviceWorkerScript('Ann & <b>Bob</b>');
  expect(script).toContain('You are offline · Ann &amp; &lt;b&gt;Bob&lt;/b&gt;</title>');
  expect(script).toContain('<header>Ann &amp; &lt;b&gt;Bob&lt;/b&gt;</header>');
});
