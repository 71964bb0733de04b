/** The account the simulator plays, and its disputes: there are none. */
import { z } from 'zod';
import { created, limit, parseParameters, text } from '../wire/parameters.ts';
import { pathPattern, type Route } from '../wire/route.ts';
import { listAnswer } from './list-page.ts';

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

const accountParameters = z.strictObject({});

const disputeParameters = z.strictObject({
  charge: text.optional(),
  created: created.optional(),
  limit,
  payment_intent: text.optional(),
  starting_after: text.optional(),
});

export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: pathPattern('/v1/account'),
    parse: (form) => {
      parseParameters(accountParameters, form);
      return async () => ({ status: 200, body: account });
    },
  },
  {
    method: 'GET',
    path: pathPattern('/v1/disputes'),
    parse: (form) => {
      parseParameters(disputeParameters, form);
      return async () => listAnswer('/v1/disputes', [], false);
    },
  },
];
