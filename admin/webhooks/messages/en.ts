/** Webhooks, and what was sent to them. */
export const webhooks = 'Webhooks';
export const about = 'Programs outside the shop that learn of what happens in it.';
export const address = 'Address';
export const events = 'Events';
export const andMore = (first: string, others: number) => `${first} and ${others} more`;
export const state = 'State';
export const on = 'on';
export const off = 'switched off';
export const waiting = 'Waiting';
export const none = 'No events are sent anywhere.';
export const addWebhook = 'Add a webhook';
export const aboutAdding =
  'Orders are sent with the name and address they go to. The secret is shown once.';
export const aWebhook = 'A webhook';
export const stateOf = (isOn: boolean, waiting: number, id: string) =>
  `${isOn ? 'On' : 'Switched off'}, ${waiting} waiting. Its id is ${id}.`;
export const offByShop = (reason: string) => `The shop has switched it off. ${reason}`;
export const whatIsSent = 'What is sent there';
export const aPlugin = (kinds: string) =>
  `A plugin of basket.config.ts, which is called: ${kinds}.`;
export const secretAndState = 'Secret and state';
export const twoSecrets = 'Two secrets sign until {time}.';
export const lastDays = 'The last 30 days';
export const whatWasSent = 'What was sent';
export const nothingSent = 'Nothing was sent there yet.';
export const event = 'Event';
export const subject = 'About';
export const happened = 'Happened';
export const answer = 'Answer';
export const delivered = 'delivered';
export const waits = 'waits';
export const triedAgain = 'tried again {time}';
export const anEvent = 'An event';
export const theWebhook = 'The webhook';
export const happenedTo = (subject: string, state: string, attempt: string, id: string) =>
  `Of ${subject}, happened {time}: ${state}, ${attempt}. Its id is ${id}.`;
export const answerIs = (answer: string) => `Answer: ${answer}`;
export const nothingToSend = 'There is nothing to send of it any more.';
export const asSentNow =
  'As it would be sent now. An address is gone once the shop has forgotten it.';
