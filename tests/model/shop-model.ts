/**
 * The model: basket, payment and orders of one guest and one account as plain data,
 * without a database, a provider or concurrency.
 */

/** Variants of the sample catalogue, with product id and price; two of them share one id. */
export const CATALOGUE = {
  book: { id: '12321341', cents: 1196 },
  'usb-c-cable': { id: '4903850', cents: 100 },
  'smart-speaker-charcoal': { id: '23445930', cents: 9899 },
  'smart-speaker-sand': { id: '23445930', cents: 9899 },
} as const;

export type Variant = keyof typeof CATALOGUE;
export type Who = 'guest' | 'account';

type Line = { line: number; variant: Variant };

export type Intent = {
  owner: Who;
  lines: Line[];
  /** The frozen basket, and the amount that the provider charges. */
  amountCents: number;
  chargedCents: number;
  /** The state at the provider. */
  status: 'payable' | 'challenged' | 'paid' | 'canceled';
  /** The state in the shop. */
  state: 'open' | 'cancelling' | 'cancelled' | 'ordered' | 'refunded';
};

export type ShopModel = {
  lines: Record<Who, Line[]>;
  isMerged: boolean;
  /** Withdrawn variants: they stay in baskets, and cannot be paid for. */
  withdrawn: Set<Variant>;
  nextLine: number;
  /** All intents so far, oldest first. */
  intents: Intent[];
};

export function emptyShop(): ShopModel {
  return {
    lines: { guest: [], account: [] },
    isMerged: false,
    withdrawn: new Set(),
    nextLine: 1,
    intents: [],
  };
}

/** Whether the shop still serves this one: a guest who has joined is gone. */
export function isServed(shop: ShopModel, who: Who): boolean {
  return who === 'account' || !shop.isMerged;
}

/** The shopper of a late report: the account, for a guest who has joined. */
export function ownerNow(shop: ShopModel, who: Who): Who {
  return shop.isMerged ? 'account' : who;
}

/** The items that can be paid for. */
export function forSale(shop: ShopModel, who: Who): Line[] {
  return shop.lines[who].filter(({ variant }) => !shop.withdrawn.has(variant));
}

export function totalCents(lines: readonly Line[]): number {
  return lines.reduce((total, { variant }) => total + CATALOGUE[variant].cents, 0);
}

export function add(shop: ShopModel, who: Who, variant: Variant): void {
  shop.lines[who].push({ line: shop.nextLine, variant });
  shop.nextLine += 1;
}

export function removeFirst(shop: ShopModel, who: Who, id: string): void {
  const first = shop.lines[who].findIndex(({ variant }) => CATALOGUE[variant].id === id);
  if (first !== -1) shop.lines[who].splice(first, 1);
}

export function join(shop: ShopModel): void {
  if (shop.isMerged) return;
  shop.isMerged = true;
  const all = [...shop.lines.account, ...shop.lines.guest];
  shop.lines = { guest: [], account: all.sort((one, other) => one.line - other.line) };
  for (const intent of shop.intents) {
    if (intent.owner === 'guest' && intent.state === 'open') intent.state = 'cancelling';
    intent.owner = 'account';
  }
}

export type Settled = 'unpaid' | 'cancelled' | 'ordered' | 'refunded';

/** Settles the intent by the provider's state. */
export function settle(shop: ShopModel, intent: Intent): Settled {
  if (intent.state === 'ordered' || intent.state === 'refunded') return intent.state;
  if (intent.status === 'canceled') {
    intent.state = 'cancelled';
    return 'cancelled';
  }
  if (intent.status !== 'paid') return 'unpaid';
  if (intent.chargedCents !== intent.amountCents) {
    intent.state = 'refunded';
    return 'refunded';
  }
  intent.state = 'ordered';
  const sold = new Set(intent.lines.map(({ line }) => line));
  shop.lines[intent.owner] = shop.lines[intent.owner].filter(({ line }) => !sold.has(line));
  return 'ordered';
}

/** Cancels a payment; true when it turned out to be paid. */
function end(shop: ShopModel, intent: Intent): boolean {
  if (intent.status === 'paid') {
    settle(shop, intent);
    return true;
  }
  intent.status = 'canceled';
  intent.state = 'cancelled';
  return false;
}

export type Start =
  | { code: 'empty_basket' | 'shopper_merged' | 'already_paid' }
  | { code: 'total_changed'; totalCents: number }
  /** The intent to pay: an existing one, or a new one at the end of the list. */
  | { code: 'started'; intent: Intent };

export function start(shop: ShopModel, who: Who, shownCents: number): Start {
  if (!isServed(shop, who)) return { code: 'shopper_merged' };
  const lines = forSale(shop, who);
  const total = totalCents(lines);
  if (lines.length === 0) return { code: 'empty_basket' };
  if (shownCents !== total) return { code: 'total_changed', totalCents: total };
  const same = (intent: Intent) =>
    intent.lines.map(({ line }) => line).join() === lines.map(({ line }) => line).join();
  const unpaid = shop.intents.filter(
    ({ owner, state }) => owner === who && (state === 'open' || state === 'cancelling'),
  );
  for (const intent of unpaid) {
    if (intent.state === 'open' && same(intent)) continue;
    if (end(shop, intent)) {
      return { code: 'total_changed', totalCents: totalCents(forSale(shop, who)) };
    }
  }
  const current = unpaid.find(({ state }) => state === 'open');
  if (current?.status === 'paid') {
    settle(shop, current);
    return { code: 'already_paid' };
  }
  if (current) return { code: 'started', intent: current };
  const made: Intent = {
    owner: who,
    lines: [...lines],
    amountCents: total,
    chargedCents: total,
    status: 'payable',
    state: 'open',
  };
  shop.intents.push(made);
  return { code: 'started', intent: made };
}

/** The sweep when everything is due. */
export function sweep(shop: ShopModel): void {
  for (const intent of shop.intents) {
    if (intent.state === 'open') settle(shop, intent);
    else if (intent.state === 'cancelling') end(shop, intent);
  }
}

export type Card = 'success' | 'declined' | 'challenge';

/** The provider's answer to a card. */
export function confirm(intent: Intent, card: Card): string {
  if (intent.status === 'paid' || intent.status === 'canceled') {
    return 'payment_intent_unexpected_state';
  }
  switch (card) {
    case 'success':
      intent.status = 'paid';
      return 'succeeded';
    case 'declined':
      intent.status = 'payable';
      return 'card_declined';
    case 'challenge':
      intent.status = 'challenged';
      return 'requires_action';
  }
}
