/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const anOrder = (number: string) => `Commande ${number}`;
export const noSuchOrder = 'Pas de commande de ce numéro';
export const orderIn = (number: string, state: string) =>
  `Commande ${number} : ${state.toLowerCase()}`;
export const noEmail = 'pas d’e-mail indiqué';
export const goesTo = (address: string) => `vers ${address}`;
export const actors = {
  shopper: 'par le client',
  staff: 'par l’équipe',
  shop: 'par la boutique',
  provider: 'par le prestataire de paiement',
};
export const byWhom = 'Par qui';
export const mails = 'E-mails';
export const noMails = 'Aucun : pas d’e-mail connu pour cette commande.';
export const mailTo = (kind: string, recipient: string, state: string) =>
  `${kind} à ${recipient} : ${state}`;
export const history = 'Historique';
export const followParcel = 'Suivre le colis';
export const itemsAndMoney = 'Articles et montants';
export const line = (line: number) => `ligne ${line}`;
export const charged = 'Débité';
export const aRefund = (no: number, reason: string) =>
  `Remboursement ${no} ${reason && `(${reason})`} `;
export const left = 'Reste';
export const whatNext = 'Et ensuite';
export const packingSlip = 'Bon de livraison';
export const packingSlips = 'Bons de livraison';
export const slipCount = (count: number) => `${count} ${plural(count, 'bon', 'bons')} de livraison`;
export const heldSlips = (numbers: string) =>
  `En attente, et pas imprimés : ${numbers}. Débloquez-les d’abord.`;
export const tickInList = 'Cochez d’abord des commandes dans la liste.';
export const wentBack = (refunded: string, left: string) =>
  `Rembourser : ${refunded} déjà rendus, reste ${left}`;
export const theseItems = 'Ces articles';
export const anAmount = 'Un montant';
export const allLeft = (amount: string) => `Tout ce qui reste, ${amount}`;
export const order = 'Commande';
export const tickOrder = (number: string) => `Cocher la commande ${number}`;
export const placed = 'Passée';
export const name = 'Nom';
export const email = 'E-mail';
export const noneGiven = 'Aucun';
export const state = 'État';
export const items = 'Articles';
export const total = 'Total';
export const refunded = (amount: string) => `${amount} remboursés`;
export const nothingFound =
  'Aucune commande n’a ce numéro, cet identifiant ou cet e-mail, ni tous ces mots dans son nom et son adresse ou dans un titre.';
export const noOrders = 'Pas de commandes ici.';
export const noneSoFar = 'Aucune pour l’instant : voyez les plus anciennes.';
export const ticked = 'Commandes cochées :';
export const pages = 'Pages';
export const newest = 'Plus récentes';
export const older = 'Plus anciennes';
export const all = 'Toutes';
export const toSend = 'À expédier';
export const states = 'États';
export const what = 'commandes';
export const searchHint = 'Numéro, e-mail, titre';
export const whatCameBack = 'Ce qui est revenu';
export const isRefunded = 'déjà remboursé';
export const notOnShelf = 'Ne retourne pas en rayon';
export const refundForIt = 'Remboursement';
export const refundsForIt = { items: 'Le prix payé', nothing: 'Rien' };
export const moneyBackBy = (day: string) => `Rétractation : à rembourser d’ici le ${day}`;
export const bankWasDeciding =
  'Rien n’a été envoyé. La banque examinait le paiement, rien n’a donc été remboursé tout seul : remboursez ces articles.';
export const untilItIsBack = 'Vous pouvez attendre les articles, ou la preuve de leur envoi.';
export const withdrawnFrom = 'Rétractation de';
export const changeAddress = 'Modifier l’adresse';
export const amountStays =
  'Ce qui est payé ne change pas, livraison et taxes comprises. Le client reçoit un e-mail. Un bon de livraison déjà imprimé est à réimprimer.';
export const country = 'Pays';
export const everyCountry = 'Tous les pays';
export const leastTotal = (currency: string) => `Montant minimum, en ${currency}`;
export const narrow = 'Restreindre';
export const savedViews = 'Listes enregistrées';
export const saveView = 'Enregistrer cette liste sous un nom';
export const parcels = 'Colis';
export const parcelStates = {
  shipped: 'expédié',
  delivered: 'livré',
  ready_to_collect: 'prêt à retirer',
  collected: 'retiré',
};
export const parcelIs = (parcel: string, state: string) => `${parcel} : ${state}`;
export const leftToSend = 'Reste à expédier';
export const whatIsInIt = 'Contenu du colis';
export const notSentAfterAll = 'Finalement pas expédié, sans remboursement';
export const slipOfParcel = (no: number) => `Bon de livraison du colis ${no}`;
export const parcelDelivered = (no: number) => `Colis ${no} livré`;
export const notSentThen =
  'Ce qui n’est pas encore parti n’est alors pas expédié et retourne en stock.';
export const pickList = 'Liste de prélèvement';
export const pickListOf = (orders: number, units: number) =>
  `Liste de prélèvement : ${orders} ${plural(orders, 'commande', 'commandes')}, ${units} ${plural(units, 'unité', 'unités')}`;
export const nothingToFetch = 'Il ne reste rien à prélever pour ces commandes.';
export const allToSend = 'Liste de prélèvement de tout ce qui est à expédier';
export const moreToSend = (most: number) =>
  `Voici les ${most} commandes à expédier qui attendent depuis le plus longtemps. Prenez les autres une fois celles-ci préparées et expédiées.`;
export const shelf = 'Emplacement';
export const units = 'Unités';
export const item = 'Article';
export const fetched = 'Prélevé';
export const unitsFor = (number: string, units: number) =>
  units === 1 ? number : `${units} × ${number}`;
export const delivery = 'Livraison';
export const lastNote = 'Dernière note';
export const columns = 'Colonnes';
export const forCustomers = 'Nouvelle commande pour un client';
export const giveBack = (amount: string, no: number) =>
  `Remboursement ${no} : rendez ${amount} comme payé, puis dites-le ici.`;
export const seenPaid = (day: string, name: string) => `Payé le ${day}, selon ${name}.`;
export const requests = 'Ce que demande le client';
export const books = 'Comptabilité et versements';
export const giftCards = 'Cartes cadeaux';
export const exchange = 'Échange';
export const exchangeOrder = (number: string) => `Échange : commande ${number}`;
export const exchangeBegun = 'Échange : en préparation';
export const exchangeFor = (number: string) => `En échange de la commande ${number}`;
export const leftOn = (amount: string) => `il y reste ${amount}`;
