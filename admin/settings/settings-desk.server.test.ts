/** The settings of the admin over HTTP: changed once, by whoever saw what they change. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCodes } from '#app/features/codes/codes.server.ts';
import { readShippingPrices } from '#app/features/delivery/shipping-prices.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { type StaffBrowser, testAdmin } from '#tests/test-admin.ts';
import { codeVersion } from './code-messages.ts';

const admin = await testAdmin();
const { queries } = admin;
let staff: StaffBrowser;
beforeAll(async () => {
  staff = await admin.enter();
});
afterAll(() => admin.close());

async function lastAct(act: 'delivery_price_changed' | 'code_changed') {
  const [row] = await queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, act))
    .orderBy(desc(auditLog.no))
    .limit(1);
  return row;
}

describe('what delivery costs', () => {
  const submit = (fields: Record<string, string>) => staff.submit('/settings', fields);
  const norway = { do: 'set', country: 'NO', from: '', price: '4.90', seen: '' };

  test('is added, changed and removed, each recorded with what was before', async () => {
    expect(await staff.textOf('/settings')).toContain('delivery is free everywhere');
    expect((await submit(norway)).status).toBe(200);
    expect(await readShippingPrices(queries)).toEqual([
      { country: 'NO', fromCents: 0, cents: 490 },
    ]);
    const text = await staff.textOf('/settings');
    expect(text).toContain('Norway$0.00');
    expect(text).toContain('To any other country nothing is delivered.');
    await submit({ ...norway, price: '6', seen: '490' });
    expect(await lastAct('delivery_price_changed')).toMatchObject({
      subject: 'NO from 0',
      before: { cents: 490 },
      after: { cents: 600 },
      outcome: 'done',
    });
    await submit({ do: 'remove', country: 'NO', from: '0.00', seen: '600' });
    expect(await readShippingPrices(queries)).toEqual([]);
  });

  test('is changed by one of two who saw the same', async () => {
    const answers = await Promise.all(
      ['5', '6', '7'].map((price) => submit({ ...norway, country: 'SE', price })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [price] = await readShippingPrices(queries);
    const removed = await submit({ do: 'remove', country: 'SE', from: '0', seen: '1' });
    expect(removed.status).toBe(409);
    expect(await removed.text()).toContain('Somebody else has changed it');
    expect(await readShippingPrices(queries)).toEqual([price]);
  });

  test.for([
    { ...norway, country: 'XX' },
    { ...norway, price: '' },
    { ...norway, price: '-1' },
    { ...norway, from: '1.234' },
    { ...norway, do: 'double' },
  ])('is refused where the form is not filled in: %j', async (fields) => {
    expect((await submit(fields)).status).toBe(400);
  });
});

describe('codes', () => {
  const spring = { name: 'spring', off: '10%', from: '', to: '', uses: '20', usesEach: '1' };
  const findCode = async (name: string) =>
    (await readCodes(queries)).find((code) => code.name === name) ?? null;

  test('are made, changed and ended, each recorded with what was before', async () => {
    const made = await staff.submit('/settings', { ...spring, do: 'code', seen: '' });
    expect(made.status).toBe(200);
    expect(await findCode('SPRING')).toMatchObject({ sharePercent: 10, uses: 20, left: 20 });
    expect(await staff.textOf('/settings')).toContain(
      'SPRING10 %Always20 of 20 left, 1 a shopper0',
    );
    const seen = codeVersion(await findCode('SPRING'));
    const changed = { ...spring, off: '5', to: '2099-12-31', do: 'save', seen };
    await staff.submit('/settings/code/SPRING', changed);
    expect(await findCode('SPRING')).toMatchObject({ sharePercent: null, amountCents: 500 });
    expect(await staff.textOf('/settings/code/spring')).toContain('until 2099-12-31');
    expect(await lastAct('code_changed')).toMatchObject({
      subject: 'SPRING',
      before: { sharePercent: 10 },
      after: { amountCents: 500, uses: 20 },
    });
    const ended = { do: 'end', seen: codeVersion(await findCode('SPRING')) };
    await staff.submit('/settings/code/SPRING', ended);
    expect(await staff.textOf('/settings')).toContain('Over since');
  });

  test('that were ended stay ended when something else of them is saved on that day', async () => {
    const code = await findCode('SPRING');
    const to = new Date().toISOString().slice(0, 10);
    const fields = { ...spring, off: '7', to, do: 'save', seen: codeVersion(code) };
    expect((await staff.submit('/settings/code/SPRING', fields)).status).toBe(200);
    expect(await findCode('SPRING')).toMatchObject({
      amountCents: 700,
      toSeconds: code?.toSeconds,
    });
  });

  test('are changed by one of two who saw the same, and none is made twice', async () => {
    const fields = { ...spring, do: 'save', seen: codeVersion(await findCode('SPRING')) };
    const answers = await Promise.all(
      ['11%', '12%'].map((off) => staff.submit('/settings/code/SPRING', { ...fields, off })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await staff.submit('/settings', { ...spring, do: 'code', seen: '' });
    expect(again.status).toBe(409);
  });

  test('that are limited stay limited', async () => {
    const seen = codeVersion(await findCode('SPRING'));
    const answer = await staff.submit('/settings/code/SPRING', { ...spring, uses: '', seen });
    expect(await answer.text()).toContain('stays as it was made');
  });

  test.for([
    [{ name: 'a b' }, 'Use letters, digits and hyphens'],
    [{ off: '0%' }, 'Write a share'],
    [{ off: '0' }, 'Write a share'],
    [{ from: '2026-02-31' }, 'This is no day'],
    [{ uses: '0' }, 'Write a whole number'],
  ] as const)('are refused where the form is not filled in: %j', async ([wrong, message]) => {
    const fields = { ...spring, name: 'OTHER', ...wrong, do: 'code', seen: '' };
    const answer = await staff.submit('/settings', fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  });

  test('that there are not have no page', async () => {
    expect((await staff.get('/settings/code/NONE')).status).toBe(404);
    expect((await staff.get('/settings/code/%20')).status).toBe(404);
  });
});

test('what the environment decides is shown', async () => {
  expect(await staff.textOf('/settings')).toContain('SHOP_NAMEBasketDefault');
});
