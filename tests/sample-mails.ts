/** One mail of each kind, for tests and for docs/screens. */
import { messages as events } from '#app/features/events/messages/messages.ts';
import type { MailBody, MailKind } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';

const TABLET = { productId: '3254354345', variant: 'tablet', title: 'Tablet, 10 inches' };

/** The bodies; those about an order are about this one. */
export function sampleMailBodies(order: string): { [Kind in MailKind]: MailBody<Kind> } {
  return {
    order_placed: { order },
    order_refunded: { order, amountCents: 1196, reason: 'lines_sold' },
    order_address_changed: { order },
    order_shipped: {
      ...{ order, parcel: 1, lines: [1, 2] },
      ...{ carrier: 'Harbour Post', tracking: 'HP 1234 5678 9012' },
    },
    order_tracking_added: { order, parcel: 1, carrier: 'UPS', tracking: '1Z999AA10123456784' },
    order_delivered: { order, parcels: [1] },
    order_cancelled: { order },
    order_return_answered: { order, reason: 'It has been worn.' },
    order_withdrawn: { order, lines: [1], declaredSeconds: 1_795_770_000, isLate: false },
    withdrawal_received: {
      ...{ declaration: '1b4e28ba-2fa1-4d9c-8f4e-0242ac130003', name: 'Ann Lee' },
      ...{ email: 'ann@example.com', orderNumber: 'K7QF9MXVT4', extent: 'whole' },
      declaredSeconds: 1_795_770_000,
    },
    draft_link: { draft: 'Jx2mB7qLr0vYt5wZ', untilSeconds: 1_796_374_800 },
    order_claimed: { order },
    order_code: {
      order,
      guest: 'guest_Jx2mB7qLr0vYt5wZk9Pd3nJx2mB7qLr0vYt5wZk9Pd3',
      secret: 'K7QF9MXVT4HC',
    },
    password_reset: { secret: 'Jx2mB7qLr0vYt5wZk9Pd3n' },
    confirm_email: { secret: 'Jx2mB7qLr0vYt5wZk9Pd3n' },
    email_changed: { oldEmail: 'ann@example.com', newEmail: 'ann.lee@example.org' },
    new_sign_in: { device: 'Firefox on Windows', at: '2026-11-22T09:05:00Z' },
    confirm_deletion: { secret: 'Jx2mB7qLr0vYt5wZk9Pd3n' },
    account_deleted: {},
    review_request: { order, code: 'Jx2mB7qLr0vYt5wZk9Pd3n' },
    confirm_stock_watch: { ...TABLET, secret: 'Jx2mB7qLr0vYt5wZk9Pd3n' },
    back_in_stock: { ...TABLET, code: 'Jx2mB7qLr0vYt5wZk9Pd3n' },
    staff_first_order: { order, cents: 59_899 },
    staff_refund_failed: { order, cents: 1196, reason: 'expired_or_canceled_card' },
    staff_reconciliation_finding: {
      summary:
        'lost 1, doubled 0, unrefunded 0, mismatched 0 (214 charges, 208 orders, 5 refunds looked at)',
      findings: [
        `lost: ${order} was charged $598.99 and is neither an order nor a refund. Send what was bought, or refund it at the provider.`,
      ],
    },
    staff_endpoint_off: {
      endpoint: 'we_8kD2mQx7',
      address: 'https://warehouse.example/basket',
      reason: messages.endpointOff.triesFailed(10, events.noAnswer(10)),
    },
    staff_backup_failed: {
      problem: 'pg_dump is not on the PATH: install the client of PostgreSQL.',
    },
    staff_notice: {
      notice: 'order.placed',
      facts: [{ subject: order, ref: { no: 0 } }],
      more: 0,
    },
    staff_stuck_mail: { count: 2, reply: '550 5.1.1 No such user here' },
  };
}
