/** As `en.ts`. */
export const title = 'Commandes pour des clients';
export const about =
  'Par téléphone, par courrier ou au comptoir : préparées ici, payées par un lien.';
export const aDraft = (state: string) => `Commande pour un client : ${state.toLowerCase()}`;
export const states = {
  open: 'En préparation',
  sent: 'Attend le paiement',
  lapsed: 'Lien expiré',
  taken: 'Dans le panier du client',
  ordered: 'Commandée',
  ended: 'Terminée',
};
export const begin = 'Commencer une commande';
export const customer = 'Client';
export const made = 'Commencée';
export const state = 'État';
export const note = 'Note';
export const none = 'Personne n’a encore préparé de commande pour un client.';
export const noEmail = 'Pas d’e-mail';
export const items = 'Ce qu’elle contient';
export const nothingYet = 'Rien encore : cherchez ci-dessous.';
export const variant = 'Article';
export const units = 'Unités';
export const price = 'Pièce';
export const notSold = 'N’est plus en vente et n’est pas facturé.';
export const add = 'Ajouter';
export const addItems = 'Ajouter un article';
export const variants = 'produits à ajouter';
export const isWithdrawn = 'retiré';
export const available = (count: number) => `${count} disponibles`;
export const address = 'Où elle va';
export const noAddress = 'Vide : le client la donne en payant.';
export const giftCard = 'Carte cadeau';
export const delivery = 'Livraison';
export const discount = 'Réduction';
export const codeOff = (amount: string) => `Il enlève ${amount}.`;
export const deliveryCosts = (amount: string) => `Livraison : ${amount}`;
export const total = (amount: string) => `Total : ${amount}`;
export const totalOfItems = (amount: string) => `Articles : ${amount}`;
export const payment = 'Paiement';
export const link = 'Lien de paiement';
export const goodUntil = 'Valable jusqu’au';
export const holdsNothing =
  'Rien n’est réservé avant l’achat : les prix et le stock sont ceux de ce moment-là. Il sert une fois.';
export const again = 'L’envoyer encore, à partir de maintenant';
export const goToOrder = 'Ouvrir la commande';
export const unitsOf = (title: string) => `Unités de ${title}`;
export const noneTakesOut = '0 unité l’enlève.';
export const isOpened =
  'Le lien a été ouvert et n’ouvre plus rien tant que vous ne le renvoyez pas.';
