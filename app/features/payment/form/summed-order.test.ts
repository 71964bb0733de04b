import { describe, expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { defaultLocale, languages, setShopLocale } from '#app/shared/locale.ts';
import { namingButton, orderButtonWords } from './order-button.ts';
import { summedLines, summedParts } from './summed-order.ts';

const item = (line: number, variant: string, others: Partial<BasketItem> = {}): BasketItem => ({
  ...{ line, variant, id: variant, title: `The ${variant}`, image: '', priceCents: 1_000 },
  ...{ rating: 0, ...others },
});

describe('above a button that obliges to pay', () => {
  test('each variant stands once with its units and what they cost', () => {
    const items = [
      item(1, 'lamp'),
      item(2, 'cup', { priceCents: 250 }),
      item(3, 'lamp'),
      item(4, 'gone', { withdrawn: true }),
    ];
    expect(summedLines(items).map(({ title, count, cents }) => [title, count, cents])).toEqual([
      ['The lamp', 2, 2_000],
      ['The cup', 1, 250],
    ]);
  });

  test('delivery is named where it is free, not twice, and not before its price is known', () => {
    const terms = { country: 'AT', shippingCents: 490, code: null, discountCents: 0 };
    expect(summedParts([item(1, 'lamp')], null, true)).toEqual([{ name: 'Delivery', cents: 0 }]);
    expect(summedParts([item(1, 'lamp')], null, false)).toEqual([]);
    expect(summedParts([item(1, 'lamp')], terms, true)).toEqual([
      { name: 'Items', cents: 1_000 },
      { name: 'Delivery', cents: 490 },
    ]);
  });
});

describe('the order button', () => {
  test('is Buy Now as it comes, and where nothing is due', () => {
    expect(orderButtonWords('buy-now', 100)).toBe('Buy Now');
    expect(orderButtonWords('obligation-to-pay', 0)).toBe('Buy Now');
  });

  test('names the obligation to pay in the words of each language', () => {
    const words = languages.map((language) => {
      setShopLocale({ language, currency: 'EUR' });
      return orderButtonWords('obligation-to-pay', 100);
    });
    setShopLocale(defaultLocale);
    expect(words).toEqual([
      'Order with obligation to pay',
      'Zahlungspflichtig bestellen',
      'Commander avec obligation de paiement',
      'Pedido con obligación de pago',
    ]);
  });

  test('is named by its words in what went wrong', () => {
    expect(namingButton('Then press Buy Now again.', 'Order')).toBe('Then press Order again.');
    expect(namingButton(null, 'Order')).toBeNull();
  });
});
