/**
 * What comes of an account claiming the order of a guest. `transferred`: it is in this account, now or before;
 * `elsewhere`: in another, or nowhere; `payment_open`: not while the guest may still pay.
 */
export type ClaimOutcome = 'transferred' | 'elsewhere' | 'payment_open';
