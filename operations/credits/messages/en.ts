/** What is said to staff of gift cards and store credit. */
export const noSuchCredit = (id: string) =>
  `There is no gift card or store credit ${id}: take its id from the list.`;
export const madeWithCode = (amount: string, code: string) =>
  `The gift card of ${amount} has the code ${code}. It is shown this once: hand it over.`;
export const madeForLater = (amount: string, email: string) =>
  `The gift card of ${amount} is mailed to ${email} on its day.`;
export const madeAndSent = (amount: string, email: string) =>
  `The gift card of ${amount} is on its way to ${email}.`;
export const noWorth = (most: string) =>
  `Nothing was done: it is worth more than nothing, and at most ${most}.`;
export const dayIsOver = 'Nothing was done: that day is over. Choose today or a later one.';
export const sentAgain = (email: string) => `Another code is on its way to ${email}.`;
export const newCode = (code: string) =>
  `The code is ${code} now. It is shown this once: hand it over.`;
export const hasNoCode = 'Nothing was done: it is ended, or is store credit, which has no code.';
export const hasNow = (amount: string) => `${amount} is on it now.`;
export const isVoided = 'Nothing was done: it is ended. Make another one.';
export const otherBalance = (amount: string) =>
  `Nothing was done: ${amount} is on it by now. Look at it again.`;
export const cannotHave = (held: string, most: string) =>
  `Nothing was done: a payment holds ${held} of it, and it has at most ${most}.`;
export const voided = 'It is ended: nothing is paid with it any more.';
export const voidIt = (amount: string) =>
  `End it? ${amount} is on it, and is lost to whoever has it.`;
export const voidYes = 'End it';
export const noAccount =
  'Nothing was refunded: store credit is of an account, and a guest has bought this. Make a gift card instead.';
export const creditsOff =
  'Nothing was refunded: this shop takes no store credit. The settings have it.';
