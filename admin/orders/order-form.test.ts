import { expect, test } from 'vitest';
import { readOrderForm } from './order-form.ts';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

const refund = { do: 'refund', seen: '500', reason: ' came late ' };

test.for([
  ['12', 1_200],
  ['12.5', 1_250],
  ['$12.05', 1_205],
  [' 0.29 ', 29],
  ['1094.98', 109_498],
] as const)('an amount of "%s" is %i cents', ([amount, cents]) => {
  expect(readOrderForm(form({ ...refund, what: 'amount', amount }))).toEqual({
    kind: 'refund',
    isSure: false,
    wanted: { cents, lines: null, seenCents: 500, reason: 'came late' },
  });
});

test('lines are refunded whole, and all that is left without an amount', () => {
  expect(readOrderForm(form({ ...refund, what: 'lines', line: ['3', '7'], amount: '' }))).toEqual({
    kind: 'refund',
    isSure: false,
    wanted: { cents: null, lines: [3, 7], seenCents: 500, reason: 'came late' },
  });
  expect(readOrderForm(form({ ...refund, what: 'rest', line: ['3'], amount: '1' }))).toMatchObject({
    wanted: { cents: null, lines: null },
  });
});

test.for([
  [{}],
  [{ do: 'disputed' }],
  [{ do: 'note', text: '  ' }],
  [{ do: 'note', text: 'a\0b' }],
  [{ do: 'return_declined', reason: '' }],
  [{ ...refund, what: 'lines' }],
  [{ ...refund, what: 'amount', amount: '12.345' }],
  [{ ...refund, what: 'amount', amount: '-1' }],
  [{ ...refund, what: 'amount', amount: '1,000' }],
  [{ ...refund, what: 'rest', seen: '' }],
  [{ ...refund, what: 'rest', reason: '' }],
])('%j is no form of the page', ([fields]) => {
  expect(readOrderForm(form(fields ?? {}))).toBeNull();
});

test('events take what belongs to them', () => {
  expect(readOrderForm(form({ do: 'packed', reason: 'x' }))).toEqual({
    kind: 'event',
    event: { kind: 'packed', body: {} },
  });
  expect(readOrderForm(form({ do: 'shipped', carrier: ' DHL ', tracking: '42' }))).toEqual({
    kind: 'event',
    event: { kind: 'shipped', body: { carrier: 'DHL', tracking: '42' } },
  });
});
