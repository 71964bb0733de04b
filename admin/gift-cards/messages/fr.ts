/** As `en.ts`. */
export const title = 'Cartes cadeaux et avoirs';
export const about =
  'Ce que la boutique doit à qui a le code, ou à un compte, et qui paie les prochaines commandes.';
export const aCard = 'Carte cadeau';
export const card = 'Carte';
export const balance = 'Solde';
export const who = 'Pour';
export const made = 'Créée';
export const state = 'État';
export const withoutCode = 'Carte cadeau encore sans code';
export const lastLetters = 'Derniers caractères du code';
export const what = 'cartes cadeaux';
export const newCard = 'Nouvelle carte cadeau';
export const none = 'Il n’y en a pas.';
export const older = 'Plus anciennes';
export const ended = 'Annulée';
export const isUsable = 'Utilisable';
export const when = 'Quand';
export const fact = 'Quoi';
export const amount = 'Montant';
export const order = 'Commande';
export const account = 'Le compte';
export const ledger = 'Tout ce qui a changé le solde';
export const change = 'Modifier';
export const isMailed = 'Sera envoyée {time}';
export const facts = {
  issued: 'Créée',
  bought: 'Achetée',
  given: 'Crédité',
  changed: 'Corrigé',
  spent: 'Dépensé',
  refunded: 'Remboursé',
  taken_back: 'Repris',
  voided: 'Annulée',
};
export const isHeld = (amount: string) => `Utilisable ; un paiement retient ${amount}`;
export const isFor = (email: string) => `Pour ${email}`;
