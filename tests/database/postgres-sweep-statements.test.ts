/** The statements of a process each minute, in a shop with a long history. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectStatements, expectIndexes } from '#tests/postgres/collected-statements.ts';
import { testServices } from '#tests/shop/test-services.ts';

const { queries, sweep, close } = await testServices();
afterAll(close);

/** Tables that grow with past sales or past shoppers; the others grow with recent ones. */
const LARGE = ['payment', 'basket_line', 'session', 'order', 'shopper', 'stock_hold'];

beforeAll(async () => {
  const numbers = sql`generate_series(1, 20000) as number`;
  await queries.execute(sql`
    insert into payment (shopper, payment, provider, intent, state, items, amount_cents)
    select 'somebody', 'payment ' || number, 'acct', 'pi_' || number, 'ordered', '[]', 100
    from ${numbers}`);
  // What a shop has sold that never says that it was sent; two processes have died right after they had ended a payment.
  await queries.execute(sql`
    insert into stock_hold (payment, stock_key, units, shopper, provider, state, ends_at)
    select 'payment ' || number, 'product:lamp', 1, 'somebody', 'acct',
      case when number < 3 then 'held' else 'committed' end, now() from ${numbers}`);
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'somebody', 'pi_' || number, '[]', 100, number from ${numbers}`);
  await queries.execute(sql`
    insert into basket_line (shopper, variant) select 'somebody', 'lamp' from ${numbers}`);
  await queries.execute(sql`insert into "user" (id, name, email) values ('somebody', '', '')`);
  await queries.execute(sql`
    insert into session (id, token, user_id, expires_at)
    select number, number, 'somebody', now() + interval '1 day' from ${numbers}`);
  await queries.execute(sql`insert into shopper (id) select 'guest_' || number from ${numbers}`);
  await queries.execute(sql`insert into shopper (id) values ('somebody')`);
  await queries.execute(sql`update shopper set forget_due_at = now() where id = 'guest_7'`);
  await queries.execute(sql`analyze`);
});

test('a sweep finds by an index what is due and what is to be forgotten', async () => {
  const statements = await collectStatements(sweep);
  expect(statements.length).toBeGreaterThan(3);
  expect(statements.filter(({ text }) => text.includes('end_hold('))).toHaveLength(2);
  await expectIndexes(queries, statements, LARGE);
});
