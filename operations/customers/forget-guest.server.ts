/** Who has bought without an account is forgotten, as an account is (customers.server.ts). */
import * as z from 'zod';
import { findGuests, forgetBuyers } from '#app/features/account/data/forget-buyers.server.ts';
import { forgetContacts } from '#app/features/orders/forget-contacts.server.ts';
import { findOrders } from '#app/features/orders/staff/find-orders.server.ts';
import { isGuestId } from '#app/features/shopper/guest-secret.server.ts';
import type { Queries } from '#db/database.ts';
import { neededText } from '#operations/fields.ts';
import { nameSome } from '#operations/name-some.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** A person: the ids under which they have bought, and the e-mail that is forgotten with them, empty for none. */
type Buyer = { guests: string[]; email: string };

/** Throws OperationRefused, whose words do not name anybody: they are recorded. */
async function findBuyer(queries: Queries, typed: string): Promise<Buyer> {
  if (typed.includes('@')) return { guests: await findGuests(queries, typed), email: typed };
  const [found, another] = await findOrders(queries, typed);
  if (!found || another) throw new OperationRefused('not_found', messages.noOneOrder);
  if (!isGuestId(found.shopper)) throw new OperationRefused('conflict', messages.hasAccount);
  // Nobody has shown that the e-mail of the order is theirs: what else it has may be somebody else's.
  return { guests: [found.shopper], email: '' };
}

export const forgetGuest = defineChange({
  name: 'customers.forget-guest',
  scope: 'customers:write',
  does: 'Forgets who has bought without an account; the books keep what was charged',
  button: 'Forget a guest',
  done: 'Forgot a guest',
  subjectWord: null,
  input: z.object({
    guest: neededText('The whole e-mail of the guest, or the number of an order').meta({
      positional: true,
    }),
  }),
  /** Under how many ids they had bought. */
  output: z.object({ guests: z.int() }),
  message: ({ guests }) => (guests === 0 ? messages.noGuest : messages.forgotten),
  async ask({ queries }, { guest }) {
    await findBuyer(queries, guest);
    return { question: messages.forgetGuest(guest), yes: messages.yesForget };
  },
  async prepare({ queries, shop }, input) {
    const { guests } = await findBuyer(queries, input.guest);
    for (const guest of guests) await shop.payments.endUnpaid(guest);
    return input;
  },
  async run(context, { guest }) {
    const { queries, shop } = context;
    const { guests, email } = await findBuyer(queries, guest);
    // Ids alone: the record names nobody.
    const after = guests.length > 1 ? { guests: guests.length } : null;
    context.record({ subject: nameSome(guests) || 'guest', after });
    const outcome = await forgetBuyers(queries, guests, email);
    if (outcome !== 'forgotten') {
      throw new OperationRefused('conflict', messages.guestNotNow[outcome]);
    }
    context.afterCommit(() =>
      forgetContacts(shop.database.queries, shop.settings.current().contactDays),
    );
    return { guests: guests.length };
  },
});
