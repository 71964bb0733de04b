/**
 * Where each table lies on a Citus cluster (docs/decisions/122). A table of neither list stays an ordinary one of the
 * coordinator, of which the workers know nothing: no function of a shopper may touch it.
 */

/** Spread by shopper: all that one shopper owns lies on one node, where its functions run. By table: the column. */
export const SPREAD = {
  shopper: 'id',
  basket_line: 'shopper',
  payment: 'shopper',
  intent: 'shopper',
  order: 'shopper',
  order_event: 'shopper',
  order_status: 'shopper',
  order_line: 'shopper',
  refund: 'shopper',
  refund_transaction: 'shopper',
  order_contact: 'shopper',
  claimed_order: 'shopper',
  mail: 'shopper',
  checkout: 'shopper',
  saved_address: 'shopper',
  draft_order: 'shopper',
} as const;

/** A copy on every node, read there: small, without triggers, and written by staff alone. */
export const COPIED = [
  'basket_variant',
  'shop_currency',
  'delivery_zone',
  'discount_code',
  'tax_rate',
  'seller',
  'event_endpoint',
  // Read with each order; one process numbers them.
  'invoice',
] as const;

/**
 * On the coordinator, and read and written by the workers there: what has triggers, what all shoppers share, and what
 * the functions of a shopper write beside what is its own.
 */
export const REACHED = [
  'stock',
  'stock_hold',
  'stock_entry',
  'stock_watch',
  'credit',
  'invoice_due',
  'outbox_event',
  'event_delivery',
  'review',
  'review_vote',
  'review_request',
  'shared_basket',
  'withdrawal_declaration',
  // So that registering is a commit of one node; `account`, `passkey` and `session` refer to it.
  'user',
] as const;

/** Functions of a shopper that also write `product`: they run on the coordinator, and write the shopper's rows from there. */
export const ON_COORDINATOR = ['write_review', 'move_reviews'] as const;
