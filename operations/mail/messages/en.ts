/** What is said of mails once something was done, or not. */
export const noMail = (name: string) =>
  `There is no mail ${name}: npm run shop -- mail list shows them.`;
export const several = (name: string) =>
  `Several shoppers have a mail ${name}: name it by its Message-ID.`;
export const queued = (name: string) => `${name} is queued, and sent in a moment.`;
export const notSentAgain = (name: string) =>
  `${name} is not sent again: it is being sent now, or holds a secret, which is sent once. The shopper can ask for another one.`;
export const tooManyTests = 'Enough test mails for this hour: try again in the next one.';
