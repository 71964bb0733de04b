/** As `en.ts`. */
export const what = 'clients';
export const searchHint = 'E-mail complet d’un compte';
export const aboutSearch =
  'Les comptes se trouvent par leur e-mail. Les commandes d’invités sont parmi les commandes, sous le leur.';
export const nobody = 'Aucun compte n’a cet e-mail.';
export const aCustomer = 'Un client';
export const sinceConfirmed = 'Depuis {time}, confirmé';
export const sinceNotConfirmed = 'Depuis {time}, non confirmé';
export const sessions = 'Sessions';
export const sessionOn = (device: string) => `${device}, depuis {time}`;
export const noSession = 'Aucune n’est ouverte.';
export const whatIsKept = 'Ce qui est conservé';
export const downloadAll = 'Tout télécharger en JSON';
export const aboutDeleting =
  'Supprimer le compte supprime l’e-mail, le mot de passe, les sessions, le panier et les e-mails envoyés. La comptabilité garde ce qui a été encaissé, sous un identifiant qui ne nomme personne. C’est irréversible.';
export const newOrder = 'Nouvelle commande pour ce client';
