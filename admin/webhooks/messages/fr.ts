/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const webhooks = 'Webhooks';
export const about = 'Des programmes externes qui apprennent ce qui se passe dans la boutique.';
export const address = 'Adresse';
export const events = 'Événements';
export const andMore = (first: string, others: number) =>
  `${first} et ${others} ${plural(others, 'autre', 'autres')}`;
export const state = 'État';
export const on = 'activé';
export const off = 'désactivé';
export const waiting = 'En attente';
export const none = 'Aucun événement n’est envoyé nulle part.';
export const addWebhook = 'Ajouter un webhook';
export const aboutAdding =
  'Les commandes sont envoyées avec le nom et l’adresse où elles vont. Le secret est affiché une seule fois.';
export const aWebhook = 'Un webhook';
export const stateOf = (isOn: boolean, waiting: number, id: string) =>
  `${isOn ? 'Activé' : 'Désactivé'}, ${waiting} en attente. Son identifiant est ${id}.`;
export const offByShop = (reason: string) => `La boutique l’a désactivé. ${reason}`;
export const whatIsSent = 'Ce qui y est envoyé';
export const aPlugin = (kinds: string) => `Un plugin de basket.config.ts, appelé pour : ${kinds}.`;
export const secretAndState = 'Secret et état';
export const twoSecrets = 'Deux secrets signent jusqu’à {time}.';
export const lastDays = 'Les 30 derniers jours';
export const whatWasSent = 'Ce qui a été envoyé';
export const nothingSent = 'Rien n’y a encore été envoyé.';
export const event = 'Événement';
export const subject = 'Au sujet de';
export const happened = 'Survenu';
export const answer = 'Réponse';
export const delivered = 'livré';
export const waits = 'en attente';
export const triedAgain = 'nouvel essai {time}';
export const anEvent = 'Un événement';
export const theWebhook = 'Le webhook';
export const happenedTo = (subject: string, state: string, attempt: string, id: string) =>
  `Au sujet de ${subject}, survenu {time} : ${state}, ${attempt}. Son identifiant est ${id}.`;
export const answerIs = (answer: string) => `Réponse : ${answer}`;
export const nothingToSend = 'Il n’y a plus rien à en envoyer.';
export const asSentNow =
  'Tel qu’il serait envoyé maintenant. Une adresse disparaît dès que la boutique l’a oubliée.';
