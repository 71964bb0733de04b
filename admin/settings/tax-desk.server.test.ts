/** Tax rates and the seller in the admin, over HTTP. */
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSeller } from '#app/features/invoices/invoices.server.ts';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { type StaffBrowser, testAdmin } from '#tests/test-admin.ts';
import { sellerVersion } from './tax-form.ts';

const admin = await testAdmin();
const { queries } = admin;
let staff: StaffBrowser;
beforeAll(async () => {
  staff = await admin.enter();
});
afterAll(() => admin.close());

const submit = (fields: Record<string, string>) => staff.submit('/settings', fields);
const others = { do: 'rate', scope: 'everything-else', rate: '25', seen: '' };
const basket = { name: 'Basket AS', address: 'Storgata 1\n0150  Oslo\n', taxNumber: 'NO 999' };

async function lastAct() {
  const [row] = await queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  return row;
}

test('a rate is added, changed and removed, each recorded with what was before', async () => {
  expect(await staff.textOf('/settings')).toContain('no order says anything of tax');
  expect((await submit(others)).status).toBe(200);
  await submit({ ...others, scope: 'category', category: ' Boots ', rate: '8.1 %' });
  expect(await readTaxRates(queries)).toEqual([
    { scope: { kind: 'category', category: 'Boots' }, basisPoints: 810, isUsed: false },
    { scope: { kind: 'everything-else' }, basisPoints: 2_500, isUsed: true },
  ]);
  expect(await staff.textOf('/settings')).toContain('Category Boots (no product has it)');
  await submit({ ...others, rate: '12', seen: '2500' });
  expect(await lastAct()).toMatchObject({
    act: 'tax_rate_changed',
    subject: 'everything-else',
    before: { basisPoints: 2_500 },
    after: { basisPoints: 1_200 },
    outcome: 'done',
  });
  await submit({ ...others, do: 'remove-rate', seen: '1200' });
  expect(await readTaxRates(queries)).toHaveLength(1);
});

test('a rate is changed by one of two who saw the same', async () => {
  const answers = await Promise.all(
    ['5', '6', '7'].map((rate) => submit({ ...others, scope: 'delivery', rate })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('who sells is set once by those who saw the same, and removed', async () => {
  const seller = { name: 'Basket AS', lines: ['Storgata 1', '0150 Oslo'], taxNumber: 'NO 999' };
  const answers = await Promise.all(
    [basket, basket].map((fields) => submit({ ...fields, do: 'seller', seen: '' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await readSeller(queries)).toEqual(seller);
  expect(await staff.textOf('/settings')).toContain('Each order gets an invoice by this name');
  expect((await submit({ do: 'no-seller', seen: 'another' })).status).toBe(409);
  expect((await submit({ do: 'no-seller', seen: sellerVersion(seller) })).status).toBe(200);
  expect(await readSeller(queries)).toBeNull();
  expect(await lastAct()).toMatchObject({ act: 'seller_changed', before: seller, after: null });
});

test.for([
  [{ ...others, rate: '' }, 'write percent'],
  [{ ...others, rate: '101' }, 'write percent'],
  [{ ...others, scope: 'category', category: ' ' }, 'A category needs its name'],
  [{ ...others, scope: 'planet' }, 'choose what the rate is of'],
  [{ ...basket, do: 'seller', seen: '', name: '' }, 'write a name'],
  [{ ...basket, do: 'seller', seen: '', address: ' \n' }, 'at least one line'],
  [{ ...basket, do: 'seller', seen: '', address: 'x'.repeat(101) }, 'at most 100 letters'],
] as const)(
  'a form that is not filled in is refused with what to do: %j',
  async ([fields, words]) => {
    const answer = await submit(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  },
);
