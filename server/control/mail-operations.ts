/** The outbox of a running shop. */
import * as z from 'zod';
import { sendAgain } from '#admin/mail/mail-desk.server.ts';
import { findMail, listMail } from '#app/features/mail/mail-list.server.ts';
import { previewMail } from '#app/features/mail/template/render-mail.server.tsx';
import { CommandError } from '#server/command-error.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

type Access = Pick<ShopAccess, 'queries' | 'by'>;

/** A query string has no booleans. */
const flag = z.stringbool().or(z.boolean());

const listedSchema = z.object({
  shopper: z.string(),
  dedupe: z.string(),
  kind: z.string(),
  recipient: z.string(),
  state: z.string(),
  tries: z.number(),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
  messageId: z.string().nullable(),
  reply: z.string().nullable(),
});

/** A mail as a command prints it. */
export type PrintedMail = z.infer<typeof listedSchema>;

export const listMailOperation = defineOperation({
  name: 'list-mail',
  request: z.object({
    isStuck: flag,
    recipient: z.string().nullable().default(null),
    limit: z.coerce.number().int(),
  }),
  input: z.never(),
  line: listedSchema,
  async *run({ queries }: Access, filter) {
    yield* await listMail(queries, filter);
  },
});

/** Throws CommandError unless exactly one mail has the name. */
async function findOne({ queries }: Access, name: string) {
  const [found, other] = await findMail(queries, name);
  if (!found) throw new CommandError(`There is no mail ${name}: npm run mail -- list shows them.`);
  if (other) {
    throw new CommandError(`Several shoppers have a mail ${name}: name it by its Message-ID.`);
  }
  return found;
}

export const showMailOperation = defineOperation({
  name: 'show-mail',
  request: z.object({
    mail: z.string(),
    shopName: z.string(),
    timeZone: z.string(),
    deliveryNote: z.string(),
    shopUrl: z.string(),
  }),
  input: z.never(),
  line: z.object({ mail: listedSchema, subject: z.string(), text: z.string() }),
  async *run(shop: Access, { mail: name, shopUrl, ...words }) {
    const found = await findOne(shop, name);
    const { body: _body, ...mail } = found;
    const setting = { ...words, shopUrl: () => shopUrl };
    const { subject, text } = await previewMail(shop.queries, found, setting);
    yield { mail, subject, text };
  },
});

export const sendMailOperation = defineOperation({
  name: 'send-mail',
  request: z.object({ mail: z.string() }),
  input: z.never(),
  line: z.object({ mail: z.string() }),
  async *run(shop: Access, { mail: name }) {
    const mail = await findOne(shop, name);
    if (!(await sendAgain(shop.queries, shop.by, mail))) {
      throw new CommandError(
        `${name} is not sent again: it is being sent now, or holds a secret, which is sent once. The shopper can ask for another one.`,
      );
    }
    yield { mail: mail.dedupe };
  },
});
