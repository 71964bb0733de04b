/** Who may read mails in the admin, and nothing else, opens no page by what they read: its reader alone has the link. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailKind, mailBodies } from '#app/features/mail/mail-kinds.ts';
import { previewMail } from '#app/features/mail/template/render-mail.server.tsx';
import { linksIn } from '#tests/fixtures/mailed-link.ts';
import { sampleMailBodies } from '#tests/fixtures/sample-mails.ts';
import { testServices } from '#tests/shop/test-services.ts';

const ORIGIN = 'https://shop.example.com';
const setting = {
  ...{ shopName: 'Basket', timeZone: 'UTC', withdrawalDays: 14 },
  shopUrl: () => ORIGIN,
};

/** What of an address says which page is meant, and opens none. */
const NAMES = ['for', 'variant'];

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

let shopper: string;
let order: string;
beforeAll(async () => {
  shopper = await shop.guest('book');
  order = await shop.pay(shopper);
  await shop.settle(order);
});

test.each(Object.keys(mailBodies) as MailKind[])(
  'the mail %s is shown to staff without what opens its pages',
  async (kind) => {
    const listed = {
      ...{
        shopper,
        kind,
        body: sampleMailBodies(order)[kind],
        dedupe: 'one',
        recipient: 'a@b.example',
      },
      ...({ state: 'sent', tries: 1, messageId: null, reply: null, sentAt: null } as const),
      queuedAt: '2026-11-22T09:05:00Z',
    };
    const { html, text, stopAddress } = await previewMail(queries, listed, setting);
    const written = text.match(/https:\/\/\S+/g) ?? [];
    const links = [...linksIn(html), ...written, ...(stopAddress === null ? [] : [stopAddress])];
    const opening = links
      .filter((link) => link.startsWith(ORIGIN))
      .flatMap((link) => [...new URL(link).searchParams])
      .filter(([name, value]) => !NAMES.includes(name) && value !== 'hidden');
    expect(opening).toEqual([]);
  },
);
