/** What is said of webhooks once something was done, or not. */
export const notTried = 'Not tried yet';
export const done = 'Done';
export const noAnswer = 'No answer yet';
export const afterTries = (what: string, tries: number) => `${what} after ${tries} tries`;
export const withheld = 'What of an order is sent is for who has the scope orders:read.';
export const noEvent = (id: string, webhook: string) =>
  `Nothing of the event ${id} goes to ${webhook}: npm run shop -- webhooks show ${webhook} lists what does.`;
export const sentSoon = (id: string) => `${id} is sent in a moment.`;
export const isOff = (webhook: string) =>
  `${webhook} is switched off: switch it on, and what waits is sent.`;
export const noKind = 'is no kind of event';
export const chooseOne = 'are missing: choose one at least';
export const on = 'on';
export const off = 'off';
export const line = (state: string, waiting: number) => `${state}, ${waiting} waiting`;
export const switchedOff = (line: string, reason: string) => `${line}. Switched off: ${reason}`;
export const noWebhook = (id: string) =>
  `There is no webhook ${id}: npm run shop -- webhooks list shows them.`;
export const badAddress = (problem: string) => `Nothing was saved: the address ${problem}.`;
export const added = (id: string, secret: string) =>
  `Added as ${id}. Its secret is shown this once, for whoever verifies signatures: ${secret}`;
export const tooMany = (most: number) => `A shop has at most ${most} webhooks: remove one first.`;
export const isPlugin = (address: string) =>
  `${address} is a plugin: change it in basket.config.ts.`;
export const newSecret = (hours: number, secret: string) =>
  `The secret is shown this once; until ${hours} hours from now the one before signs too: ${secret}`;
export const removeIt = (waiting: number, address: string) =>
  `${waiting === 1 ? 'One event waits' : `${waiting} events wait`} for ${address}, and would never be sent. Remove it?`;
export const twoSign = (address: string) =>
  `${address} has got another secret within the last 24 hours: the one before it stops signing at once. Make one more?`;
export const yesReplace = 'Make one more';
export const yesRemove = 'Remove it';
export const removed = (address: string) => `Nothing is sent to ${address} any more.`;
