/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const notTried = 'Pas encore essayé';
export const done = 'Fait';
export const noAnswer = 'Pas encore de réponse';
export const afterTries = (what: string, tries: number) => `${what} après ${tries} essais`;
export const withheld =
  'Ce qui est envoyé d’une commande est réservé à qui a l’autorisation orders:read.';
export const noEvent = (id: string, webhook: string) =>
  `Rien de l’événement ${id} ne va à ${webhook} : « npm run shop -- webhooks show ${webhook} » liste ce qui y va.`;
export const sentSoon = (id: string) => `${id} part dans un instant.`;
export const isOff = (webhook: string) =>
  `${webhook} est désactivé : activez-le, et ce qui attend est envoyé.`;
export const noKind = 'n’est pas un type d’événement';
export const chooseOne = 'manquent : choisissez-en au moins un';
export const on = 'activé';
export const off = 'désactivé';
export const line = (state: string, waiting: number) => `${state}, ${waiting} en attente`;
export const switchedOff = (line: string, reason: string) => `${line}. Désactivé : ${reason}`;
export const noWebhook = (id: string) =>
  `Il n’y a pas de webhook ${id} : « npm run shop -- webhooks list » les affiche.`;
export const badAddress = (problem: string) => `Rien n’a été enregistré : l’adresse ${problem}.`;
export const added = (id: string, secret: string) =>
  `Ajouté sous ${id}. Son secret n’est affiché que cette fois, pour qui vérifie les signatures : ${secret}`;
export const tooMany = (most: number) =>
  `Une boutique a au plus ${most} webhooks : supprimez-en d’abord un.`;
export const isPlugin = (address: string) =>
  `${address} est un plugin : modifiez-le dans basket.config.ts.`;
export const newSecret = (hours: number, secret: string) =>
  `Le secret n’est affiché que cette fois ; pendant ${hours} heures encore, l’ancien signe aussi : ${secret}`;
export const removeIt = (waiting: number, address: string) =>
  `${waiting} ${plural(waiting, 'événement attend', 'événements attendent')} pour ${address}, et ne ${plural(waiting, 'serait jamais envoyé', 'seraient jamais envoyés')}. Le supprimer ?`;
export const twoSign = (address: string) =>
  `${address} a déjà reçu un autre secret ces dernières 24 heures : celui d’avant cesse aussitôt de signer. En créer encore un ?`;
export const yesReplace = 'En créer encore un';
export const yesRemove = 'Le supprimer';
export const removed = (address: string) => `Plus rien n’est envoyé à ${address}.`;
