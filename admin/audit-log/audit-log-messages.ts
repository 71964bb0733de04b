/** What staff did, in words: what to, where that is looked at, and what was changed. */
import type { StaffActKind } from '#admin/audit-log/staff-act-kind.ts';
import type { RecordedKind } from '#app/features/orders/order-events.ts';
import { isStaffAct, staffActs } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money.ts';

/** What was done; `name` is what people call the subject, and null where they have no word for it. */
type Words = {
  what: string;
  name: (act: Named) => string | null;
  link: (subject: string) => string | null;
};

/** `number` is the order's, where it is one. */
export type Named = { subject: string; number: string | null };

const to = (path: string) => (subject: string) => `/${path}/${encodeURIComponent(subject)}`;
const nowhere = () => null;
const nameless = () => null;
const itself = ({ subject }: Named) => subject;

const plain = (what: string): Words => ({ what, name: nameless, link: nowhere });
const named = (what: string): Words => ({ what, name: itself, link: nowhere });
const ofProduct = (what: string): Words => ({ what, name: itself, link: to('products') });
const ofCustomer = (what: string): Words => ({
  what,
  name: () => 'the customer',
  link: to('customers'),
});
const ofOrder = (what: string): Words => ({
  what,
  name: ({ number, subject }) => `order ${number ?? subject}`,
  link: to('orders'),
});

type EventAct = `order_${RecordedKind}`;

const WORDS: Record<Exclude<StaffActKind, EventAct>, Words> = {
  entered: plain('Entered by a link'),
  became_owner: plain('Became an owner; what let this name in before has ended'),
  signed_in: plain('Signed in with a passkey'),
  passkey_added: plain('Added a passkey'),
  product_added: ofProduct('Added product'),
  product_changed: ofProduct('Changed product'),
  product_pictures_changed: ofProduct('Changed the pictures of product'),
  products_changed: plain('Changed many products'),
  product_changed_in_bulk: ofProduct('Changed with many others product'),
  catalogue_imported: named('Imported the file'),
  variants_withdrawn: named('Took off sale'),
  variants_put_on_sale: named('Put on sale'),
  holds_released: plain('Gave back what payments of other card accounts held'),
  stock_counted: ofProduct('Counted the stock of product'),
  delivery_price_changed: named('Changed the price of delivery to'),
  code_changed: { ...named('Changed the code'), link: to('settings/code') },
  tax_rate_changed: named('Changed the tax rate of'),
  seller_changed: plain('Changed who sells'),
  mail_sent_again: { what: 'Sent again', name: () => 'a mail', link: to('mail') },
  customer_signed_out: ofCustomer('Signed out'),
  customer_downloaded: ofCustomer('Downloaded what is stored of'),
  customer_deleted: plain('Deleted a customer'),
  staff_invite: named('Made a link for'),
  staff_end_session: plain('Ended a session of staff'),
  staff_remove_passkey: plain('Removed a passkey of staff'),
  staff_end_access: plain('Ended the access of a colleague'),
  order_refund: ofOrder('Refunded'),
  order_cancel: ofOrder('Cancelled'),
};

const isKind = (act: string): act is keyof typeof WORDS => Object.hasOwn(WORDS, act);

function wordsOf(act: string): Words {
  if (isKind(act)) return WORDS[act];
  const kind = act.replace(/^order_/, '');
  return isStaffAct(kind) ? ofOrder(staffActs[kind].done) : named(act.replaceAll('_', ' '));
}

export function describeAct(act: string, subject: Named) {
  const { what, name, link } = wordsOf(act);
  return { what, name: name(subject), path: link(subject.subject) };
}

/** What is added to an act that was not done, or of which nobody knows. */
export function describeOutcome(outcome: string | null): string {
  if (outcome === null) return ', of which the outcome is not known';
  return outcome === 'refused' ? ', which was refused' : '';
}

function describeValue(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /cents$/i.test(key)) return formatCents(value);
  if (typeof value === 'number' && key === 'basisPoints') return formatRate(value);
  if (typeof value === 'number' && key === 'sharePercent') return `${value}%`;
  if (Array.isArray(value)) return value.map((one) => describeValue(key, one)).join(', ');
  if (typeof value === 'object') return describeFields(value, null);
  return String(value).replaceAll('_', ' ');
}

/** What is called otherwise by people. */
const LABELS = new Map([
  ['cents', 'amount'],
  ['basisPoints', 'rate'],
  ['sharePercent', 'takes off'],
  ['amountCents', 'takes off'],
]);

/** `priceCents` is the price for people. */
function labelOf(key: string): string {
  const label = LABELS.get(key);
  if (label !== undefined) return label;
  const name = key.replace(/Cents$/, '').replace(/^(is|seen)(?=[A-Z])/, '');
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function describeFields(after: object, before: object | null): string {
  const old: Record<string, unknown> = { ...before };
  return Object.entries(after)
    .filter(([key, value]) => JSON.stringify(old[key]) !== JSON.stringify(value))
    .filter(([key, value]) => key in old || (value !== null && value !== ''))
    .map(([key, value]) => {
      const from = key in old ? `${describeValue(key, old[key])} → ` : '';
      return `${labelOf(key)}: ${from}${describeValue(key, value)}`;
    })
    .join('; ');
}

/** What has changed from before to after, such as `price: $5.00 → $6.00`; empty where nothing is recorded. */
export function describeChange(before: unknown, after: unknown): string {
  if (typeof after !== 'object' || after === null) {
    return typeof before === 'object' && before !== null
      ? `before: ${describeFields(before, null)}`
      : '';
  }
  return describeFields(after, typeof before === 'object' ? before : null);
}
