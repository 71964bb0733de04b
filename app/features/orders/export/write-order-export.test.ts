import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderRow, refundRow } from '#tests/fixtures/book-rows.ts';
import type { BookRow } from './order-export.ts';
import { type ExportShape, writeBooks } from './write-order-export.ts';

function sale(paymentIntent: string, title = 'A book'): BookRow {
  const items = [{ line: 1, id: '1', variant: 'book', title, priceCents: 1196 }];
  return orderRow({ bookedSeconds: 1_700_000_000, paymentIntent, items });
}

async function write(pages: BookRow[][], shape: Partial<ExportShape> = {}): Promise<string> {
  const source = (async function* () {
    yield* pages;
  })();
  let text = '';
  const all = { format: 'csv', isByLine: false, timeZone: 'UTC', ...shape } as const;
  for await (const part of writeBooks(source, all)) text += part;
  return text;
}

describe('the books for a spreadsheet', () => {
  test('are UTF-8 with a byte-order mark, a header and one line an order or refund', async () => {
    const back = refundRow(orderRow(), [{ no: 1, lines: null, amountCents: 200 }]);
    expect(await write([[sale('pi_1')], [sale('pi_2'), back]])).toBe(
      [
        '\uFEFFcreated,kind,payment_intent,shopper,email,items,amount,number,state,currency,delivery,code,discount,name,street,street_2,city,region,postal_code,country,invoice,tax,paid_by,reference,phone,note,gift,gift_message,gift_card,gift_cards_sold',
        '2023-11-14T22:13:20Z,order,pi_1,account,,1,11.96,K7QX3M9FCD,placed,usd,0.00,,0.00,,,,,,,,,0.00,card,,,,,,0.00,0.00',
        '2023-11-14T22:13:20Z,order,pi_2,account,,1,11.96,K7QX3M9FCD,placed,usd,0.00,,0.00,,,,,,,,,0.00,card,,,,,,0.00,0.00',
        '2026-11-21T01:05:09Z,refund,pi_1,account,,,-2.00,K7QX3M9FCD,,usd,0.00,,,,,,,,,,,0.00,card,,,,,,0.00,0.00',
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
        const text = await write([[sale('pi_1', title)]], { isByLine: true });
        const options = { columns: true, bom: true, record_delimiter: '\r\n' } as const;
        expect(parse<{ title: string }>(text, options)).toMatchObject([{ title }]);
      }),
    );
  });
});

test('the books for a program are one JSON object a line, and nothing when nothing was sold', async () => {
  const text = await write([[sale('pi_1'), sale('pi_2', '=1+1')]], {
    format: 'jsonl',
    isByLine: true,
  });
  const lines = text.split('\n').slice(0, -1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { payment_intent: 'pi_1', title: 'A book', amount: '11.96' },
    { payment_intent: 'pi_2', title: '=1+1', amount: '11.96' },
  ]);
  expect(await write([], { format: 'jsonl' })).toBe('');
});
