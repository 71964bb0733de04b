import { afterEach, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { messages } from './messages.ts';

afterEach(() => setShopLocale(defaultLocale));

test.for([
  ['de', ['1 Produkt würde', '1 Zeile von 2 kann nicht', '1 Bild würde entfernt, das']],
  ['fr', ['1 produit serait importé', '1 ligne sur 2 ne peut pas', 'affiche serait supprimée']],
  ['es', ['1 producto se importaría', '1 fila de 2 no se puede', 'muestra se quitaría,']],
] as const)('in %s the verb goes with one', ([language, parts]) => {
  setShopLocale({ language, currency: 'EUR' });
  const said = [
    messages.imported(true, 1, '1', '0', '0'),
    messages.notImported(1, 2),
    messages.picturesRemoved(true, 1, '2'),
  ];
  expect(said).toEqual(parts.map((part) => expect.stringContaining(part)));
});
