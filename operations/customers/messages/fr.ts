/** As `en.ts`. */
export const noAccount =
  'Ce compte n’existe pas : indiquez son e-mail complet, ou son identifiant.';
export const signedOut = 'Déconnecté partout.';
export const downloadedBefore = 'Cela a déjà été téléchargé.';
export const notNow = {
  payment_open: 'Un paiement est en cours. Il se termine en quelques minutes : réessayez ensuite.',
  refund_due: 'Un remboursement est en cours. Supprimez le compte quand il sera fait.',
  gone: 'Ce compte n’existe plus.',
};
export const deleted = 'Le compte est supprimé.';
export const deleteIt = (email: string) =>
  `Supprimer le compte de ${email} ? Son e-mail, son mot de passe, ses sessions, son panier et ses e-mails sont supprimés. La comptabilité garde ce qui a été encaissé, sous un identifiant qui ne nomme personne. C’est irréversible.`;
export const creditLost = (amount: string) => ` ${amount} d’avoir sont perdus avec lui.`;
export const yesDelete = 'Supprimer le compte';
export const noOneOrder =
  'Aucune commande n’a ce numéro, ou plusieurs commencent ainsi : indiquez-le en entier, ou l’e-mail complet.';
export const hasAccount = 'Cette commande appartient à un compte : supprimez ce compte.';
export const guestNotNow = {
  payment_open: 'Un paiement est en cours. Il se termine en quelques minutes : réessayez ensuite.',
  refund_due: 'Un remboursement est en cours. Oubliez l’invité quand il sera fait.',
};
export const forgotten =
  'Oublié. Les factures restent, et le destinataire d’une commande jusqu’à son arrivée.';
export const noGuest =
  'Aucun invité n’a acheté avec cet e-mail. Ce qui attendait à ce nom est oublié.';
export const forgetGuest = (guest: string) =>
  `Oublier ${guest} ? L’e-mail, les adresses, les paniers et les e-mails de cet invité sont supprimés. La comptabilité garde ce qui a été encaissé, et les factures leurs noms. C’est irréversible.`;
export const yesForget = 'Oublier l’invité';
