/** As `en.ts`. */
export const webhooks = 'Webhooks';
export const about = 'Fremde Programme, die erfahren, was im Shop geschieht.';
export const address = 'Adresse';
export const events = 'Ereignisse';
export const andMore = (first: string, others: number) => `${first} und ${others} weitere`;
export const state = 'Stand';
export const on = 'ein';
export const off = 'ausgeschaltet';
export const waiting = 'Wartend';
export const none = 'Nirgendwohin werden Ereignisse gesendet.';
export const addWebhook = 'Webhook hinzufügen';
export const aboutAdding =
  'Bestellungen werden mit Namen und Adresse gesendet. Das Geheimnis wird einmal gezeigt.';
export const aWebhook = 'Ein Webhook';
export const stateOf = (isOn: boolean, waiting: number, id: string) =>
  `${isOn ? 'Ein' : 'Ausgeschaltet'}, ${waiting} wartend. Seine ID ist ${id}.`;
export const offByShop = (reason: string) => `Der Shop hat ihn ausgeschaltet. ${reason}`;
export const whatIsSent = 'Was dorthin gesendet wird';
export const aPlugin = (kinds: string) =>
  `Ein Plugin aus basket.config.ts, das aufgerufen wird bei: ${kinds}.`;
export const secretAndState = 'Geheimnis und Stand';
export const twoSecrets = 'Zwei Geheimnisse signieren bis {time}.';
export const lastDays = 'Die letzten 30 Tage';
export const whatWasSent = 'Was gesendet wurde';
export const nothingSent = 'Dorthin wurde noch nichts gesendet.';
export const event = 'Ereignis';
export const subject = 'Worum es geht';
export const happened = 'Geschehen';
export const answer = 'Antwort';
export const delivered = 'zugestellt';
export const waits = 'wartet';
export const triedAgain = 'nächster Versuch {time}';
export const anEvent = 'Ein Ereignis';
export const theWebhook = 'Der Webhook';
export const happenedTo = (subject: string, state: string, attempt: string, id: string) =>
  `Zu ${subject}, geschehen {time}: ${state}, ${attempt}. Die ID ist ${id}.`;
export const answerIs = (answer: string) => `Antwort: ${answer}`;
export const nothingToSend = 'Davon gibt es nichts mehr zu senden.';
export const asSentNow =
  'So würde es jetzt gesendet. Eine Adresse fehlt, sobald der Shop sie vergessen hat.';
