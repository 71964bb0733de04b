/** The account the simulator plays, and its disputes: there are none. */
import { z } from 'zod';
import { created, limit, text } from '../wire/parameters.ts';
import { listObject } from './list-page.ts';

/** Stripe's account object, as far as a shop reads it. Nothing here is ever in live mode. */
const account = {
  id: 'acct_cardsimulator',
  object: 'account',
  business_type: null,
  capabilities: { card_payments: 'active' },
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  email: null,
  payouts_enabled: false,
  type: 'standard',
};

export const disputeParameters = z.strictObject({
  charge: text.optional(),
  created: created.optional(),
  limit,
  payment_intent: text.optional(),
  starting_after: text.optional(),
});

/** The account. */
export async function readAccount() {
  return account;
}

/** The disputes of the account: none. */
export async function listDisputes() {
  return listObject('/v1/disputes', [], false);
}
