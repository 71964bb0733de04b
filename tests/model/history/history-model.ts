/**
 * The model of a shop over weeks: what was paid of each order and by which means, what went back, what is owed, what lies
 * on the shelf and what is in each credit. Plain data and sums, without a database, a provider or concurrency, and without
 * a line of the shop's own code. All amounts are in cents.
 */

export const PRICES = { book: 1_196, 'usb-c-cable': 100, 'stand-mixer': 23_900 } as const;
export type Variant = keyof typeof PRICES;

/** `kept`: will not be sent after all. A line that is `back` may lie on the shelf again, or be broken. */
export type Line = { paid: number; variant: Variant; at: 'shelf' | 'sent' | 'back' | 'kept' };

/**
 * `card` is what goes to the card, or by hand; `inCredit` is in the credit at once, whatever becomes of the rest.
 * `asked`: staff has still to give it back by hand. `failed`: the bank does not take it, or has sent it back.
 */
export type Refund = {
  card: number;
  inCredit: number;
  lines: Line[];
  state: 'asked' | 'arrived' | 'failed';
  isPromise: boolean;
  /** A later refund was made in its place. */
  isRenewed: boolean;
  /** How often the bank has sent it back; after the fifth time it is not made again. */
  sentBack: number;
};

export type Order = {
  by: 'card' | 'hand';
  /** What was paid by card or by hand, and by which credit how much. */
  paid: number;
  credit: string | null;
  paidByCredit: number;
  lines: Line[];
  refunds: Refund[];
  isPacked: boolean;
  isCancelled: boolean;
  /** Its bank sends back whatever is refunded. */
  takesNothingBack: boolean;
  dispute: 'none' | 'open' | 'won' | 'lost';
};

export type ShopModel = {
  orders: Order[];
  shelf: Record<Variant, number>;
  /** What is in each gift card and store credit. */
  credits: Record<string, number>;
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const counts = ({ state }: Refund) => state === 'asked' || state === 'arrived';
const toCard = (refunds: readonly Refund[]) => sum(refunds.map(({ card }) => card));

/** What the bank took from the shop for good. */
const lost = ({ dispute, paid }: Order) => (dispute === 'lost' ? paid : 0);

/** What was put into store credit in place of the card. */
function inPlaceOfCard({ refunds, paidByCredit }: Order): number {
  return Math.max(sum(refunds.map(({ inCredit }) => inCredit)) - paidByCredit, 0);
}

/** What has gone back, or is to: what a failed refund has put into a credit stays there. */
export function refunded({ refunds }: Order): number {
  return sum(refunds.map((one) => one.inCredit + (counts(one) ? one.card : 0)));
}

export function rest(order: Order): number {
  return Math.max(order.paid + order.paidByCredit - refunded(order) - lost(order), 0);
}

/** Lines whose money went back or is to. */
function paidBack({ refunds }: Order): Set<Line> {
  return new Set(refunds.filter(counts).flatMap(({ lines }) => lines));
}

/** What lines come to, less what is in a credit already from a refund of them that has failed. */
export function worth({ refunds }: Order, lines: readonly Line[]): number {
  const failed = refunds.filter(
    (one) =>
      !counts(one) && one.lines.length > 0 && one.lines.every((line) => lines.includes(line)),
  );
  return sum(lines.map(({ paid }) => paid)) - sum(failed.map(({ inCredit }) => inCredit));
}

/** Of `lines` those that nobody has the money back for. */
export function unpaidBack(order: Order, lines: readonly Line[]): Line[] {
  return lines.filter((line) => !paidBack(order).has(line));
}

/** What the card has paid, and has not back. */
export function cardLeft(order: Order): number {
  const back = toCard(order.refunds.filter(counts));
  return Math.max(order.paid - inPlaceOfCard(order) - back - lost(order), 0);
}

/**
 * So much goes back: first to the card, what it has paid; then to the credit. `into`: all of it into this store credit.
 * What was promised before and has failed is renewed where this is the same again: all that is left, its lines, its amount.
 */
export function refund(
  shop: ShopModel,
  order: Order,
  { cents, lines = [], into = null }: { cents: number; lines?: Line[]; into?: string | null },
): void {
  const all = cents === rest(order);
  const failed = order.refunds.filter(
    (one) => one.state === 'failed' && one.isPromise && !one.isRenewed,
  );
  const sameLines = (one: Refund) =>
    one.lines.length > 0 && one.lines.every((line) => lines.includes(line));
  const sameAmount = failed.filter(({ card }) => card === cents).slice(0, 1);
  const renewed = all ? failed : lines.length > 0 ? failed.filter(sameLines) : sameAmount;
  for (const one of renewed) one.isRenewed = true;
  const card = into === null ? Math.min(cents, cardLeft(order)) : 0;
  const inCredit = cents - card;
  const credit = into ?? order.credit;
  if (inCredit > 0 && credit !== null)
    shop.credits[credit] = (shop.credits[credit] ?? 0) + inCredit;
  // A bank that decides about the charge lets nothing go back: once it is won, staff refunds it again.
  const isRefused = card > 0 && order.dispute === 'open';
  const state = isRefused ? 'failed' : card > 0 && order.by === 'hand' ? 'asked' : 'arrived';
  const made = { card, inCredit, lines, isPromise: true, isRenewed: false, sentBack: 0 };
  order.refunds.push({ ...made, state });
  keep(
    shop,
    order,
    lines.filter(({ at }) => at === 'shelf'),
  );
}

/** Not sent after all: what was packed goes back on the shelf. */
export function keep(shop: ShopModel, order: Order, lines: readonly Line[]): void {
  for (const line of lines) {
    line.at = 'kept';
    if (order.isPacked) shop.shelf[line.variant] += 1;
  }
}

export function cancel(shop: ShopModel, order: Order): void {
  order.isCancelled = true;
  if (rest(order) > 0) refund(shop, order, { cents: rest(order) });
  keep(
    shop,
    order,
    order.lines.filter(({ at }) => at === 'shelf'),
  );
}

/** What was not sent goes back at once, unless a bank decides about the charge; what was sent once it has come. */
export function withdraw(shop: ShopModel, order: Order, lines: readonly Line[]): void {
  const unsent = lines.filter(({ at }) => at === 'shelf' || at === 'kept');
  if (unsent.length === 0) return;
  const isNothingSent = order.lines.every(({ at }) => at === 'shelf' || at === 'kept');
  const left = order.lines.filter(({ at }) => at === 'shelf');
  if (isNothingSent && left.every((line) => lines.includes(line))) {
    cancel(shop, order);
    return;
  }
  const [cents, most] = [worth(order, unsent), rest(order)];
  const isRefunded = order.dispute !== 'open' && Math.min(cents, most) > 0;
  if (isRefunded && cents > most) refund(shop, order, { cents: most });
  else if (isRefunded) refund(shop, order, { cents, lines: unsent });
  keep(
    shop,
    order,
    unsent.filter(({ at }) => at === 'shelf'),
  );
}

/** Packed or sent: it leaves the shelf once. */
export function pack(shop: ShopModel, order: Order): void {
  for (const { variant, at } of order.lines) if (at === 'shelf') shop.shelf[variant] -= 1;
  order.isPacked = true;
}

export function send(shop: ShopModel, order: Order, lines: readonly Line[]): void {
  for (const line of lines) {
    line.at = 'sent';
    if (!order.isPacked) shop.shelf[line.variant] -= 1;
  }
}

/** What nobody has bought yet of what lies on the shelf. */
export function available({ shelf, orders }: ShopModel, variant: Variant): number {
  const lines = orders.flatMap((order) => (order.isPacked ? [] : order.lines));
  return (
    shelf[variant] - lines.filter((line) => line.variant === variant && line.at === 'shelf').length
  );
}

/** What a card is owed: what was promised, each promise once, or all of a cancelled order; less what is there. */
export function owed(order: Order): number {
  const { paid, refunds, isCancelled } = order;
  const promised = toCard(refunds.filter((one) => one.isPromise && !one.isRenewed));
  const most = paid - inPlaceOfCard(order);
  const back = toCard(refunds.filter(({ state }) => state === 'arrived')) + lost(order);
  return Math.max((isCancelled ? most : Math.min(promised, most)) - back, 0);
}

/** What can never be so, whatever has happened. */
export function contradictions({ orders, shelf, credits }: ShopModel): string[] {
  const wrong = orders.flatMap((order, index) => {
    const back = refunded(order);
    const paid = order.paid + order.paidByCredit;
    return back > paid ? [`of order ${index} ${back} of ${paid} goes back`] : [];
  });
  const less = [...Object.entries(shelf), ...Object.entries(credits)].filter(
    ([, left]) => left < 0,
  );
  return [...wrong, ...less.map(([name, left]) => `${left} of ${name} is left`)];
}
