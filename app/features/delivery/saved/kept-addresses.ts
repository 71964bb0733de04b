/** How many addresses are kept of a shopper: of more those used longest ago are forgotten, so that none is refused. */

/** Of an account. */
export const MAX_SAVED_ADDRESSES = 10;

/** By the shopper's id: a guest gives one for its order, and has nowhere to look after more. */
export function keptAddresses(shopper: string): number {
  return shopper.startsWith('guest_') ? 1 : MAX_SAVED_ADDRESSES;
}
