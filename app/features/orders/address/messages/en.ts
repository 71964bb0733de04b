/** The page where an order is sent to another address. */

export const changeAddress = 'Change the address';
export const addressOf = (number: string) => `Delivery address of order ${number}`;
export const amountStays =
  'What you paid stays the same, delivery and tax included. We confirm the new address by mail.';
export const deliverHere = 'Deliver to this address';
export const addressLocked = {
  too_late: {
    title: 'The address cannot be changed any more',
    text: 'The order is packed, or nothing of it is sent. Answer one of the mails about it, and the shop helps where it can.',
  },
  no_address: {
    title: 'This order has no address to change',
    text: 'It is collected in person, or its address was deleted. Answer one of the mails about it, and the shop helps.',
  },
  too_often: {
    title: 'The address was changed very often',
    text: 'Answer one of the mails about the order, and the shop changes it for you.',
  },
};
export const addressElsewhere = {
  not_delivered: (country: string) => `We do not deliver to ${country}.`,
  other_price: (country: string) => `Delivery to ${country} has another price.`,
  other_tax: (country: string) => `For ${country} the tax is another one.`,
};
export const orderAnew =
  'Choose an address in the country of the order. To send it elsewhere, cancel the order and order again, or answer one of the mails about it.';
