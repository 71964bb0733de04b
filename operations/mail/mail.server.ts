/** The outbox for staff: what is there, how a mail looks, and sending it again. */
import * as z from 'zod';
import {
  findMail,
  formatMailCursor,
  type ListedMail,
  parseMailCursor,
  listMail as readList,
  requeueMail,
} from '#app/features/mail/mail-list.server.ts';
import { mailSetting } from '#app/features/mail/template/mail-content.ts';
import { previewMail } from '#app/features/mail/template/render-mail.server.tsx';
import { hitRateLimit } from '#app/features/shopper/rate-limits.server.ts';
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import { emailField, neededText, text } from '#operations/fields.ts';
import { afterField, limitField } from '#operations/list-fields.ts';
import { messages as anyMessages } from '#operations/messages/messages.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

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

/** A mail as staff sees it: without its body, which may hold a secret. */
export type ShownMail = z.output<typeof listedSchema>;

/** Why a mail stands as it does, where that is not plain from its state. */
const REMARKS: Readonly<Record<string, string>> = {
  in_doubt: 'Whether it arrived is not known; it holds a secret, and is not sent again.',
  expired: 'Its link was of no use any more.',
};

function mailLines(mail: ShownMail, timeZone: string): string[] {
  const { queuedAt, state, tries, dedupe, recipient, reply } = mail;
  const attempts = tries > 1 ? ` after ${tries} tries` : '';
  const remark = state === 'sent' ? null : (REMARKS[state] ?? reply);
  const time = toZonedIso(Date.parse(queuedAt) / 1_000, timeZone);
  const line = `${time}  ${state}${attempts}  ${dedupe}  to ${recipient}`;
  return remark === null ? [line] : [line, `    ${remark.replace(/\s+/g, ' ')}`];
}

export const listMails = defineRead({
  name: 'mail.list',
  scope: 'mail:read',
  does: 'Lists the mails of the last 30 days, the newest first',
  input: z.object({
    stuck: z
      .boolean()
      .default(false)
      .meta({ description: 'Those alone that were refused, or could not be sent for an hour' }),
    after: afterField(parseMailCursor),
    to: text('Those alone to this address').nullable().default(null),
    limit: limitField(50),
  }),
  output: z.object({ mails: z.array(listedSchema), next: z.string().nullable() }),
  toLines: ({ mails }, timeZone) =>
    mails.length > 0
      ? mails.flatMap((mail) => mailLines(mail, timeZone))
      : ['There are no such mails.'],
  async run({ queries }, { stuck, to, after, limit }) {
    const filter = { isStuck: stuck, recipient: to, after, limit };
    const { mails, next } = await readList(queries, filter);
    return { mails, next: next && formatMailCursor(next) };
  },
});

/** Which mail it is. The shopper finds it by its key among very many. */
const key = {
  mail: neededText('Its name in the list, or its Message-ID').meta({ positional: true }),
  of: text('Whose it is, where several shoppers have one of this name').nullable().default(null),
};

type Key = { mail: string; of: string | null };

/** Throws OperationRefused unless exactly one mail has the name. */
async function findOne(
  { queries }: Pick<OperationContext, 'queries'>,
  { mail: name, of }: Key,
): Promise<ListedMail & { body: unknown }> {
  const [found, other] = await findMail(queries, name, of);
  if (!found) {
    throw new OperationRefused('not_found', messages.noMail(name));
  }
  if (!other) return found;
  throw new OperationRefused('bad_input', messages.several(name));
}

export const showMail = defineRead({
  name: 'mail.show',
  scope: 'mail:read',
  does: 'Shows a mail as it would be sent now; a secret link is in the mail alone',
  input: z.object(key),
  output: z.object({
    mail: listedSchema,
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  toLines({ mail, subject, text: written }, timeZone) {
    const { messageId, reply } = mail;
    return [
      ...mailLines(mail, timeZone),
      ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
      ...(reply === null ? [] : [`Answer: ${reply}`]),
      ...[`Subject: ${subject}`, '', ...written.split('\n')],
    ];
  },
  async run({ queries, shop }, which) {
    const found = await findOne({ queries }, which);
    const { body: _body, ...mail } = found;
    const setting = mailSetting(shop.settings.current(), {
      shopUrl: shop.shopUrl,
      adminUrl: shop.mailedAdminUrl,
    });
    return { mail, ...(await previewMail(queries, found, setting)) };
  },
});

export const sendMail = defineChange({
  name: 'mail.send',
  scope: 'mail:write',
  does: 'Sends a mail again',
  button: 'Send it again',
  done: 'Sent again',
  subjectWord: 'a mail',
  page: (subject) => `/mail/${encodeURIComponent(subject)}`,
  input: z.object(key),
  output: listedSchema,
  message: ({ dedupe }) => messages.queued(dedupe),
  kept: z.object({ dedupe: z.string(), shopper: z.string() }),
  async readAgain(context, { dedupe, shopper }) {
    const { body: _body, ...mail } = await findOne(context, { mail: dedupe, of: shopper });
    return mail;
  },
  async run(context, which) {
    const { dedupe, state, shopper } = await findOne(context, which);
    context.record({ subject: dedupe, before: { state } });
    if (!(await requeueMail(context.queries, { dedupe, shopper }))) {
      throw new OperationRefused('conflict', messages.notSentAgain(dedupe));
    }
    const { body: _body, ...queued } = await findOne(context, { mail: dedupe, of: shopper });
    context.record({ after: { state: queued.state } });
    return queued;
  },
});

const addressField = emailField('E-mail')
  .refine((address) => address !== '', { error: () => anyMessages.isMissing })
  .meta({ positional: true });

/** Of all staff: whoever has a token sends no flood of mails to strangers in the shop's name. */
const TEST_LIMIT = { windowSeconds: 3_600, max: 20 };

/** It is sent before its record: a server may take minutes to refuse it. */
export const testMail = defineChange({
  name: 'mail.test',
  scope: 'mail:write',
  does: 'Sends a test mail at once, and says what the mail server answers',
  button: 'Send a test mail',
  done: 'Sent a test mail by',
  subjectWord: null,
  input: z.object({ to: addressField }),
  output: z.object({ to: z.string(), place: z.string(), where: z.string() }),
  message: ({ where }) => where,
  async prepare({ shop }, input) {
    const waitSeconds = await hitRateLimit(shop.database.queries, 'test mails', TEST_LIMIT);
    if (waitSeconds > 0) throw new OperationRefused('unavailable', messages.tooManyTests);
    const problem = await shop.testMail.send(input.to);
    if (problem !== null) throw new OperationRefused('unavailable', problem);
    return input;
  },
  async run({ shop, record }, { to }) {
    const { place, where } = shop.testMail;
    record({ subject: place });
    return { to, place, where: where(to) };
  },
});
