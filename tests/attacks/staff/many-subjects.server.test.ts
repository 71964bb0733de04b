/** What staff does to many things at once is recorded, however many they are and however they are called. */
import { desc, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const shop = await testServices();
afterAll(() => shop.close());
const run = testShell(shop);
const { queries } = shop.database;

async function lastAct() {
  const [act] = await queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  return act;
}

/** Of Chinese letters, in which no part comes again: a text that nothing makes shorter. */
function longName(which: number): string {
  const letters = Array.from({ length: 200 }, (_, index) => {
    const at = which * 200 + index;
    return String.fromCharCode(0x4e00 + ((at * at * 7_919 + at * 104_729) % 20_000));
  });
  return letters.join('');
}

test('who has bought with more cookies than a line names is forgotten', async () => {
  const email = newEmail();
  const guests = await Promise.all(Array.from({ length: 70 }, () => shop.guest('book')));
  await queries.execute(sql`insert into checkout (shopper, email)
    select id, ${email} from shopper where id = any(${sql.param(guests)})`);
  expect(await run('customers', 'forget-guest', email, '--yes')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Forgotten\./),
  });
  expect(await lastAct()).toMatchObject({
    ...{ act: 'customers.forget-guest', after: { guests: 70 } },
    subject: expect.stringMatching(/^(guest_[\w-]{43}, ){4}guest_[\w-]{43} and 65 more$/),
  });
});

test('variants with the longest names are refused in words where the shop has none of them', async () => {
  const variants = Array.from({ length: 5 }, (_, which) => longName(which));
  const refused = await run('products', 'withdraw', ...variants);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(longName(0)) });
  expect(await lastAct()).toMatchObject({
    ...{ act: 'products.withdraw', outcome: 'refused' },
    subject: `${longName(0)}, ${longName(1)} and 3 more`,
  });
});

test('as many lost charges as one command takes are refunded by it, and all of them are recorded', async () => {
  const charges: string[] = [];
  for (let number = 0; number < 100; number += 1) {
    const shopper = await shop.guest('book');
    charges.push(await shop.pay(shopper));
    await queries.execute(sql`delete from payment where shopper = ${shopper}`);
  }
  const done = await run('payments', 'refund-lost', charges.join(','));
  expect(done).toMatchObject({ code: 0, out: `Refunded: ${charges.join(', ')}.\n` });
  expect(await lastAct()).toMatchObject({
    ...{ act: 'payments.refund-lost', after: { charges } },
    subject: `${charges.slice(0, 5).join(', ')} and 95 more`,
  });
});
