import { describe, expect, test } from 'vitest';
import { defaultLocale } from '#app/shared/locale.ts';
import { type SettingTexts, toShopSettings } from './shop-settings.ts';

const offered = (texts: SettingTexts) => {
  const { offers, orderButton, isPriceNoted, areStarsExplained, about } = toShopSettings(
    texts,
    defaultLocale,
  );
  return { ...offers, orderButton, isPriceNoted, areStarsExplained, about };
};

describe('what the law asks of offers', () => {
  test('is off as the shop comes, and nothing of it is told to pages', () => {
    const { about, ...rules } = offered({});
    expect(rules).toEqual({
      ...{ countsFromLowest: false, showsUnitPrices: false, hidesImportedRatings: false },
      ...{ orderButton: 'buy-now', isPriceNoted: false, areStarsExplained: false },
    });
    expect(Object.keys(about)).toEqual(['name', 'tagline']);
  });

  test('is on in the European Union', () => {
    const { about, ...rules } = offered({ market: 'eu' });
    expect(rules).toEqual({
      ...{ countsFromLowest: true, showsUnitPrices: true, hidesImportedRatings: false },
      ...{ orderButton: 'obligation-to-pay', isPriceNoted: true, areStarsExplained: true },
    });
    expect(about).toMatchObject({ unitPrices: true });
  });

  test('can each be set by itself, with a market and without', () => {
    expect(offered({ market: 'eu', orderButton: 'buy-now' }).orderButton).toBe('buy-now');
    expect(offered({ unitPrices: 'show' }).showsUnitPrices).toBe(true);
    expect(offered({ market: 'eu', importedRatings: 'hide' })).toMatchObject({
      ...{ hidesImportedRatings: true, areStarsExplained: false },
      about: { hidesImportedStars: true },
    });
  });
});

describe('the guarantee notice', () => {
  const path = '/pictures/0123456789abcdef0123456789abcdef';
  const noticeOf = (texts: SettingTexts) => toShopSettings(texts, defaultLocale).notice;

  test('is the uploaded picture with the words that its keeper has given it', () => {
    const notice = `${path}-1200.webp 1200x600`;
    expect(noticeOf({ notice, noticeText: 'Two years.' })).toEqual({
      ...{ src: `${path}-1200.webp`, width: 1_200, height: 600, text: 'Two years.' },
    });
  });
});
