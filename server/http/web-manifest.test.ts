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
