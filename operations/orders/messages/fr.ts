/** As `en.ts`. */
export const moved = 'La commande vient de passer à un autre client. Réessayez.';
export const noOrder = (text: string) =>
  `Il n’y a pas de commande ${text} : « npm run shop -- orders list » les affiche.`;
export const noSuchId = (id: string) =>
  `Il n’y a pas de commande ${id} : écrivez son identifiant entier.`;
export const severalBegin = (text: string, orders: string) =>
  `Plusieurs commandes commencent par ${text} : écrivez-en davantage, parmi ${orders}.`;
export const orMissing = (field: string) => `ou ${field} est requis`;
export const orderIs = (number: string, is: string) => `La commande ${number} ${is}.`;
export const cannotBe = (number: string, is: string, instead: string) =>
  `La commande ${number} ${is} : ${instead}.`;
export const cancelIt = (number: string, rest: string | null, warning: string) =>
  `Annuler la commande ${number} ? ${rest ? `${rest} seront remboursés` : 'Il ne reste rien à rembourser'}, et rien n’est envoyé. C’est irréversible.${warning}`;
export const cancelAndRefund = (rest: string) => `Annuler et rembourser ${rest}`;
export const cancelOrder = 'Annuler la commande';
export const withdrawIt = (number: string, rest: string | null, warning: string) =>
  `Enregistrer la rétractation de la commande ${number} ? ${rest ? `${rest} seront remboursés aussitôt` : 'Rien n’est remboursé aussitôt'}, et ce qu’elle concerne n’est pas envoyé. C’est irréversible.${warning}`;
export const withdrawAndRefund = (rest: string) => `Enregistrer et rembourser ${rest}`;
export const recordWithdrawal = 'Enregistrer la rétractation';
export const bankTookBack = (amount: string) =>
  ` La banque a repris ${amount} pour le client : ce montant n’est pas remboursé une seconde fois.`;
export const bankDecides =
  ' La banque est en train de trancher sur ce paiement : le client pourrait être payé deux fois, ou le remboursement refusé.';
export const firstAfterLast = 'Le premier jour est après le dernier : il n’y en a aucun entre eux.';
export const bookSums = (orders: string, charges: string, refunds: string, all: string) =>
  `Commandes : ${orders}. Paiements sans commande : ${charges}. Remboursements : ${refunds}. En tout ${all}.`;
export const alreadyBack = (amount: string) =>
  `${amount} ont déjà été rendus : regardez ce qui reste, puis remboursez le reste s’il est encore dû, avec ce montant comme déjà remboursé.`;
export const allBack = 'Tout a déjà été rendu.';
export const confirmDisputed =
  'La banque est en train de trancher sur ce paiement : un remboursement pourrait payer le client deux fois, ou être refusé. Confirmez que vous voulez quand même le faire.';
export const onlyLeft = (amount: string) => `Il ne reste que ${amount} à rembourser.`;
export const aboveZero = (currency: string) =>
  `Le montant doit être supérieur à zéro, en ${currency}.`;
export const noLine = (line: number) => `La commande n’a pas de ligne ${line}.`;
export const lineBack = (line: number) =>
  `La ligne ${line} est déjà remboursée. Pour plus, remboursez un montant.`;
export const notBoth = 'Remboursez un montant ou des lignes, pas les deux.';
export const writeAmount = 'Rien n’a été fait : indiquez un montant.';
export const chooseItem = 'Rien n’a été fait : choisissez au moins un article.';
export const refundMade = (
  no: number,
  order: string,
  amount: string,
  state: string,
  all: string,
  left: string,
) =>
  `Remboursement ${no} de la commande ${order}, ${amount} : ${state}. En tout ${all}, reste ${left}.`;
export const refundIt = (amount: string, order: string, warning: string) =>
  `Rembourser ${amount} de la commande ${order} ? L’argent retourne sur la carte, et c’est irréversible.${warning}`;
export const refundToCredit = (amount: string, order: string, warning: string) =>
  `Rembourser ${amount} de la commande ${order} ? Cela devient aussitôt un avoir du compte, et ne retourne pas sur la carte.${warning}`;
export const refundAmount = (amount: string) => `Rembourser ${amount}`;
export const summed = (days: number, orders: number, amount: string) =>
  `Jours : ${days}. Commandes : ${orders}, en tout ${amount}.`;
export const notForState =
  'Rien n’est listé : celles à expédier le sont quels que soient leur état et leur âge.';
export const isNotForState = 'n’est pas pour un état ou un moment';
export const cannotComeBack = 'seule une commande expédiée peut revenir';
export const lineCameBack = (line: number) => `La ligne ${line} est déjà revenue.`;
export const notAmong = (line: number) =>
  `La ligne ${line} n’est pas revenue : indiquez-la parmi les articles revenus, ou retirez-la.`;
export const received = (order: string, refund: string | null) =>
  refund === null
    ? `Commande ${order} : le retour est enregistré.`
    : `Commande ${order} : le retour est enregistré, ${refund} sont remboursés.`;
export const receiveIt = (amount: string, order: string, warning: string) =>
  `Rembourser ${amount} pour ce qui est revenu de la commande ${order} ? Le montant retourne sur la carte, sans retour possible.${warning}`;
export const receiveAndRefund = (amount: string) => `Recevoir et rembourser ${amount}`;
export const nothingSoldLeft = 'il n’en reste rien dont se rétracter';
export const notWithdrawable = (line: number) =>
  `La ligne ${line} ne peut faire l’objet d’une rétractation : elle n’est pas de cette commande, ou a déjà été rétractée ou retournée.`;
export const noWithdrawals =
  'La boutique ne prend pas de rétractations : indiquez pour combien de jours, dans les réglages de la loi.';
export const withdrawalSettled = 'Elle n’est plus dans la liste.';
export const noWithdrawal = 'Aucune rétractation de ce genre n’attend.';
export const noQuarter = 'n’est pas un trimestre : écrivez 2026-Q4, ou laissez-le vide';
export const taxSums = (rows: number, gross: string, tax: string) =>
  `${rows} lignes : ${gross}, dont ${tax} de taxe.`;
export const addressTooLate = 'l’adresse ne se modifie que tant qu’elle n’est pas expédiée';
export const noAddress = (number: string) =>
  `La commande ${number} n’a pas d’adresse à modifier : elle est retirée sur place, ou l’adresse a été effacée.`;
export const goesElsewhere = (number: string) =>
  `La commande ${number} part à la nouvelle adresse.`;
export const addressElsewhere = {
  not_delivered: (country: string) => `Pas de livraison dans ce pays : ${country}.`,
  other_price: (country: string) => `La livraison vers ${country} a un autre prix.`,
  other_tax: (country: string) => `Pour ${country}, la taxe est différente.`,
};
export const orderAnew = 'Annulez la commande et faites-la repasser avec cette adresse.';
export const noCountry = 'n’est pas un code de pays, comme NO';
export const viewSaved = 'La liste est enregistrée : son lien est au-dessus des commandes.';
export const tooManyViews = (most: number) =>
  `Vous avez ${most} listes enregistrées, le maximum. Supprimez-en une d’abord.`;
export const columnsSet = 'Les colonnes sont choisies, pour vous seul.';
export const viewRemoved = 'La liste est supprimée. Les commandes restent.';
export const noView = (name: string) => `Vous n’avez enregistré aucune liste ${name}.`;
export const tooManyOrders = (most: number) =>
  `dépassent les ${most} qui peuvent être indiquées à la fois`;
export const chooseOrders = 'Choisissez d’abord les commandes.';
export const manyDone = (done: number, all: number) =>
  done === all ? `Commandes : ${done} faites.` : `Commandes : ${done} sur ${all} faites.`;
export const notAmongOrders = (order: string) => `La commande ${order} n’est pas parmi celles-ci.`;
export const isThereTwice = (order: string) =>
  `La commande ${order} y est deux fois : expédiez ses colis un par un.`;
export const paidForNothing = (left: string) =>
  `Rien de la commande ne serait expédié, et il reste ${left} du paiement : remboursez-le d’abord, ou annulez la commande.`;
export const refundTheRest = (left: string) =>
  `Rien de la commande ne serait expédié, et une partie du paiement resterait : remboursez tout ce qui reste, ${left}, ou annulez la commande.`;
export const dropLines = (left: string) =>
  `Ces articles ne sont pas expédiés, et rien n’est remboursé pour eux : il reste ${left} du paiement. Si le client les a payés, remboursez-les plutôt.`;
export const doNotSend = 'Ne pas les expédier';
export const releaseFirst = 'débloquez-la d’abord';
export const notToSend = (line: number) =>
  `La ligne ${line} n’est plus à expédier : elle n’est pas de cette commande, est déjà partie, ou a été rétractée ou remboursée.`;
export const noParcel = (parcel: number, underWay: string) =>
  `Aucun colis ${parcel} n’est en route : indiquez-en un parmi ${underWay}.`;
export const whichParcel = (underWay: string) =>
  `Plusieurs colis sont en route : indiquez-en un parmi ${underWay}.`;
export const lineNotSent = (line: number) =>
  `La ligne ${line} n’a pas été expédiée : elle ne peut pas être revenue.`;
export const refundItByHand = (amount: string, order: string) =>
  `Rembourser ${amount} de la commande ${order} ? Vous le rendez vous-même. C’est définitif.`;
export const goesBackByCard =
  'Rien n’a été fait : elle a été payée par carte, et le prestataire de cartes rembourse.';
export const noSuchRefund =
  'Rien n’a été fait : la commande n’a pas de remboursement de ce numéro.';
export const givenBackBefore = 'Rien n’a été fait : il est déjà noté que cela a été rendu.';
export const nothingToGiveBack =
  'Rien n’a été fait : rien n’est dû. Remboursez d’abord, puis rendez l’argent.';
export const whichRefund =
  'Rien n’a été fait : plusieurs remboursements sont dus. Écrivez le numéro de celui qui a été rendu.';
export const wasGivenBack = (amount: string, order: string) =>
  `${amount} de la commande ${order} ont été rendus.`;
export const notLost = (charges: readonly string[]) =>
  `${charges.join(', ')} : le rapprochement ne le dit pas perdu, rien n’a donc été remboursé.`;
export const lostRefunded = (done: readonly string[], left: readonly string[]) =>
  [
    ...(done.length > 0 ? [`Remboursé : ${done.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Non remboursé, à réessayer : ${left.join(', ')}.`] : []),
  ].join(' ');
export const giftCardSpent = (left: string) =>
  `Rien n’a été remboursé : il reste ${left} sur ses cartes cadeaux, et ce qui en est dépensé n’est pas rendu.`;
