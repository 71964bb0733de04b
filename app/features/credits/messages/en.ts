/** Gift cards and store credit. */
export const giftCard = (code: string) => `Gift card ${code}`;
export const storeCredit = 'Store credit';
export const byCard = 'By card';
export const byOtherMeans = 'Otherwise';
export const total = 'Total';
export const leftToPay = 'Left to pay:';
export const enterBoth = 'Enter a discount code or gift card';
export const codeOrCard = 'Discount code or gift card';
export const enterCard = 'Enter a gift card';
export const cardCode = 'Gift card code';
export const pays = '{name} pays {amount}; {left} stays on it.';
export const willPay = '{name} pays for this order: it has {left}.';
export const paysNothing = 'Nothing is left on {name}.';
export const remove = 'Do not use it';
export const payWithOwn = (amount: string) => `Use your store credit of ${amount}`;
export const noSuchCard = 'There is no such gift card. Compare what you typed with the mail.';
export const mail = {
  subject: (shop: string) => `You have a gift card from ${shop}`,
  subjectFrom: (giver: string, shop: string) => `${giver} gives you a gift card from ${shop}`,
  preview: (amount: string) => `It is worth ${amount}.`,
  heading: (amount: string) => `A gift card of ${amount}`,
  code: 'Code',
  worth: 'Worth',
  how: 'Type the code on the payment page. What you do not spend stays on it.',
  keep: 'Keep this mail: whoever has the code can spend it.',
  button: 'Go to the shop',
  reason: (shop: string) => `You get this mail because somebody gave you a gift card from ${shop}.`,
};
export const backInCredit = (amount: string) =>
  `${amount} of it is back on your gift card or store credit already.`;
export const allBackInCredit = 'All of it is back on your gift card or store credit already.';
export const ofItInCredit = (amount: string) => `${amount} of it in gift cards or store credit`;
export const aGiftCard = 'Gift card';
export const wasMailedOn = (day: string) => `mailed on ${day}`;
export const isMailedOn = (day: string) => `is mailed on ${day}`;
