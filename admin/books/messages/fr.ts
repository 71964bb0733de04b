/** As `en.ts`. */
export const title = 'Comptabilité';
export const about = 'Des fichiers pour qui tient les comptes, et ce que le prestataire a versé.';
export const download = 'Télécharger un fichier';
export const aboutDays =
  'Les jours sont ceux du fuseau de la boutique ; pour les versements, ceux de la banque.';
export const what = 'Contenu';
export const kinds = {
  orders: 'Commandes',
  items: 'Articles',
  refunds: 'Remboursements',
  taxes: 'Taxes par pays, taux et jour',
  payouts: 'Versements',
};
export const month = 'Mois';
export const days = 'Les jours ci-dessous, ou tous';
export const firstDay = 'Premier jour';
export const lastDay = 'Dernier jour';
export const format = 'Format';
export const csv = 'CSV, pour les tableurs';
export const jsonl = 'JSON Lines, pour les programmes';
export const save = 'Télécharger';
export const links = 'Liens à usage unique';
export const aboutLinks =
  'Pour qui n’a pas accès ici, comme le comptable : le lien télécharge une fois ce seul fichier. Il n’est affiché qu’à sa création.';
export const file = 'Fichier';
export const state = 'État';
export const states = {
  open: 'Pas encore utilisé',
  used: 'Utilisé',
  ended: 'Retiré',
  lapsed: 'Pas utilisé à temps',
};
export const made = 'Créé';
export const until = 'Valable jusqu’au';
export const takeBack = 'Le retirer';
export const noLinks = 'Il n’y a aucun lien.';
export const payouts = 'Versements';
export const payoutsOf = (month: string) => `Versements de ${month}`;
export const noProvider = 'Ce prestataire ne dit pas ce qu’il verse.';
export const noPayouts = 'Rien n’a été versé ce mois-ci.';
export const day = 'Jour';
export const gross = 'Encaissé et rendu';
export const fees = 'Frais';
export const paidOut = 'Versé';
export const whatIsIt = 'Rapproché';
export const problems = {
  not_itemised: 'Le prestataire ne dit pas de quoi il se compose',
  does_not_add_up: 'La somme de ses lignes est différente',
  unmatched: 'Certaines lignes sont inconnues de la boutique : le fichier des versements les nomme',
};
export const matched = (lines: number) => (lines === 1 ? '1 ligne' : `les ${lines} lignes`);
export const inAll = 'En tout';
export const show = 'Afficher';
export const months = 'Mois clôturés';
export const aboutMonths =
  'Un mois clôturé ne change plus : les remboursements et versements venus après figurent dans le mois ouvert. L’état d’une commande et son destinataire suivent encore.';
export const noMonths = 'Aucun mois n’est clôturé.';
export const charged = 'Encaissé';
export const refunded = 'Remboursé';
export const left = 'Reste';
export const tax = 'Taxe comprise';
export const closed = 'Clôturé';
export const closedBy = (name: string) => `par ${name}`;
export const evenSo = (reason: string) => `Un point était ouvert : ${reason}`;
