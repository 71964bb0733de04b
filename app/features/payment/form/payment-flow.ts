/** What the payment page shows while a card is being charged (spec 2, 4 and 5): the pure part. */

/** The query of the form's address where nothing is due: the version of what the page showed. */
export const FREE_QUERY = 'free';

export type PaymentFlow = {
  phase: 'ready' | 'processing' | 'succeeded';
  isCardEmpty: boolean;
  /** What the card field reports about what is typed. */
  cardError: string | null;
  /** What came of creating or confirming the payment. */
  failure: string | null;
};

export type PaymentEvent =
  | { type: 'card_changed'; isEmpty: boolean; error: string | null }
  | { type: 'submitted' }
  | { type: 'failed'; message: string }
  | { type: 'succeeded' };

export const initialFlow: PaymentFlow = {
  phase: 'ready',
  isCardEmpty: true,
  cardError: null,
  failure: null,
};

export function paymentFlow(flow: PaymentFlow, event: PaymentEvent): PaymentFlow {
  switch (event.type) {
    case 'card_changed':
      return { ...flow, isCardEmpty: event.isEmpty, cardError: event.error, failure: null };
    case 'submitted':
      return flow.phase === 'ready' ? { ...flow, phase: 'processing', failure: null } : flow;
    case 'failed':
      // Once paid nothing makes the button work again.
      if (flow.phase === 'succeeded') return flow;
      return { ...flow, phase: 'ready', failure: event.message };
    case 'succeeded':
      return { ...flow, phase: 'succeeded', failure: null };
  }
}

/** What the button is for: how many items, and what is charged for them. */
export type Due = { itemCount: number; chargedCents: number };

/** Disabled while processing, while the card input is empty, after success, and with an empty basket. */
export function isBuyDisabled(flow: PaymentFlow, { itemCount, chargedCents }: Due): boolean {
  const lacksCard = chargedCents > 0 && flow.isCardEmpty;
  return flow.phase !== 'ready' || lacksCard || itemCount === 0;
}

/** Whether there is nothing to buy or no card to give, for the line that says so; not after it was just paid. */
export function whyNothingToPay(
  phase: PaymentFlow['phase'],
  { itemCount, chargedCents }: Due,
): 'empty' | 'free' | null {
  if (phase !== 'ready') return null;
  if (itemCount === 0) return 'empty';
  return chargedCents === 0 ? 'free' : null;
}

export function buyLabel(flow: PaymentFlow): 'Buy Now' | 'Processing' {
  return flow.phase === 'processing' ? 'Processing' : 'Buy Now';
}

/** The message under the form: what failed, else what is wrong with the card as it is typed. */
export function shownError(flow: PaymentFlow): string | null {
  return flow.failure ?? flow.cardError;
}
