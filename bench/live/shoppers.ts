/** Shoppers made without requests: rows in the database, and their cookies. */
import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { guestIdOf, makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';

export type Shopper = { id: string; cookie: string; isAccount: boolean; version: number };

/** One in so many has an account, and is signed in, unless a benchmark says otherwise. */
const ONE_ACCOUNT_IN = 5;

const ROWS_PER_INSERT = 1_000;
const VARIANTS = ['book', 'tablet', 'usb-c-cable'];

/** Each has up to three items in the basket, and accounts have orders. */
export async function makeShoppers(
  client: pg.Client,
  count: number,
  authSecret: string,
  oneAccountIn = ONE_ACCOUNT_IN,
): Promise<Shopper[]> {
  const shoppers = Array.from({ length: count }, (_, index) =>
    index % oneAccountIn === 0 ? makeAccount(authSecret) : makeGuest(),
  );
  for (let start = 0; start < count; start += ROWS_PER_INSERT) {
    await insert(client, shoppers.slice(start, start + ROWS_PER_INSERT));
  }
  await client.query('analyze');
  return shoppers;
}

function makeGuest(): Shopper {
  const secret = makeGuestSecret();
  return { id: guestIdOf(secret), cookie: `guest=${secret}`, isAccount: false, version: 1 };
}

function makeAccount(authSecret: string): Shopper {
  const id = randomUUID();
  return { id, cookie: sessionCookie(id, authSecret), isAccount: true, version: 1 };
}

/** The signed cookie of the session that has this token, as Better Auth makes it. */
export function sessionCookie(token: string, authSecret: string): string {
  const signature = createHmac('sha256', authSecret).update(token).digest('base64');
  return `session=${encodeURIComponent(`${token}.${signature}`)}`;
}

async function insert(client: pg.Client, shoppers: Shopper[]): Promise<void> {
  const ids = shoppers.map(({ id }) => id);
  const accounts = shoppers.filter(({ isAccount }) => isAccount).map(({ id }) => id);
  await client.query(
    'insert into shopper (id, basket_version) select id, 1 from unnest($1::text[]) as id',
    [ids],
  );
  await client.query(
    `insert into basket_line (shopper, variant) select id, variant
     from unnest($1::text[]) with ordinality as one (id, place), unnest($2::text[])
       with ordinality as listed (variant, number) where number <= 1 + place % 3`,
    [ids, VARIANTS],
  );
  await client.query(
    `insert into "user" (id, name, email)
     select id, '', id || '@example.com' from unnest($1::text[]) as id`,
    [accounts],
  );
  // For simplicity the session's token is the account's id.
  await client.query(
    `insert into session (id, token, user_id, expires_at)
     select id, encode(sha256(convert_to(id, 'UTF8')), 'hex'), id, now() + interval '1 day'
     from unnest($1::text[]) as id`,
    [accounts],
  );
  await client.query(
    `insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
     select id, 'pi_' || number, '[]', 100, number
     from unnest($1::text[]) as id, generate_series(1, 5) as number`,
    [accounts],
  );
}
