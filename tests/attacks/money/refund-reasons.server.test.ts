/** What staff types as the reason of a refund is a text, and what a cancelled order still owes is said. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { mail } from '#db/schema/mail-schema.ts';
import { CREATE_REFUND } from '#tests/fixtures/test-refunds.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { network, orderActions, queries } = shop;

const SETTING = {
  ...{ shopName: 'Basket', shopUrl: () => 'http://localhost', timeZone: 'UTC' },
  orderLink: null,
};

/** A book of $11.96 that a guest has paid for. */
async function paidOrder() {
  const shopper = await shop.guest('book');
  const { intent, clientSecret } = await shop.start(shopper);
  await queries.execute(sql`update payment set email = 'ann@example.com' where intent = ${intent}`);
  await shop.confirm(clientSecret);
  await shop.settle(intent);
  return { shopper, intent };
}

/** The texts of the mails of this kind about an order. */
async function mailsOf({ intent }: { intent: string }, kind: MailKind): Promise<string[]> {
  const rows = await queries
    .select()
    .from(mail)
    .where(sql`${mail.kind} = ${kind} and ${mail.body}->>'order' = ${intent}`);
  const rendered = rows.map((row) =>
    renderMail(queries, { ...row, kind, queuedSeconds: 0 }, SETTING),
  );
  return (await Promise.all(rendered)).map(({ text }) => text);
}

test.each(['came late', 'cancelled'])(
  'a refund whose reason is "%s" is told by mail, with that reason',
  async (reason) => {
    const { shopper, intent } = await paidOrder();
    const wanted = { cents: 500, lines: null, seenCents: 0, reason };
    const outcome = await orderActions.refundOrder(shopper, intent, wanted);
    expect(outcome).toMatchObject({ kind: 'done', cents: 500 });
    const [text] = await mailsOf({ intent }, 'order_refunded');
    expect(text).toContain(`Why: ${reason}`);
  },
);

test('a cancellation names the refund that is a part of it, and no other', async () => {
  const { shopper, intent } = await paidOrder();
  const wanted = { cents: 500, lines: null, seenCents: 0, reason: 'cancelled' };
  await orderActions.refundOrder(shopper, intent, wanted);
  await orderActions.cancelOrder(shopper, intent, '', 'shopper');
  expect(await mailsOf({ intent }, 'order_refunded')).toHaveLength(1);
  const [text] = await mailsOf({ intent }, 'order_cancelled');
  expect(text).toContain('$6.96 goes back to the card');
});

test('a cancellation whose refund the bank refuses says what is owed', async () => {
  const { shopper, intent } = await paidOrder();
  const error = { type: 'invalid_request_error', code: 'charge_disputed', message: 'No.' };
  const refuse = () => Response.json({ error }, { status: 400 });
  const restore = network.always(CREATE_REFUND, refuse);
  await orderActions.cancelOrder(shopper, intent, '', 'shopper');
  restore();
  const [text] = await mailsOf({ intent }, 'order_cancelled');
  expect(text).toContain('We owe you $11.96');
});
