import type { OrderEventKind } from '#app/features/orders/order-event.ts';

/** Whoever is signed in to the admin. */
export type StaffMember = { id: string; name: string; hasPasskey: boolean };

/** What staff can do that is recorded in `staff_act`. */
export type StaffActKind = 'entered' | 'signed_in' | 'passkey_added' | OrderActKind;

/** What is done to an order, by the kind of its event. */
export type OrderActKind = `order_${OrderEventKind | 'cancel' | 'refund'}`;
