/** A small shop as its staff has it after three months, for the pictures of the admin: the same at each run. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { writeCode } from '#app/features/discounts/discount-codes.server.ts';
import type { Queries } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { testZone } from '../fixtures/delivery-zone.ts';

const ACCOUNTS = `ada grace alan linus margaret barbara edsger donald katherine radia tim hedy dennis anita`;

const ORDERS = 900;
const DAYS = 90;

const DAY_SECONDS = 24 * 60 * 60;

async function fillOrders(queries: Queries): Promise<void> {
  await queries.execute(sql`select setseed(0.42)`);
  await queries.execute(sql`
    insert into "user" (id, name, email, email_verified)
    select 'user-' || name, '', name || '@example.com', true
    from regexp_split_to_table(${ACCOUNTS}, ' ') as name`);
  await queries.execute(sql`insert into shopper (id) select id from "user"`);
  // More in the evening than at night, and more each week.
  await queries.execute(sql`
    create temporary table made as
    select number, 'pi_' || left(md5('order ' || number), 24) as id,
      (select id from "user" order by md5(id || number) limit 1) as shopper,
      extract(epoch from date_trunc('day', now()))::bigint
        - floor(power(random(), 1.3) * ${DAYS})::bigint * ${DAY_SECONDS}
        + ((random() + random() + random()) / 3 * ${DAY_SECONDS})::bigint as seconds
    from generate_series(1, ${ORDERS}::int) as number`);
  await queries.execute(sql`delete from made where seconds > extract(epoch from now())`);
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, terms)
    select shopper, id, items, cents + 490, seconds,
      '{"country": "US", "shippingCents": 490, "code": null, "discountCents": 0}'
    from made, lateral (
      select jsonb_agg(item) as items, sum((item->>'priceCents')::int) as cents from (
        select jsonb_build_object('variant', variant, 'id', id, 'title', title, 'image', image,
          'priceCents', price_cents, 'rating', rating, 'line', number * 10 + row_number() over ()) as item
        from product order by md5(variant || number % 37 || number / 90) limit 1 + number % 3
      ) as chosen
    ) as basket`);
  await queries.execute(sql`
    insert into order_status (shopper, payment_intent, state, since)
    select shopper, id, case when place <= 6 then 'placed' when place <= 11 then 'packed'
        when place <= 25 then 'shipped' when number % 40 = 0 then 'cancelled'
        when number % 60 = 1 then 'returned' when place = 31 then 'return_requested' else 'delivered' end,
      to_timestamp(seconds)
    from (select *, row_number() over (order by seconds desc) as place from made) as placed`);
  await queries.execute(sql`
    insert into order_event (shopper, payment_intent, no, kind, body, by, at)
    select shopper, payment_intent, 1, 'packed', '{}'::jsonb, 'staff', since + interval '3 hours'
      from order_status where state in ('packed', 'shipped')
    union all
    select shopper, payment_intent, 2, 'shipped', jsonb_build_object('parcel', 1, 'lines',
        jsonb_path_query_array(items, '$[*].line'), 'carrier', 'DHL', 'tracking', '003404342345'),
      'staff', since + interval '5 hours'
      from order_status join "order" using (shopper, payment_intent) where state = 'shipped'`);
  await queries.execute(sql`
    insert into order_contact (shopper, payment_intent, name, address)
    select shopper, id, 'Ada Lovelace', '{"line1": "12 Example Street", "line2": "", "city": "Springfield",
      "region": "IL", "postalCode": "62701", "country": "US"}' from made`);
}

async function fillWhatWaits(queries: Queries): Promise<void> {
  const oneOf = (state: string, skip: number) => sql`
    (select shopper, payment_intent, since from order_status where state = ${state}
      order by since desc offset ${skip} limit 1) as one`;
  await queries.execute(sql`
    insert into order_event (shopper, payment_intent, no, kind, body, by)
    select shopper, payment_intent, 1, 'disputed', jsonb_build_object('id', 'dp_1', 'status',
      'needs_response', 'reason', 'fraudulent', 'amountCents', 4990, 'dueSeconds', extract(epoch from now())::bigint + 9 * ${DAY_SECONDS}),
      'provider' from ${oneOf('delivered', 3)}`);
  await queries.execute(sql`
    insert into refund (shopper, payment_intent, no, by, reason, state, amount_cents, charge_cents,
      created_seconds, provider)
    select shopper, payment_intent, 1, 'staff', 'came late', 'failed', 1500, 9999,
      extract(epoch from since)::bigint, 'acct_simulated' from ${oneOf('delivered', 9)}`);
  await queries.execute(sql`
    insert into mail (shopper, dedupe, kind, recipient, body, state, tries, queued_at, sent_at)
    select order_status.shopper, 'placed:' || payment_intent, 'order_placed', email,
      jsonb_build_object('order', payment_intent), 'sent', 1, since, since
    from order_status join "user" on "user".id = order_status.shopper order by since desc limit 60`);
  await queries.execute(sql`
    insert into stock (variant, on_hand, available, low)
    select variant, 20, case row_number() over (order by position) when 2 then 3 when 5 then 1 else 18 end, 5
    from product where withdrawn_at is null order by position limit 9`);
}

/** `dataDir` is that of a shop that does not run now. */
export async function fillAdmin(dataDir: string): Promise<void> {
  const { queries, close } = await openEmbeddedDatabase(join(dataDir, 'database'));
  await fillOrders(queries);
  await fillWhatWaits(queries);
  const home = testZone('US', 490, { freeFromCents: 5_000, days: { least: 2, most: 4 } });
  const [standard] = home.methods;
  if (!standard) throw new Error('The zone has no method');
  const express = { ...standard, name: 'Express', prices: [{ upToGrams: null, cents: 1_490 }] };
  const methods = [standard, { ...express, freeFromCents: null, days: { least: 1, most: 1 } }];
  await writeDeliveryZone(queries, { name: 'Home', countries: ['US'], methods });
  const rest = testZone('*', 1_500, { days: { least: 7, most: 14 } });
  await writeDeliveryZone(queries, { ...rest, name: 'World', countries: ['*'] });
  const always = { fromSeconds: null, toSeconds: null, uses: null, usesEach: null };
  await writeCode(queries, {
    ...always,
    name: 'WELCOME',
    sharePercent: null,
    amountCents: 500,
    usesEach: 1,
  });
  await writeCode(queries, {
    ...always,
    name: 'FIRST20',
    sharePercent: 15,
    amountCents: null,
    uses: 20,
  });
  await close();
}
