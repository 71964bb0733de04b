/** The e-mail of a guest is read and mended as its own, wherever it is kept. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { mendConfirmationEmail, readConfirmationEmail } from './confirmation-email.server.ts';

const { queries, close } = await testDatabase();
afterAll(close);

beforeEach(() => queries.execute('truncate payment, checkout, draft_order'));

const PAYMENTS = `insert into payment (shopper, payment, provider, state, items, amount_cents, email)
  values ('bert', 'b', 'one', 'open', '[]', 1, 'bert@example.com'),
    ('anna', 'a', 'one', 'open', '[]', 1, 'anna@example.com')`;

test.for([
  ['given for a payment', PAYMENTS],
  [
    'given before there is one',
    "insert into checkout (shopper, email) values ('bert', 'bert@example.com'), ('anna', 'anna@example.com')",
  ],
  [
    'written by staff in a draft order',
    `insert into draft_order (shopper, draft, made_by, email)
      values ('bert', 'b', 'olga', 'bert@example.com'), ('anna', 'a', 'olga', 'anna@example.com')`,
  ],
] as const)('what was %s is read for its guest, and for nobody else', async ([, rows]) => {
  await queries.execute(rows);
  expect(await readConfirmationEmail(queries, 'anna')).toBe('anna@example.com');
  expect(await readConfirmationEmail(queries, 'carl')).toBeNull();
});

test('what staff mends is what it has said before, of one guest', async () => {
  await queries.execute(PAYMENTS);
  await queries.execute("update payment set email = 'typo@example.com'");
  const says = 'anna@example.com';
  await mendConfirmationEmail(queries, 'anna', { said: 'other@example.com', says });
  expect(await readConfirmationEmail(queries, 'anna')).toBe('typo@example.com');
  await mendConfirmationEmail(queries, 'anna', { said: 'typo@example.com', says });
  expect(await readConfirmationEmail(queries, 'anna')).toBe(says);
  expect(await readConfirmationEmail(queries, 'bert')).toBe('typo@example.com');
});
