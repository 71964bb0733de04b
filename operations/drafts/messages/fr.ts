/** As `en.ts`. */
export const noDraft = (id: string) =>
  `Il n’y a pas de commande pour un client ${id}, ou il n’y en a plus.`;
export const cannotChange = {
  taken: 'Elle est maintenant dans le panier d’un compte, qui est au client.',
  ordered: 'C’est déjà une commande : ouvrez-la.',
  ended: 'Elle a été terminée : commencez-en une autre.',
};
export const noEmail = 'Rien n’a été fait : l’e-mail n’est pas une adresse, comme ann@example.com.';
export const isNoEmail = 'n’est pas une adresse, comme ann@example.com';
export const codesAreOff =
  'La boutique ne prend pas de codes de réduction : activez-les dans les réglages.';
export const asksNoAddress =
  'La boutique ne demande d’adresse à personne : activez la livraison dans les réglages.';
export const giftCardsApart =
  'Les cartes cadeaux se commandent seules : retirez-les, ou tout le reste, et faites-en une autre commande.';
export const sellsNoGiftCards =
  'La boutique ne vend pas de cartes cadeaux : activez-les d’abord dans les réglages.';
export const notSold = (variant: string) => `${variant} n’est pas en vente.`;
export const missing = {
  no_address: 'Personne n’a dit où elle va : saisissez l’adresse, ou le client le fait en payant.',
  no_phone:
    'Il manque à l’adresse le téléphone que la boutique demande : saisissez-le, ou le client le fait en payant.',
  no_email:
    'Il manque l’e-mail que la boutique demande : saisissez-le sous Client, ou le client le fait en payant.',
};
export const nothingInIt =
  'Ajoutez d’abord quelque chose qui est en vente : il n’y a rien à payer.';
export const costsNow = (total: string) =>
  `Rien n’a été fait : elle coûte maintenant ${total}. Regardez-la de nouveau, et demandez le reste ou rendez ce qui est de trop.`;
export const beingPaid =
  'Rien n’a été fait : le client paie peut-être par carte en ce moment. Réessayez dans une minute.';
export const soldOut =
  'Rien n’a été fait : un article est épuisé, ou en cours de paiement par d’autres. Retirez-le, ou réessayez plus tard.';
export const notPaidYet = 'Rien n’a été fait : le jour du paiement est encore à venir.';
export const isToCome = 'est encore à venir';
export const nothingToPay =
  'Il n’y a rien à payer : envoyez le lien, par lequel le client commande.';
export const markedPaid = 'Elle est payée, et c’est maintenant une commande passée.';
export const begun = 'La commande est commencée. Ajoutez ce qu’elle contient.';
export const saved = 'Enregistré.';
export const linkMade = 'Le lien est maintenant valable. Copiez-le et envoyez-le au client.';
export const linkSent = (email: string) => `Le lien est en route vers ${email}.`;
export const tooManyLinks =
  'Assez d’e-mails avec des liens de paiement pour cette heure : réessayez dans une heure.';
export const endIt =
  'Terminer cette commande ? Son lien ne paie plus rien, et ce qu’elle contenait est perdu.';
export const yesEnd = 'Terminer la commande';
export const ended = 'Elle est terminée.';
export const noDelivery = (id: string, offered: readonly string[]) =>
  offered.length === 0
    ? `Rien n’a été fait : aucun mode de livraison n’y est proposé, donc pas ${id}. Dites d’abord où va la commande.`
    : `Rien n’a été fait : ${id} n’y est pas proposé. Sont proposés : ${offered.join(', ')}.`;
export const isNotOffered = 'n’y est pas proposé';
export const nothingBack = (number: string) =>
  `Rien n’a été fait : rien de la commande ${number} n’est revenu ni ne doit revenir. Recevez d’abord le retour, ou commencez une commande sans elle.`;
