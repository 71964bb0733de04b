/** No link of a mail leads away from the shop, whatever a request or a row of the outbox says. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailKind, mailBodies } from '#app/features/mail/mail-kinds.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { adminAddress } from '#app/shared/http/shop-link.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { linksIn } from '#tests/fixtures/mailed-link.ts';
import { sampleMailBodies } from '#tests/fixtures/sample-mails.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { HOSTILE_PATHS, hostilePath, SEED } from '#tests/network/hostile-paths.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const ORIGIN = 'https://shop.example.com';
const ADMIN_ORIGIN = 'https://admin.example.com';
const setting = {
  ...{ shopName: 'Basket', timeZone: 'UTC', shopUrl: () => ORIGIN },
  adminUrl: () => ADMIN_ORIGIN,
};

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);

let shopper: string;
let order: string;
beforeAll(async () => {
  shopper = await shop.guest('book');
  order = await shop.pay(shopper);
  await shop.settle(order);
});

/** Fields of a mail's body whose schema takes no other text. */
const NOT_FREE = ['order', 'at', 'extent', 'notice'];

type Row = { shopper: string; kind: MailKind; body: unknown };

/** The addresses of a mail's links; the plain text has the same (render-mail.server.test.ts). */
async function linksOf(row: Row): Promise<string[]> {
  const { html } = await renderMail(queries, { ...row, queuedSeconds: 0 }, setting);
  return linksIn(html);
}

/** What the shop mails to a new account that asks for a new password by a call with these fields. */
async function askedWith(fields: object): Promise<Row> {
  const { uid, email } = await accounts.register(newEmail());
  const answer = await accounts.post('request-password-reset', { email, ...fields });
  expect(answer.status).toBe(200);
  const [row] = (await queries.select().from(mail).where(eq(mail.shopper, uid))).filter(
    ({ kind }) => kind === 'password_reset',
  );
  return { shopper: uid, kind: 'password_reset', body: row?.body };
}

test.each(HOSTILE_PATHS)(
  "the link of a reset is the shop's own, with redirectTo %j",
  async (path) => {
    const row = await askedWith({ redirectTo: path, callbackURL: path, errorCallbackURL: path });
    const links = await linksOf(row);
    expect(links.filter((link) => link.includes('token='))).toHaveLength(1);
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      expect(origin).toBe(ORIGIN);
      expect(['/', '/help', '/privacy', '/reset-password', '/returns']).toContain(pathname);
    }
  },
);

test.each(Object.keys(mailBodies) as MailKind[])(
  "the links of the mail %s are the shop's own, whatever its row says",
  async (kind) => {
    const sample = sampleMailBodies(order)[kind];
    const texts = Object.entries(sample).filter(
      ([name, value]) => typeof value === 'string' && !NOT_FREE.includes(name),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(hostilePath(), { minLength: 9, maxLength: 9 }), async (paths) => {
        const hostile = Object.fromEntries(
          // No row has a NUL: jsonb refuses it.
          texts.map(([name], index) => [name, (paths[index] ?? '').replaceAll('\0', '')]),
        );
        for (const link of await linksOf({ shopper, kind, body: { ...sample, ...hostile } })) {
          expect([ORIGIN, ...(kind === 'staff_notice' ? [ADMIN_ORIGIN] : [])]).toContain(
            new URL(link).origin,
          );
        }
      }),
      { seed: SEED, numRuns: 50 },
    );
  },
);

test.each(HOSTILE_PATHS)(
  'a page of the admin is the admin’s own, with %j in its address',
  (path) => {
    const address = adminAddress(ADMIN_ORIGIN, {
      page: '/products/:variant',
      params: { variant: `x${path}` },
    });
    expect(new URL(address).origin).toBe(ADMIN_ORIGIN);
    expect(new URL(address).pathname).toMatch(/^\/products\//);
  },
);
