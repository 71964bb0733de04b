/** The kinds of events that others can learn of: names alone, for files that the browser loads too. */

/** Each with what has happened, for people. What is sent of it: event-bodies.ts. */
export const EVENT_KINDS = {
  'order.placed': 'An order was paid',
  'order.packed': 'An order was packed',
  'order.address_changed': 'An order goes to another address than before',
  'order.shipped': 'A parcel was given to the carrier: all of an order, or a part of it',
  'order.delivered': 'Parcels of an order have arrived',
  'order.cancelled': 'An order was cancelled',
  'order.withdrawn': 'A consumer has withdrawn from an order, or from items of it',
  'withdrawal.declared':
    'A withdrawal was declared by the number of an order; its link or staff makes it count',
  'order.refunded': 'A refund of an order was made; it arrives days later',
  'refund.failed': 'The card provider has refused a refund for good',
  'return.requested': 'A shopper wants to send an order back',
  'return.received': 'An order has come back',
  'dispute.opened': 'A charge is disputed at the bank',
  'dispute.closed': 'The bank has decided a dispute',
  'product.changed': 'A product was added, changed, withdrawn or put back',
  'stock.low': 'Few are left of a variant',
  'stock.back': 'A variant that was sold out can be bought again',
  'customer.deleted': 'An account was deleted',
} as const;

export type EventKind = keyof typeof EVENT_KINDS;

// Its type has these keys and no other.
export const EVENT_KIND_NAMES = Object.keys(EVENT_KINDS) as EventKind[];

/** Before the name of a plugin, in place of a web address. */
export const PLUGIN = 'plugin:';
