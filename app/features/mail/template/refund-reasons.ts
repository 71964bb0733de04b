/** Why money goes back, as the shopper reads it. */

const TEXTS: ReadonlyMap<string, string> = new Map([
  [
    'lines_sold',
    'You have paid for this already, in another tab or on another device, so this second payment goes back in full.',
  ],
  ['second_charge', 'You were charged twice, so the second payment goes back in full.'],
  [
    'amount_differs',
    'What was charged is not the total that you were shown, so the payment goes back in full and nothing was ordered.',
  ],
  [
    'sold_out',
    'Something in your basket was sold out while you paid, so the payment goes back in full and nothing was ordered. We are sorry.',
  ],
  ['returned', 'What you sent back has arrived.'],
]);

/** Null where none was given; what staff wrote is said as it is. */
export function refundReasonText(reason: string): string | null {
  if (reason === '') return null;
  return TEXTS.get(reason) ?? `Why: ${reason}`;
}
