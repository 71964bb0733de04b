import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

test('the manifest has the name and the tag line of the settings', async () => {
  const app = webManifest(() => ({ name: 'Lamps & Co', tagline: 'Light.' }));
  const answer = await app.request('/site.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    name: 'Lamps & Co',
    short_name: 'Lamps & Co',
    description: 'Light.',
    start_url: '/',
  });
});

test('a shop without a tag line has no description', async () => {
  const answer = await webManifest(() => ({ name: 'Lamps', tagline: '' })).request(
    '/site.webmanifest',
  );
  expect(await answer.json()).not.toHaveProperty('description');
});

test('an icon of its own stands in place of ours, also where no page was read', async () => {
  const icon = '/pictures/0123';
  const app = webManifest(() => ({ name: 'Lamps', tagline: '', icon }));
  const { icons } = await (await app.request('/site.webmanifest')).json();
  expect(icons).toEqual([
    { src: '/pictures/0123-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/pictures/0123-512.png', sizes: '512x512', type: 'image/png' },
  ]);
  const asked = await app.request('/favicon.ico');
  expect([asked.status, asked.headers.get('location')]).toEqual([302, '/pictures/0123-48.png']);
});
