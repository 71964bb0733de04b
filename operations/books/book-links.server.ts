/** Links that download a file of the books once, such as for the accountant: made, listed, taken back, used. */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  bookLinkPage,
  bookLinkState,
  endBookLink,
  insertBookLink,
  readBookLinks,
} from '#app/features/books/book-links.server.ts';
import { shopAddress } from '#app/shared/http/shop-link.ts';
import { formatShopTime, toZonedMinute } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { apiToken, staff, staffRole } from '#db/schema/staff-schema.ts';
import { neededText, wholeNumber } from '#operations/fields.ts';
import {
  BY_COMMAND,
  BY_TOKEN,
  defineChange,
  defineRead,
  OperationRefused,
} from '#operations/operation.ts';
import { type Scope, scopesOf } from '#operations/scopes.ts';
import { bookFileFields, bookFileName, bookFileSchema, wantedDays } from './export-books.server.ts';
import { messages } from './messages/messages.ts';

const LINK_HOURS = 48;
const MAX_LINK_HOURS = 7 * 24;

export const makeBookLink = defineChange({
  name: 'books.make-link',
  scope: 'books:write',
  does: 'Makes a link that downloads a file of the books once, without signing in',
  button: 'Make the link',
  done: 'Made a link to the books',
  subjectWord: null,
  input: z.object({
    ...bookFileFields,
    kind: bookFileFields.kind.meta({ positional: true }),
    hours: wholeNumber('Hours that the link works', 1).max(MAX_LINK_HOURS).default(LINK_HOURS),
  }),
  output: z.object({
    id: z.string(),
    link: z.string(),
    file: z.string(),
    untilSeconds: z.int(),
    until: z.string(),
  }),
  isSecret: true,
  message: ({ link, until }) => messages.linkMade(link, until),
  async run({ queries, shop, actor, record }, { hours, ...wanted }) {
    wantedDays(wanted);
    const file = bookFileName(wanted);
    const { id, key, untilSeconds } = await insertBookLink(queries, {
      ...{ request: wanted, madeBy: actor.id, hours },
    });
    record({ subject: id, after: { file, hours } });
    const link = shopAddress(shop.shopUrl(), bookLinkPage(id, key));
    const until = formatShopTime(untilSeconds, shop.settings.current().timeZone);
    return { id, link, file, untilSeconds, until };
  },
});

const shownSchema = z.object({
  id: z.string(),
  file: z.string(),
  state: z.enum(['open', 'used', 'ended', 'lapsed']),
  madeSeconds: z.int(),
  untilSeconds: z.int(),
  usedSeconds: z.int().nullable(),
});

export type ShownBookLink = z.output<typeof shownSchema>;

export const listBookLinks = defineRead({
  name: 'books.links',
  scope: 'books:read',
  does: 'Lists the links that download a file of the books once, for 90 days',
  input: z.object({}),
  output: z.object({ links: z.array(shownSchema) }),
  toLines: ({ links }, timeZone) =>
    links.length === 0
      ? [messages.noLinks]
      : links.map(
          ({ id, file, state, untilSeconds }) =>
            `${id}  ${messages.until(file, messages.states[state], toZonedMinute(untilSeconds, timeZone))}`,
        ),
  async run({ queries }) {
    const now = Math.floor(Date.now() / 1_000);
    const links = (await readBookLinks(queries)).map(({ request, ...link }) => ({
      ...{ id: link.id, file: bookFileName(bookFileSchema.parse(request)) },
      ...{ state: bookLinkState(link, now), madeSeconds: link.madeSeconds },
      ...{ untilSeconds: link.untilSeconds, usedSeconds: link.usedSeconds },
    }));
    return { links };
  },
});

export const takeBackBookLink = defineChange({
  name: 'books.end-link',
  scope: 'books:write',
  does: 'Takes back a link to the books that nobody has used',
  button: 'Take it back',
  done: 'Took back a link to the books',
  subjectWord: null,
  input: z.object({ link: neededText('Its id, as books links has it').meta({ positional: true }) }),
  output: z.object({ link: z.string() }),
  message: () => messages.linkEnded,
  async run({ queries, record }, { link }) {
    record({ subject: link });
    if (await endBookLink(queries, link)) return { link };
    throw new OperationRefused('conflict', messages.noLink);
  },
});

/** What the maker of a link may do by now: nothing, once their access or the token has ended. Null for a command. */
export async function scopesOfMaker(
  queries: Queries,
  madeBy: string,
): Promise<readonly Scope[] | null> {
  if (madeBy.startsWith(BY_COMMAND)) return null;
  let member = madeBy;
  if (madeBy.startsWith(BY_TOKEN)) {
    const [token] = await queries
      .select({ madeBy: apiToken.madeBy })
      .from(apiToken)
      .where(
        sql`${apiToken.id} = ${madeBy.slice(BY_TOKEN.length)} and ${apiToken.endedAt} is null`,
      );
    if (!token) return [];
    member = token.madeBy;
    if (member.startsWith(BY_COMMAND)) return null;
  }
  const [row] = await queries
    .select({ role: staff.role, own: staffRole.scopes })
    .from(staff)
    .leftJoin(staffRole, eq(staffRole.name, staff.role))
    .where(eq(staff.id, member));
  return row ? scopesOf(row.role, row.own) : [];
}
