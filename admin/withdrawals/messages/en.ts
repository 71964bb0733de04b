/** What staff reads of withdrawals by order number. */
export const title = 'Withdrawals by order number';
export const about =
  'Nobody has followed the link of their acknowledgement. Open the order and record the withdrawal, or write to who declared it.';
export const none = 'None waits.';
export const order = 'Order';
export const unmatched = (number: string) => `${number}: no order of this e-mail`;
export const extent = 'From';
export const extents = { whole: 'all of it', some: 'some items' };
export const by = 'Declared by';
export const declared = 'Declared';
export const due = 'Money back by';
export const whatNext = 'What next';
