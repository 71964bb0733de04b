/** The kinds of acts in the audit log. */
import type { RecordedKind } from '#app/features/orders/order-events.ts';

/** What staff can do that is recorded in the audit log. */
export type StaffActKind =
  | 'entered'
  | 'became_owner'
  | 'signed_in'
  | 'passkey_added'
  | 'product_added'
  | 'product_changed'
  | 'product_pictures_changed'
  | 'products_changed'
  | 'product_changed_in_bulk'
  | 'catalogue_imported'
  | 'variants_withdrawn'
  | 'variants_put_on_sale'
  | 'holds_released'
  | 'stock_counted'
  | 'delivery_price_changed'
  | 'code_changed'
  | 'tax_rate_changed'
  | 'seller_changed'
  | 'mail_sent_again'
  | 'customer_signed_out'
  | 'customer_downloaded'
  | 'customer_deleted'
  | 'staff_invite'
  | 'staff_end_session'
  | 'staff_remove_passkey'
  | 'staff_end_access'
  | OrderActKind;

/** What is done to an order, by the kind of its event. */
export type OrderActKind = `order_${RecordedKind | 'cancel' | 'refund'}`;
