/** The catalogues of messages: whole in each language, without a message that nobody uses. */
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { defaultLocale, languages, setShopLocale } from './locale.ts';
import { inShopLanguage } from './messages.ts';
import { plural } from './plural.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Catalogue = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Catalogue>('/{admin,app,operations,packages}/**/messages/*.ts', {
  eager: true,
});
const folders = Object.keys(modules)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => path.slice(0, -'/en.ts'.length));

afterEach(() => setShopLocale(defaultLocale));

function catalogue(folder: string, language: string): Catalogue {
  const found = modules[`${folder}/${language}.ts`];
  if (!found) throw new Error(`${folder} has no ${language}.ts`);
  return found;
}

/** Names, parameters and what is filled in, without the words. */
function shapeOf(message: unknown): unknown {
  if (typeof message === 'string') return (message.match(/\{\w+\}/g) ?? []).toSorted();
  if (typeof message === 'function') return message.length;
  return Object.entries(message ?? {}).map(([name, part]) => [name, shapeOf(part)]);
}

test.for(folders)('%s is whole in each language', (folder) => {
  const english = catalogue(folder, 'en');
  for (const language of languages) {
    expect(shapeOf(catalogue(folder, language)), language).toEqual(shapeOf(english));
  }
});

test.for(folders)('%s has no message without its words', (folder) => {
  for (const language of languages) {
    for (const [name, message] of Object.entries(catalogue(folder, language))) {
      expect(message, `${name} in ${language}`).not.toBe('');
    }
  }
});

test('no message is there that nothing uses', async () => {
  const named = new Set<string>();
  for await (const path of glob('{admin,app,operations,server}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$|\/messages\//.test(path)) continue;
    const source = await readFile(`${root}/${path}`, 'utf8');
    if (!source.includes('/messages.ts')) continue;
    for (const [name] of source.matchAll(/\b\w+\b/g)) named.add(name);
  }
  const unused = folders.flatMap((folder) =>
    Object.keys(catalogue(folder, 'en'))
      .filter((name) => !named.has(name))
      .map((name) => `${folder}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('a message is in the language that the shop has when it is read', () => {
  const words = { hello: (name: string) => `Hello ${name}`, basket: 'Basket' };
  const messages = inShopLanguage({
    en: words,
    de: { hello: (name) => `Hallo ${name}`, basket: 'Warenkorb' },
    fr: { hello: (name) => `Bonjour ${name}`, basket: 'Panier' },
    es: { hello: (name) => `Hola, ${name}`, basket: 'Cesta' },
  });
  expect(messages.hello('Ann')).toBe('Hello Ann');
  setShopLocale({ language: 'de', currency: 'EUR' });
  expect(messages.hello('Ann')).toBe('Hallo Ann');
  expect(messages.basket).toBe('Warenkorb');
});

test('none takes the plural in English and the singular in French', () => {
  expect(plural(0, 'item', 'items')).toBe('items');
  setShopLocale({ language: 'fr', currency: 'EUR' });
  expect(plural(0, 'article', 'articles')).toBe('article');
});
