/** As `en.ts`. */
export const noMonth = 'n’est pas un mois : écrivez-le comme 2026-11';
export const monthOrDays = 'Indiquez un mois, ou des jours, pas les deux.';
export const written = (rows: string) => `Lignes écrites : ${rows}.`;
export const linkMade = (link: string, time: string) =>
  `La première personne qui ouvre ce lien reçoit le fichier, jusqu’au ${time} : ${link}. Il n’est affiché qu’ici.`;
export const linkEnded = 'Le lien est retiré : il ne télécharge plus rien.';
export const noLink = 'Ce lien n’existe pas, ou n’est plus valable. Rien n’a été retiré.';
export const states = {
  open: 'pas encore utilisé',
  used: 'utilisé',
  ended: 'retiré',
  lapsed: 'pas utilisé à temps',
};
export const all = 'tous les jours';
export const until = (file: string, state: string, time: string) =>
  `${file}, ${state} : jusqu’au ${time}`;
export const noLinks = 'Il n’y a aucun lien.';
export const payoutsRead = (count: number, day: string) =>
  `Versements connus : ${count}, le plus récent du ${day}.`;
export const noneYet = 'Le prestataire n’a encore rien versé.';
export const noPayouts = 'Le prestataire n’a aucun versement que la boutique puisse lire.';
export const providerSilent = (problem: string) =>
  `Le prestataire n’a pas donné ses versements : ${problem}. Ce qui a été lu avant reste. Réessayez plus tard.`;
export const problems = {
  not_itemised: 'le prestataire ne dit pas de quoi il se compose',
  does_not_add_up: 'la somme de ses lignes est différente',
  unmatched: 'certaines de ses lignes sont inconnues de la boutique',
};
export const isClosed = (month: string) =>
  `${month} est déjà clôturé. Ce qui est venu après figure dans le mois ouvert.`;
export const noBooks = (month: string) =>
  `Rien à clôturer en ${month} : la comptabilité commence plus tard, ou est déjà clôturée au-delà.`;
export const notOver = (month: string, lastDay: string) =>
  `${month} n’est pas terminé : clôturez-le après le ${lastDay} dans le fuseau de la boutique.`;
export const closeFirst = (month: string, next: string) =>
  `Les mois se clôturent dans l’ordre : clôturez ${next} avant ${month}.`;
export const isOpen = (month: string, problems: string) =>
  `${month} reste ouvert : ${problems} Faites ce qui est dit, ou clôturez quand même le mois en disant pourquoi.`;
export const openPayout = (id: string, problem: string) =>
  `Versement ${id} : ${problem}, à comparer chez le prestataire.`;
export const notReconciled = (problem: string) =>
  `Les paiements n’ont pas pu être rapprochés : ${problem} Réessayez plus tard.`;
export const closeIt = (month: string) =>
  `Clôturer ${month} ? Il ne pourra plus être rouvert : ce qui vient après figure dans le mois ouvert.`;
export const yesClose = 'Clôturer';
export const monthClosed = (month: string, sums: string) => `${month} est clôturé. ${sums}`;
export const nextMonth = (month: string) => `${month}  ouvert`;
export const monthSums = (
  orders: number,
  sold: string,
  back: string,
  left: string,
  tax: string,
  paid: string,
  fees: string,
) =>
  `commandes ${orders}, encaissé ${sold}, remboursé ${back}, reste ${left}, taxe ${tax}, versé ${paid}, frais ${fees}`;
