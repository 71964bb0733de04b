/** What staff reads of an order: where it is, what has happened to it, and what can be done instead. */
export const states = {
  placed: 'Placed',
  packed: 'Packed',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_requested: 'Return requested',
  return_approved: 'Return approved',
  withdrawn: 'Withdrawn',
  returned: 'Returned',
  ready_to_collect: 'Ready to collect',
  collected: 'Collected',
};
export const orderIs = {
  placed: 'is placed',
  packed: 'is packed',
  partly_shipped: 'is partly shipped',
  shipped: 'is shipped',
  delivered: 'is delivered',
  cancelled: 'is cancelled',
  return_requested: 'waits for an answer to its return',
  return_approved: 'has a return that is approved',
  withdrawn: 'has a withdrawal',
  returned: 'is returned',
  ready_to_collect: 'is ready to collect',
  collected: 'is collected',
};
export const waiting = {
  placed: 'Orders to pack',
  packed: 'Orders to send',
  partly_shipped: 'Orders to send the rest of',
  return_requested: 'Returns to answer',
  return_approved: 'Returns on their way',
  withdrawn: 'Withdrawals: money to give back',
};
export const refundStates = {
  due: 'Due: the card provider has not made it yet; the shop goes on asking',
  pending: 'On its way',
  refunded: 'Made',
  failed: 'Failed: refund it in another way',
  cancelled: 'Not made: as much had gone back at the card provider',
};
export const orderCancelled = 'Order cancelled';
export const itemsReturned = 'Items returned';
export const itemsWithdrawn = 'Items withdrawn from';
export const notSent = 'Not sent after all';
export const withdrawal = 'Withdrawal';
export const withdrawnLate = 'Late: declared after the period.';
export const neverSent = 'Never sent.';
export const notOnShelf = (titles: string) => `Not back on the shelf: ${titles}.`;
export const addressChanged = 'Address changed';
export const addressBefore = (address: string) => `Before: ${address}`;
export const addressNow = (address: string) => `Now: ${address}`;
export const addressForgotten = 'forgotten';
export const held = 'On hold';
export const isHeld = 'is on hold';
export const released = 'Released';
export const note = 'Note';
export const parcel = (no: number) => `Parcel ${no}`;
export const shippedWith = (carrier: string) => `Shipped with ${carrier}`;
export const shippedLine = (carrier: string) => (carrier ? `shipped by ${carrier}` : 'shipped');
export const trackingAdded = 'Tracking added';
export const withCarrier = (carrier: string) => `With ${carrier}`;
export const trackingLine = (carrier: string) =>
  carrier ? `tracking added by ${carrier}` : 'tracking added';
export const returnDeclined = 'Return declined';
export const refundOf = (no: number, amount: string) => `Refund ${no} of ${amount}`;
export const disputeStates = {
  needs_response: 'needs response',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
};
export const disputeOf = (amount: string, state: string) => `Dispute of ${amount}: ${state}`;
export const answerBy = (time: string) => `Answer at the card provider by ${time}.`;
export const inLine = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
export const instead = {
  return_approved: 'only a return that is asked for can be approved',
  return_declined: 'only a return that is asked for can be declined',
  packed: 'only an order that is placed, with something left to send, can be packed',
  shipped: 'nothing of it is left to send',
  lines_dropped: 'nothing of it is left to send',
  delivered: 'only an order that is shipped can be delivered: ship it first',
  tracking_added: 'only an order that is shipped, and not delivered yet, gets a tracking number',
  cancelled: 'only an order that is not packed yet can be cancelled: refund it instead',
  held: 'only an order with something left to send can be held',
  released: 'only an order that is on hold can be released',
  note: 'a note can always be written',
};
export const toGiveBack = 'Due: to be given back by hand';
