import { afterAll, expect, test } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { boughtBy } from '#tests/fixtures/test-reviews.ts';
import { smtpTo, testMailSender } from '#tests/network/test-mail-sender.ts';
import { testMailServer } from '#tests/network/test-mail-server.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
const server = await testMailServer();
const { queries } = shop;
const sender = testMailSender(shop, smtpTo(server));
afterAll(async () => {
  await sender.stop(1_000);
  await server.kill();
  await shop.close();
});

test('a mail that nobody needs to get tells mail programs by which one click such mails end', async () => {
  const shopperId = shop.accountId();
  const { order } = await boughtBy(shop, shopperId, 'book');
  await queries.delete(mail);
  const body = { order: order.id, code: 'c-1' };
  const recipient = 'ann@example.com';
  await queueMail(queries, { shopperId, dedupe: 'once', kind: 'review_request', recipient, body });
  await sender.sendDue();
  const [received] = server.received;
  const stop = 'https://shop.example.com/reviews/stop?code=c-1';
  expect(received?.raw).toContain(`List-Unsubscribe: <${stop}>\r\n`);
  expect(received?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(received?.html).toContain(`href="${stop}"`);
  expect(received?.text).toContain(`https://shop.example.com/orders/${order.id}/review`);
});
