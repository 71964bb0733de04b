/** What is printed: the invoice, and the packing slip in the parcel. */
export const invoiceNo = (no: number) => `Invoice ${no}`;
export const taxNumber = (number: string) => `Tax number ${number}`;
export const vatNumber = (number: string) => `VAT number ${number}`;
export const supplied = 'Supplied';
export const taxOf = 'Tax of';
export const soldTo = 'Sold to';
export const invoiceDate = 'Invoice date';
export const order = 'Order';
export const ordered = 'Ordered';
export const item = 'Item';
export const quantity = 'Quantity';
export const price = 'Price';
export const discount = 'Discount';
export const rate = 'Rate';
export const net = 'Net';
export const tax = 'Tax';
export const amount = 'Amount';
export const taxOn = (rate: string, net: string) => `${rate} tax on ${net}`;
export const paidByCard = 'Total, paid by card';
export const total = 'Total';
export const credit = (no: number) => `Credit ${no}, to the same card`;
export const includesTaxOn = (rate: string, net: string) => `includes ${rate} tax on ${net}`;
export const leftAfterCredits = 'Left after credits';
export const totalWithoutTax = 'Total without tax';
export const slipOf = (shop: string, number: string) => `${shop}: order ${number}`;
export const placedFor = 'Placed {time} for {email}';
export const placed = 'Placed {time}';
export const number = 'Number';
export const packed = 'Packed';
export const paidByHand = {
  cash: 'Paid in cash',
  transfer: 'Paid by bank transfer',
  other: 'Paid to the shop',
};
export const withReference = (paid: string, reference: string) => `${paid}, reference ${reference}`;
export const totalPaid = (howPaid: string) => `Total. ${howPaid}`;
export const creditByHand = (no: number) => `Credit ${no}, given back by the shop`;
export const paidWith = (name: string) => `Paid: ${name}`;
