import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sale } from './order-export.ts';
import { type ExportShape, writeSales } from './write-order-export.ts';

function sale(paymentIntent: string, title = 'A book'): Sale {
  return {
    createdSeconds: 1_700_000_000,
    status: 'paid',
    paymentIntent,
    shopper: 'account',
    email: null,
    items: [{ line: 1, id: '1', listing: 'book', title, priceCents: 1196 }],
    amountCents: 1196,
    number: 'K7QX3M9FCD',
    state: 'placed',
    refunds: [],
    terms: null,
    address: null,
    invoiceNo: null,
  };
}

async function write(pages: Sale[][], shape: Partial<ExportShape> = {}): Promise<string> {
  const source = (async function* () {
    yield* pages;
  })();
  let text = '';
  const all = { format: 'csv', isByItem: false, timeZone: 'UTC', ...shape } as const;
  for await (const part of writeSales(source, all)) text += part;
  return text;
}

describe('the books for a spreadsheet', () => {
  test('are UTF-8 with a byte-order mark, a header and one line a charge', async () => {
    expect(await write([[sale('pi_1')], [sale('pi_2')]])).toBe(
      [
        '\uFEFFcreated,status,payment_intent,shopper,email,items,amount,refunded,number,state,currency,delivery,code,discount,name,street,street_2,city,region,postal_code,country,invoice,tax',
        '2023-11-14T22:13:20Z,paid,pi_1,account,,1,11.96,0.00,K7QX3M9FCD,placed,usd,0.00,,0.00,,,,,,,,,0.00',
        '2023-11-14T22:13:20Z,paid,pi_2,account,,1,11.96,0.00,K7QX3M9FCD,placed,usd,0.00,,0.00,,,,,,,,,0.00',
        '',
      ].join('\r\n'),
    );
  });

  test('have their header even when nothing was sold', async () => {
    expect(await write([])).toMatch(/^\uFEFFcreated,.+\r\n$/);
  });

  test('say every title as it was, whatever is in it, unless it looks like a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (title) => {
        fc.pre(!/^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(title));
        const text = await write([[sale('pi_1', title)]], { isByItem: true });
        const options = { columns: true, bom: true, record_delimiter: '\r\n' } as const;
        expect(parse<{ title: string }>(text, options)).toMatchObject([{ title }]);
      }),
    );
  });
});

test('the books for a program are one JSON object a line, and nothing when nothing was sold', async () => {
  const text = await write([[sale('pi_1'), sale('pi_2', '=1+1')]], {
    format: 'jsonl',
    isByItem: true,
  });
  const lines = text.split('\n').slice(0, -1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { payment_intent: 'pi_1', title: 'A book', amount: '11.96' },
    { payment_intent: 'pi_2', title: '=1+1', amount: '11.96' },
  ]);
  expect(await write([], { format: 'jsonl' })).toBe('');
});
