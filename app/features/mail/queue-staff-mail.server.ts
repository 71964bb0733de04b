/** Mails for the staff, found by the sweep: the first order, and mails that are stuck. */
import { asc, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { order } from '#db/schema/order-schema.ts';
import { STAFF } from './mail-kinds.ts';
import { countStuckMail } from './mail-store.server.ts';
import { queueMail } from './queue-mail.server.ts';

/** Nothing is queued where orders existed before the shop sent mails. */
const FIRST_ORDER_SECONDS = 24 * 60 * 60;

async function queueFirstOrder(queries: Queries): Promise<void> {
  const [first] = await queries
    .select({
      order: order.paymentIntent,
      cents: order.amountCents,
      ageSeconds: sql<number>`extract(epoch from now())::bigint - ${order.createdSeconds}`,
    })
    .from(order)
    .orderBy(asc(order.createdSeconds), asc(order.paymentIntent))
    .limit(1);
  if (!first || Number(first.ageSeconds) > FIRST_ORDER_SECONDS) return;
  const { order: id, cents } = first;
  await queueMail(queries, {
    shopperId: STAFF,
    dedupe: 'first-order',
    kind: 'staff_first_order',
    recipient: STAFF,
    body: { order: id, cents },
  });
}

/** Once a day, as long as there are any; and once when there are the first that cannot be rendered. */
async function queueStuckMail(queries: Queries): Promise<void> {
  const { count, unwritten, reply } = await countStuckMail(queries);
  if (count === 0) return;
  await queueMail(queries, {
    shopperId: STAFF,
    dedupe: `${unwritten > 0 ? 'unwritten' : 'stuck'}:${new Date().toISOString().slice(0, 10)}`,
    kind: 'staff_stuck_mail',
    recipient: STAFF,
    body: { count, reply },
  });
}

/** Queues what is new; each mail once, however many processes look. */
export async function queueStaffMail(queries: Queries): Promise<void> {
  await queueFirstOrder(queries);
  await queueStuckMail(queries);
}
