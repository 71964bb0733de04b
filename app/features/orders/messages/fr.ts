/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const states = {
  placed: 'Passée',
  packed: 'Emballée',
  partly_shipped: 'En partie en route',
  shipped: 'En route',
  delivered: 'Livrée',
  cancelled: 'Annulée',
  return_requested: 'Retour demandé',
  return_approved: 'Retour accepté',
  withdrawn: 'Rétractation',
  returned: 'Retournée',
  ready_to_collect: 'Prête à retirer',
  collected: 'Retirée',
  to_mail: 'À envoyer par e-mail',
  mailed: 'Envoyée par e-mail',
  withdrawal_late: 'Rétractation',
};
export const readsRequest = 'La boutique lit votre demande et répond ici.';
export const sendItBack = 'Renvoyez-la : le remboursement suivra.';
export const howToReturn = 'Comment la renvoyer';
/** Where the order stands, and what comes next. */
export const standing = {
  placed: 'Nous avons votre commande et la préparons.',
  packed: 'Elle est emballée et attend le transporteur.',
  shipped: 'Elle est en route vers vous.',
  delivered: 'Elle est arrivée.',
  cancelled: 'Rien n’est envoyé.',
  withdrawn: 'Votre rétractation est déclarée. Renvoyez les articles sous 14 jours.',
  ready_to_collect: 'Elle est prête : venez la retirer.',
  collected: 'Vous l’avez retirée.',
  to_mail: 'La carte est envoyée par e-mail le jour choisi, à la personne choisie.',
  mailed: 'La carte a été envoyée par e-mail à la personne choisie.',
};
/** How far an order has come whose items are sent in several parcels. */
export const itemsOnTheirWay = (count: number, all: number) =>
  `${count} ${plural(count, 'article', 'articles')} sur ${all} en route.`;
export const itemsArrived = (count: number, all: number) =>
  `${count} ${plural(count, 'article', 'articles')} sur ${all} ${plural(count, 'livré', 'livrés')}.`;
export const restFollows = 'Le reste suivra.';
export const restIsOnItsWay = 'Le reste est en route.';
export const stillToCome = 'À venir';
export const parcelNo = (no: number) => `Colis ${no}`;
export const packedToCollect =
  'Elle est emballée. Nous vous prévenons dès que vous pouvez la retirer.';
export const paidByCard = (amount: string) => `${amount} ont été payés par carte.`;
export const nothingToPay = 'Il n’y avait rien à payer.';
export const allGoesBack = 'La totalité est remboursée sur votre carte.';
export const nothingToPayBack = 'Il n’y avait rien à rembourser.';
export const packed = 'Emballée';
export const waitsForCarrier = 'Elle attend le transporteur.';
export const trackingNumber = 'Numéro de suivi';
export const trackingIs = (number: string) => `Numéro de suivi ${number}`;
export const onItsWay = 'En route';
export const onItsWayWith = (carrier: string) => `En route avec ${carrier}`;
export const carrierHasIt = (carrier: string) => `${carrier} a votre colis`;
export const trackingAdded = 'Numéro de suivi ajouté';
export const delivered = 'Livrée';
export const addressChangedByYou = 'Adresse de livraison modifiée par vous';
export const addressChangedByShop = 'Adresse de livraison modifiée par la boutique';
export const cancelledByYou = 'Annulée par vous';
export const cancelledByShop = 'Annulée par la boutique';
export const returnRequested = 'Retour demandé';
export const returnApproved = 'Retour accepté';
export const returnDeclined = 'Retour refusé';
export const notSent = 'Finalement pas expédié';
export const withdrawalDeclared = 'Rétractation déclarée';
export const returned = 'Retournée';
export const backAtShop = 'Elle est revenue à la boutique.';
export const refundOf = (amount: string) => `Remboursement de ${amount}`;
export const disputes = {
  needs_response: {
    title: 'Paiement contesté',
    detail: 'Votre banque a interrogé la boutique au sujet du paiement.',
  },
  under_review: {
    title: 'Réponse à la contestation',
    detail: 'Votre banque examine la réponse de la boutique.',
  },
  won: { title: 'Contestation close', detail: 'Votre banque a confirmé le paiement.' },
  lost: { title: 'Contestation close', detail: 'Votre banque vous a rendu l’argent.' },
};
export const refunds = {
  due: 'Il est en cours d’envoi vers votre carte.',
  pending: 'Il est en route vers votre carte, ce qui prend quelques jours.',
  refunded: 'Il est revenu sur votre carte.',
  failed: 'Votre banque ne l’a pas accepté. La boutique s’en occupe.',
  cancelled: 'Il n’était pas nécessaire : l’argent avait déjà été rendu.',
};
export const orderPlaced = 'Commande passée';
export const receipt = (shop: string) => `${shop} · Reçu`;
export const onItsWayBack = (amount: string) => `${amount} sont en cours de remboursement`;
export const wentBack = (amount: string) => `${amount} vous ont été intégralement remboursés`;
export const notSentBack = (amount: string) => `${amount} n’ont pas encore pu être remboursés`;
export const willShow =
  'La totalité revient sur la même carte ; votre banque peut mettre quelques jours à l’afficher.';
export const wentToCard =
  'La totalité est revenue sur la même carte ; votre banque peut mettre quelques jours à l’afficher.';
export const refundRefused =
  'Le prestataire de paiement a refusé le remboursement. L’argent est à vous : veuillez contacter la boutique.';
export const notAnOrder =
  '{amount} ont été débités le {date}, mais cela n’a pas donné lieu à une commande, car les articles étaient déjà payés ou le montant n’était pas celui de votre panier. {outlook}';
export const order = 'Commande';
export const seeOrder = 'Voir la commande';
export const refunded = 'Remboursé :';
export const orderTotal = 'Total de la commande :';
export const total = 'Total de la commande';
export const outcomes = {
  cancelled: { title: 'Votre commande est annulée' },
  'return-requested': {
    title: 'La boutique sait que vous voulez la retourner',
    text: 'La réponse apparaîtra ici.',
  },
  'return-open': {
    title: 'Un retour de cette commande est déjà en cours',
    text: 'Ce que vous venez de choisir n’en fait pas partie. Une fois ce retour terminé, vous pourrez en demander un autre.',
  },
  'address-changed': {
    title: 'Votre commande part à la nouvelle adresse',
    text: 'Ce que vous avez payé ne change pas. Un message le confirme.',
  },
  'too-late': { title: 'Ce n’est plus possible', text: 'La commande a avancé : voyez ci-dessous.' },
  'code-sent': {
    title: 'Un code vous est envoyé',
    text: 'Il est envoyé à l’adresse e-mail indiquée avec la commande, et reste valable 15 minutes.',
  },
  'code-wrong': {
    title: 'Ce n’est pas le bon code',
    text: 'Saisissez-le tel qu’il figure dans l’e-mail. Il sert une seule fois, pendant 15 minutes : faites-en envoyer un autre s’il est plus ancien.',
  },
  'code-right': {
    title: 'Votre commande est affichée en entier',
    text: 'Dans ce navigateur, pendant une heure.',
  },
  'no-email': {
    title: 'Cette commande n’a plus d’adresse e-mail',
    text: 'Répondez à l’un des e-mails à son sujet, et la boutique vous aidera.',
  },
  transferred: {
    title: 'La commande est dans votre compte',
    text: 'Vous la trouverez dans « Vos commandes ».',
  },
  'owned-elsewhere': {
    title: 'Cette commande appartient à un autre compte',
    text: 'Connectez-vous à ce compte pour la voir parmi ses commandes.',
  },
  'claim-later': {
    title: 'Un paiement est encore ouvert là où la commande a été passée',
    text: 'Terminez-le là-bas, ou réessayez demain : il prendra fin de lui-même.',
  },
  'claim-signed-out': {
    title: 'Vous n’êtes pas connecté',
    text: 'Connectez-vous, puis ouvrez de nouveau le lien.',
  },
  'claim-code-needed': {
    title: 'Ouvrez d’abord la commande avec son code',
    text: 'Faites envoyer un code à l’adresse e-mail de la commande, et saisissez-le ci-dessous. Vous pourrez ensuite garder la commande.',
  },
};
export const nothingAdded = 'Rien n’a été ajouté à votre panier';
export const addedToBasket = (count: number) =>
  `Ajouté à votre panier : ${count} ${plural(count, 'article', 'articles')}`;
export const noLongerSoldIs = (title: string) => `N’est plus vendu : ${title}`;
export const basketIsFull = 'Votre panier est plein : payez d’abord ce qu’il contient.';
export const goToBasket = 'Aller à votre panier';
export const claimOrder = 'Garder cette commande dans mon compte';
export const madeSignedOut = 'Elle a été passée sans connexion.';
export const showAddress = 'Afficher l’adresse';
export const takesACode =
  'Après 30 jours, il faut un code, envoyé à l’adresse e-mail de la commande.';
export const sendCode = 'M’envoyer un code';
export const code = 'Code';
export const buyAgain = 'Acheter à nouveau';
export const todayFor = (count: number, price: string) =>
  `${count} ${plural(count, 'article', 'articles')}, aujourd’hui ${price}.`;
export const goneNow = (count: number) =>
  ` ${count} ${plural(count, 'n’est plus vendu', 'ne sont plus vendus')}.`;
export const cancelOrder = 'Annuler la commande';
export const notPackedYet = 'Elle n’est pas encore emballée.';
export const goBackToCard = (amount: string) => ` ${amount} seront remboursés sur votre carte.`;
export const cancelThis = 'Annuler cette commande';
export const askToReturn = 'Demander le retour';
export const bankIsLooking =
  'Votre banque examine ce paiement. Ce que vous annulez ou renvoyez entre-temps ne sera peut-être remboursé qu’après sa décision : voyez l’historique.';
export const whatYouBought = 'Vos achats';
export const whatItCameTo = 'Montant';
export const paidByCardShort = 'Payé par carte. ';
export const sentTo = 'Livraison à {address}.';
export const whatHasHappened = 'Historique';
export const noLongerSold = 'N’est plus vendu';
export const carrier = 'Transporteur';
export const whereItIs = 'Où il se trouve';
export const followAt = (carrier: string) => `Suivre le colis chez ${carrier}`;
export const includesTax = (rate: string) => `Dont TVA ${rate}`;
export const refund = 'Remboursement';
export const refundNotArrived = 'Remboursement, non arrivé';
export const paidAfterRefunds = 'Payé après remboursements';
export const printInvoice = 'Imprimer la facture';
export const print = 'Imprimer';
export const invoiceComes =
  'La facture reçoit son numéro d’ici quelques minutes. Imprimée avant, c’est un reçu.';
export const orderNo = (number: string) => `Commande ${number}`;
export const noSuchOrder = 'Commande introuvable';
export const aboutOrder = 'Ce que vous avez commandé, et où cela se trouve.';
export const hiddenByAccount = 'une adresse que ce compte n’affiche plus';
export const hiddenByLink = 'une adresse que ce lien n’affiche plus';
export const yourOrders = 'Vos commandes';
export const noOrderOfYours = 'Vous n’avez pas de commande de ce numéro';
export const signIn = 'Se connecter';
export const shownToAccount =
  'Les commandes sont montrées au compte auquel elles appartiennent. Connectez-vous avec celui-ci.';
export const aboutOrders = 'Ce que vous avez commandé, du plus récent au plus ancien.';
export const orderIsSafe = 'Votre commande est en sécurité';
export const noneYet = 'Vous n’avez encore rien commandé';
export const signInToSee = 'Connectez-vous pour voir vos commandes';
export const findSomething = 'Trouver quelque chose qui vous plaît';
export const appearsHere = 'Une commande apparaît ici dès qu’elle est payée, sur chaque appareil.';
export const pagesOfOrders = 'Pages de commandes';
export const newestOrders = 'Commandes les plus récentes';
export const olderOrders = 'Commandes plus anciennes';
export const paidAsGuest =
  'Vous avez commandé en tant qu’invité. {signIn} dans ce navigateur, et la commande y sera ajoutée.';
export const linkInMail =
  'Le lien de l’e-mail de confirmation l’ouvre, si vous avez donné une adresse.';
export const signInOrCreate = 'Connectez-vous ou créez un compte';
export const thankYou = 'Merci, votre commande est passée';
export const orderNumber = 'Numéro de commande';
export const howItComes = 'Livraison';
export const goesTo = 'Envoyée à';
export const nextMailed = 'Ensuite, nous envoyons la carte cadeau à son jour.';
export const nextPacked = 'Nous allons maintenant l’emballer.';
export const onEveryDevice = 'Vous la retrouvez ici sur tout appareil où vous vous connectez.';
export const noteNumber = 'Notez bien son numéro, ou gardez le lien de sa page.';
export const mailedTo = (email: string) =>
  `Un e-mail avec le lien de sa page est envoyé à ${email}.`;
export const more = (count: number) => `et ${count} de plus`;
export const seeReceipt = 'Voir votre commande et son reçu';

/** Returns of single items. */
export const returnReasons = {
  damaged: 'Abîmé ou défectueux',
  wrong_item: 'Mauvais article',
  not_as_described: 'Non conforme à la description',
  does_not_fit: 'Ne convient pas (taille, coupe)',
  changed_mind: 'Changement d’avis',
  other: 'Autre raison',
};
export const returnItems = 'Retourner des articles';
export const returnOf = (number: string) => `Retourner des articles de la commande ${number}`;
export const whichGoBack =
  'Choisissez ce que vous renvoyez, et pourquoi. Le remboursement s’affiche avant tout envoi.';
export const howMany = 'Combien en renvoyez-vous';
export const sendThisBack = 'Retourner cet article';
export const noneOfIt = 'Aucun';
export const reason = 'Raison';
export const chooseReason = 'Choisissez une raison';
export const inYourWordsIf = 'Avec vos mots (facultatif)';
export const backFor = (amount: string) => `Remboursement : ${amount}`;
export const backForAll = (amount: string, count: number) =>
  `Remboursement : ${amount} pour les ${count}`;
export const goOn = 'Continuer';
export const youSendBack = 'Vous renvoyez';
export const youGetBack = 'Vous serez remboursé de';
export const change = 'Modifier';
export const backWhenReceived =
  'Le remboursement suit votre moyen de paiement, dès que la boutique a reçu les articles.';
export const nothingBack = 'Rien n’est remboursé : c’est déjà fait, ou l’article était gratuit.';
export const withoutDelivery = (amount: string) => `Hors livraison, ${amount}.`;
export const seeOrderAgain = 'Revenir à la commande';
export const returning = (count: number) => `${count} en retour`;
export const withdrawnFrom = (count: number) =>
  `${count} ${plural(count, 'rétracté', 'rétractés')}`;
export const cameBack = (count: number) => `${count} ${plural(count, 'revenu', 'revenus')}`;
export const returnGone = {
  title: 'Rien de cette commande ne peut être retourné pour l’instant',
  text: 'Elle n’est pas encore expédiée, un retour est en cours, ou tout est déjà revenu : voyez la commande.',
};
export const returnProblems = {
  nothing: 'Choisissez au moins un article.',
  reason: 'Choisissez une raison.',
  words: 'Dites-le avec vos mots.',
};
export const collectedInPerson = 'Retrait sur place.';
/** Ce qui a été payé sans carte, et revient de même. */
export const paidSo = (howPaid: string, amount: string) => `${howPaid} : ${amount}.`;
export const allGivenBack = 'La boutique vous rend elle-même la totalité.';
export const areGivenBack = (amount: string) => ` La boutique vous rend elle-même ${amount}.`;
export const givesBack = 'La boutique vous le rend elle-même.';
export const gaveBack = 'La boutique vous l’a rendu.';
export const inExchangeFor = (number: string) => `En échange de la commande ${number}`;
export const exchangedBy = (number: string) => `Échangée : la commande ${number} la remplace`;
