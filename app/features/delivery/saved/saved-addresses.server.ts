/** Writes the addresses that a shopper has saved. */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Address } from '#app/features/delivery/address/address.ts';
import { isGuestId } from '#app/features/shopper/guest-secret.server.ts';
import type { Queries } from '#db/database.ts';
import { savedAddress } from '#db/schema/delivery-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { MAX_SAVED_ADDRESSES } from './address-choice.ts';

const save = sqlFunction<
  [shopper: string, id: string, address: string, isUsed: boolean, kept: number],
  boolean
>('save_address', 5, z.boolean());

const use = sqlFunction<[shopper: string, id: string], boolean>('use_address', 2, z.boolean());

const remove = sqlFunction<[shopper: string, id: string], boolean>(
  'remove_address',
  2,
  z.boolean(),
);

/** Where an address stands among those of its shopper. */
export type AddressPlace = {
  /** Of the one that it takes the place of, or that it gets: so a form that is sent twice saves one. */
  id?: string | undefined;
  /** Whether the next order goes there, as when absent; else one that was not saved comes right behind it. */
  isUsed?: boolean | undefined;
};

/** Of addresses that are each the shopper's own: an id of another's is as one that does not exist. */
export type AddressBook = ReturnType<typeof createAddressBook>;

export function createAddressBook(queries: Queries) {
  return {
    /** False, with nothing written, for a guest without a basket. */
    async save(
      shopper: string | null,
      address: Address,
      { id = randomUUID(), isUsed = true }: AddressPlace = {},
    ): Promise<boolean> {
      if (shopper === null) return false;
      // A guest gives one for its order, and has nowhere to look after more.
      const kept = isGuestId(shopper) ? 1 : MAX_SAVED_ADDRESSES;
      return save(queries, shopper, id, JSON.stringify(address), isUsed, kept);
    },

    /** Has the next order go there; false, with nothing changed, where there is no such address. */
    async use(shopper: string | null, id: string): Promise<boolean> {
      return shopper !== null && use(queries, shopper, id);
    },

    /** False where there is no such address. */
    async remove(shopper: string | null, id: string): Promise<boolean> {
      return shopper !== null && remove(queries, shopper, id);
    },
  };
}

/** Moves the address of a guest to the account that it joins, unless that has one. */
export async function moveAddresses(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(savedAddress).where(eq(savedAddress.shopper, from)).returning();
  if (rows.length === 0 || (await tx.$count(savedAddress, eq(savedAddress.shopper, to))) > 0)
    return;
  await tx.insert(savedAddress).values(rows.map((row) => ({ ...row, shopper: to })));
}
