/** The account the simulator plays. */

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

/** The account. */
export async function readAccount() {
  return account;
}
