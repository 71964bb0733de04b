/** What the mails about an order are made of. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { paidParts } from '#app/features/credits/credit-parts.ts';
import { deliveryRemarks } from '#app/features/delivery/arrival.ts';
import { messages as deliveryMessages } from '#app/features/delivery/messages/messages.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { shopAddress } from '#app/shared/http/shop-link.ts';
import { messages as shared } from '#app/shared/messages/messages.ts';
import type { MailBlock, MailItem, OrderMailSetting } from './mail-content.ts';

/** An order without its events: a mail speaks of the one that its body has. */
export type MailedOrder = Omit<OrderDetails, 'events'>;

/** More would make the mail too long to read, and mail readers cut what is too large. */
const MAX_ITEMS = 15;
const MAX_TITLE_LETTERS = 100;
const MAX_SUBJECT_TITLE_LETTERS = 50;

function shortened(text: string, maxLetters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= maxLetters) return line;
  const cut = letters.slice(0, maxLetters - 1).join('');
  // After a word, where the last one is not too long for that.
  return `${cut.replace(/[\s,;:]+\S{0,20}$/, '')}…`;
}

/** Alike items become one, in the order in which they were bought. */
function groupItems(basket: readonly BasketItem[]): MailItem[] {
  const groups = new Map<string, MailItem>();
  for (const { variant, title, image, priceCents } of basket) {
    const key = `${priceCents} ${variant}`;
    const { count = 0, totalCents = 0 } = groups.get(key) ?? {};
    const name = shortened(title, MAX_TITLE_LETTERS);
    const sum = { count: count + 1, totalCents: totalCents + priceCents };
    groups.set(key, { title: name, image, ...sum });
  }
  return [...groups.values()];
}

/** What was bought, with its pictures. */
export function itemsOf({
  basket,
}: {
  basket: readonly BasketItem[];
}): Extract<MailBlock, { kind: 'items' }> {
  const items = groupItems(basket);
  const more = items.slice(MAX_ITEMS).reduce((sum, { count }) => sum + count, 0);
  return { kind: 'items', items: items.slice(0, MAX_ITEMS), more, sum: null };
}

/** The same with what it came to. */
export function summedItemsOf(order: MailedOrder): MailBlock {
  const { basket, amount, terms } = order;
  const parts = chargeParts(basketTotalCents(basket), terms)
    .slice(1)
    .map(({ name, cents }) => [name, cents] as const);
  const taxes = chargeTaxes({ basket, terms }).map(
    ({ basisPoints, taxCents }) =>
      [orderMessages.includesTax(formatRate(basisPoints)), taxCents] as const,
  );
  const paid = paidParts(amount, terms).map(({ name, cents }) => [name, cents] as const);
  return { ...itemsOf(order), sum: { parts, totalCents: amount, taxes: [...taxes, ...paid] } };
}

/** What was bought, in few words. */
export function summaryOf({ basket }: MailedOrder): string {
  const [first] = basket;
  if (!first) return messages.yourOrder;
  const title = shortened(first.title, MAX_SUBJECT_TITLE_LETTERS);
  const others = basket.length - 1;
  return others === 0 ? title : messages.titleAndMore(title, others);
}

/** Its number for people to say, and its id. */
export function orderFacts({ number, id }: MailedOrder): (readonly [string, string])[] {
  return [
    [orderMessages.order, number],
    [messages.orderId, id],
  ];
}

/** How it comes, and when. */
export function deliveryFacts({ terms }: MailedOrder): (readonly [string, string])[] {
  if (!terms?.deliveryOption) return [];
  const remarks = [terms.deliveryOption.title, ...deliveryRemarks(terms.deliveryOption)];
  return [[deliveryMessages.delivery, remarks.join(' · ')]];
}

/** Leads to the page of the order, where it opens. */
export function pageButton({ orderLink }: OrderMailSetting): MailBlock[] {
  return orderLink ? [{ kind: 'button', label: messages.seeOrder, link: orderLink }] : [];
}

/** The same, and where the contract is withdrawn from, where the shop has such a page. */
export function orderButton(setting: OrderMailSetting): MailBlock[] {
  const { orderLink, withdrawalDays = null, shopUrl } = setting;
  if (!orderLink || withdrawalDays === null) return pageButton(setting);
  const link = { ...orderLink, page: '/orders/:id/withdraw' } as const;
  const address = shopAddress(shopUrl(), link);
  return [...pageButton(setting), { kind: 'link', label: shared.withdrawHere, address }];
}
