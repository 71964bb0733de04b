/** The logo, the icon and the hero over HTTP: uploaded, shown to shoppers at once, kept, and taken away again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { readShownPictures } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const run = testShell(admin.shop.services);
const staff = await admin.enter();
afterAll(() => admin.close());

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40" fill="#fff"/></svg>`;

async function upload(kind: string, content: BlobPart, name = 'a.png') {
  const page = await (await staff.get('/shop')).text();
  const form = new FormData();
  const field = new RegExp(`action="/shop/pictures/${kind}".*?name="version" value="([^"]*)"`);
  form.set('version', field.exec(page)?.[1] ?? '');
  form.append('picture', new Blob([content]), name);
  return staff.upload(`/shop/pictures/${kind}`, form);
}

/** The home page, once it has heard of what was changed. */
function home(marker: RegExp | string, isThere = true): Promise<string> {
  return vi.waitFor(async () => {
    const page = await (await admin.shop.visitor().get('/')).text();
    if (isThere) expect(page).toMatch(marker);
    else expect(page).not.toMatch(marker);
    return page;
  });
}

const HERO_PRELOADS = /<link rel="preload" as="image" type[^>]*imageSrcSet="([^" ]*)/g;
const preloads = (page: string) => [...page.matchAll(HERO_PRELOADS)].map(([, first]) => first);

test('a logo stands in place of ours, with the name of the shop, and is not removed as unused', async () => {
  expect((await upload('logo', SVG, 'logo.svg')).headers.get('location')).toBe('/shop');
  const page = await home('-72.webp');
  const [, path = ''] =
    /<img src="(\S+)-72.webp" alt="Basket home page" width="144" height="144" srcSet="\1-72.webp 1x, \1-144.webp 2x"/.exec(
      page,
    ) ?? [];
  expect((await staff.get(`${path}-72.webp`)).headers.get('content-type')).toBe('image/webp');
  expect(page).not.toContain('basket-logo-light.svg');
  expect(await readShownPictures(admin.queries)).toContain(path.replace('/pictures/', ''));
});

test('an icon is that of the page, of phones and of the shop in search engines', async () => {
  await home('<link rel="icon" href="/favicon.ico" sizes="192x192">');
  expect((await upload('icon', SVG, 'icon.svg')).status).toBe(302);
  const page = await home('-48.png');
  const [, path = ''] = /<link rel="icon" href="(\S+)-48.png"/.exec(page) ?? [];
  expect(page).toContain(`<link rel="apple-touch-icon" href="${path}-180.png"/>`);
  expect(page).toContain(`"logo":"http://localhost${path}-512.png"`);
  expect(page).not.toContain('favicon');
  expect(existsSync(join(admin.dataDir, `${path}-512.png`))).toBe(true);
  const { icons } = await (await admin.shop.visitor().get('/site.webmanifest')).json();
  expect(icons[0].src).toBe(`${path}-192.png`);
});

test('the hero is preloaded as it is, and not at all where it is switched off', async () => {
  expect(preloads(await home('hero-750'))).toEqual([
    '/pictures/hero-phone-770.avif',
    '/pictures/hero-750.avif',
  ]);
  const photo = { width: 1_600, height: 800, channels: 3, background: '#264' } as const;
  const bytes = await sharp({ create: photo }).jpeg().toBuffer();
  expect((await upload('hero', new Uint8Array(bytes))).status).toBe(302);
  await run('settings', 'set', '--hero-headline', 'Summer & light', '--hero-across', '20');
  await run('settings', 'set', '--hero-link', 'All of it /search');
  const page = await home('All of it');
  const [phone = '', whole = ''] = preloads(page);
  expect(phone).toMatch(/^\/pictures\/[0-9a-f]{32}-770\.avif$/);
  expect(page).toContain(`srcSet="${whole} 750w`);
  expect(page).toContain('{--hero-focus:20% 50%}');
  expect(page).toMatch(/<h2>Summer &amp; light<\/h2>/);
  expect(page).toContain('href="/search"');
  await run('home', 'hide', 'hero');
  const without = await home('Summer &amp; light', false);
  expect(preloads(without)).toEqual([]);
  await run('home', 'show', 'hero');
});

test('what cannot be used is refused below its field, and nothing is changed', async () => {
  const before = (await run('settings', 'list')).out;
  const refused = await upload('logo', '<svg onload="alert(1)">', 'logo.svg');
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toMatch(/aria-invalid="true"/);
  expect(page).toContain('logo.svg has scripts or parts of web pages in it: save it again');
  expect((await upload('icon', 'no picture', 'icon.png')).status).toBe(400);
  expect((await run('settings', 'list')).out).toBe(before);
  const unknown = await staff.upload('/shop/pictures/flag', new FormData());
  expect(unknown.status).toBe(404);
  const packer = await admin.enter('Pia', 'packer');
  expect((await packer.upload('/shop/pictures/logo', new FormData())).status).toBe(403);
});

test('the shell takes a picture away, and none that was not uploaded', async () => {
  const wrong = await run('settings', 'set', '--logo', 'https://a.example/a.png');
  expect(wrong.err).toContain('upload its file in the admin, on the page Your shop');
  expect((await run('settings', 'set', '--hero-down', '101')).err).toContain('from 0 to 100');
  await run('settings', 'set', '--logo', '', '--icon', '', '--hero', '', '--hero-headline', '');
  const page = await home('{--hero-focus:', false);
  expect(page).toContain('basket-logo-light.svg');
  expect(page).toContain('href="/favicon.ico"');
});
