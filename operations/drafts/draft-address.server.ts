/** Where an order that is made for a customer goes before anybody says so. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Address } from '#app/features/delivery/address/address.ts';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { createAddressBook } from '#app/features/delivery/saved/saved-addresses.server.ts';
import type { Draft } from '#app/features/drafts/draft-store.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { findById } from '#app/features/orders/staff/find-orders.server.ts';
import { readStaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import type { OperationContext } from '#operations/operation.ts';
import type { Scope } from '#operations/scopes.ts';

/** Whom an order is for and where it went: what another in exchange for it begins with. */
export async function customerOf(
  queries: Queries,
  order: string,
): Promise<{ email: string | null; address: Address | null }> {
  const found = await findById(queries, order);
  const details = found && (await readOrderDetails(queries, found.shopper, order));
  if (!details) return { email: null, address: null };
  const { email = null } = (await readStaffOrder(queries, details.shopper, order)) ?? {};
  // Whoever has claimed it does not learn where it went.
  return { email, address: details.isWithheld ? null : details.address };
}

type Known = { address: Address | null; scope: Scope };

/** Where what is for this e-mail goes: as the order that it is in exchange for, or where the account has its orders go. */
async function knownAddress(
  queries: Queries,
  to: string | null,
  exchangeFor: string | null,
): Promise<Known> {
  const exchanged = exchangeFor === null ? null : await customerOf(queries, exchangeFor);
  if (exchanged?.address && exchanged.email?.toLowerCase() === to?.toLowerCase()) {
    return { address: exchanged.address, scope: 'orders:read' };
  }
  const scope = 'customers:read';
  if (to === null) return { address: null, scope };
  const [account] = await queries
    .select({ uid: user.id })
    .from(user)
    .where(eq(user.email, to.toLowerCase()));
  const choices = await createCheckoutChoices(queries).readChoices(account?.uid ?? null);
  return { address: choices.address, scope };
}

/** Takes over what is known of this e-mail, for who may see it, where nobody has said anything else; `from`: what it was. */
export async function takeAddress(
  { queries, actor }: OperationContext,
  { shopper, exchangeFor }: Pick<Draft, 'shopper' | 'exchangeFor'>,
  { from, to }: { from?: string | null; to: string | null },
): Promise<void> {
  if (from === to) return;
  const book = createAddressBook(queries);
  const [written] = (await createCheckoutChoices(queries).readChoices(shopper)).addresses;
  if (written) {
    const before = await knownAddress(queries, from ?? null, exchangeFor);
    // What came with another e-mail is somebody else's: it goes with it.
    if (!isDeepStrictEqual(written.address, before.address)) return;
    await book.remove(shopper, written.id);
  }
  const { address, scope } = await knownAddress(queries, to, exchangeFor);
  if (address && actor.scopes.includes(scope)) await book.save(shopper, address);
}
