/** As `en.ts`. */
import { counted, plural } from '#app/shared/plural.ts';

export const includesTax = (rate: string) => `Dont TVA ${rate}`;
export const buyNow = 'Acheter maintenant';
export const orderWithObligation = 'Commander avec obligation de paiement';
export const yourOrder = 'Votre commande';
export const processing = 'Traitement en cours';
export const email = 'E-mail pour votre confirmation';
export const emailNeeded =
  'Où envoyer la confirmation ? Le lien qu’elle contient ouvre votre commande.';
export const emailFirst = 'Indiquez d’abord votre e-mail et enregistrez-le.';
export const confirmationEmail = 'E-mail pour votre confirmation (facultatif)';
export const saveAddress = 'Enregistrer cette adresse';
export const malformedEmail = 'Ce n’est pas une adresse e-mail.';
export const unfinishedEmail =
  'Rien n’a été débité : vérifiez l’adresse e-mail de votre confirmation. Appuyez ensuite de nouveau sur « Acheter maintenant ».';
export const orderTotal = 'Total de la commande :';
export const nothingToPay = '{nothing} : votre panier est vide.';
export const nothing = 'Rien à payer';
export const findSomething = 'Trouver quelque chose qui vous plaît';
export const noCardNeeded = '{nothing} : aucune carte n’est nécessaire.';
export const nothingIsDue = 'Rien n’est dû';
export const formNotLoaded = 'Le formulaire de carte n’a pas pu être chargé';
export const checkConnection = 'Vérifiez votre connexion. Votre panier est inchangé.';
export const tryAgain = 'Réessayer';
export const justChanged =
  'Ce que vous payez vient de changer. Rechargez cette page et vérifiez-la.';
export const needsScripts =
  'Le paiement par carte nécessite des scripts, que ce navigateur n’exécute pas.';
export const hasChanged = 'Ceci a changé pendant que la page était ouverte';
export const checkoutOf = (count: number) =>
  `Paiement (${count} ${plural(count, 'article', 'articles')})`;
export const deliveryAddress = 'Adresse de livraison';
export const reviewItems = 'Vérifier les articles et la livraison';
export const noItems = 'Aucun article';
export const paymentMethod = 'Mode de paiement';
export const exampleAddress =
  'Une adresse d’exemple de la boutique : toutes les commandes y sont envoyées.';
export const checkout = 'Paiement';
export const aboutCheckout = 'Payez votre panier par carte.';
export const addressGone =
  'L’adresse choisie a été supprimée entre-temps. Choisissez où va votre commande.';
export const unsavedAddress =
  'Quittez les champs de l’adresse une fois complète : elle est alors enregistrée.';
export const unreached =
  'La boutique n’a pas pu être jointe. Rien n’a été débité ; vérifiez votre connexion et réessayez.';
export const failed =
  'Cela n’a pas fonctionné. Rien n’a été débité ; rechargez la page et réessayez.';
export const codeUsedUp =
  'Le code vient d’être épuisé, ou d’autres clients paient avec lui. Rien n’a été débité : vérifiez votre panier.';
export const justSold =
  'Un article de votre panier vient d’être vendu, ou est en cours d’achat par d’autres. Rien n’a été débité : vérifiez votre panier.';
export const notHeld =
  'Ce paiement a expiré. Rien n’a été débité : appuyez de nouveau sur « Acheter maintenant ».';
export const unpaid =
  'Le paiement n’a pas abouti. Rien n’a été débité ; réessayez, ou utilisez une autre carte.';
export const notThrough = 'Le paiement n’a pas abouti. Rien n’a été débité ; veuillez réessayer.';
export const providerUnreached =
  'Le prestataire de paiement n’a pas pu être joint. Rien n’a été débité ; vérifiez votre connexion à Internet et réessayez.';
export const unclear =
  'Nous n’avons pas pu savoir si votre carte a été débitée. Vérifiez votre connexion et appuyez de nouveau sur « Acheter maintenant » : un même panier n’est jamais débité deux fois.';
export const tooMany =
  'Trop de paiements ont été lancés d’ici. Rien n’a été débité ; réessayez dans une minute.';
export const tooManyWait = (seconds: number) =>
  `Trop de paiements ont été lancés d’ici. Réessayez dans ${seconds} secondes.`;
export const tooManyReload = (seconds: number) =>
  `Trop de paiements ont été lancés d’ici. Rechargez cette page dans ${seconds} secondes.`;
export const tooManyDeclines = (hours: number) =>
  `Trop de cartes ont été refusées d’ici aujourd’hui. Rien n’a été débité ; réessayez dans ${counted(hours, 'heure', 'heures')}. Si vous avez déjà acheté ici, connectez-vous pour payer maintenant.`;
export const parts = {
  items: 'le contenu ou les prix de votre panier',
  address: 'l’adresse de livraison',
  delivery: 'les frais de livraison',
  code: 'la remise de votre code',
  tax: 'la TVA comprise dans les prix',
  requests: 'votre note ou le message du cadeau',
  credit: 'ce que paie votre carte cadeau ou votre avoir',
};
export const changedSince = (parts: string, count: number, total: string) =>
  `${parts} ${plural(count, 'a', 'ont')} changé depuis l’affichage de cette page : le total est maintenant de ${total}. Rien n’a été débité. Vérifiez et payez de nouveau.`;
export const costsNow = (title: string, price: string, before: string) =>
  `« ${title} » coûte maintenant ${price}. C’était ${before}.`;
export const newInBasket = (titles: string) => `Nouveau dans votre panier : ${titles}.`;
export const goneFromOrder = (titles: string) => `N’est plus dans cette commande : ${titles}.`;
export const noCodeNow = 'Aucun code ne donne plus de remise.';
export const codeNow = (code: string, amount: string) =>
  `Le code ${code} donne maintenant une remise de ${amount}.`;
export const creditNow = (name: string, amount: string) => `${name} en paie désormais ${amount}.`;
export const creditShort =
  'Il reste désormais moins sur votre carte cadeau ou votre avoir. Rien n’a été débité. Vérifiez et payez de nouveau.';
export const goesTo = (where: string) => `La livraison se fait maintenant à : ${where}.`;
export const deliveryNow = (price: string, before: string) =>
  `La livraison coûte maintenant ${price}. C’était ${before}.`;
export const deliveryIs = (option: string, price: string) =>
  `La livraison est maintenant « ${option} », pour ${price}.`;
export const requestsChanged = 'Votre note ou le message du cadeau a changé.';
export const unsavedRequests =
  'Quittez le champ quand votre note est complète : elle est alors enregistrée.';
export const vatNumberChanged = 'Le numéro de TVA de votre facture a changé.';
export const taxChanged = 'La TVA comprise dans les prix a changé.';
export const emptyBasket = 'Votre panier est vide. Ajoutez-y d’abord quelque chose.';
export const totalChanged = (total: string) =>
  `Votre panier a changé : le total est maintenant de ${total}. Vérifiez-le et payez de nouveau.`;
export const tooSmall = (least: string) =>
  `Le montant minimal par carte est de ${least}. Ajoutez quelque chose à votre panier.`;
export const tooLarge = (most: string) =>
  `Le montant maximal par carte est de ${most}. Retirez quelque chose de votre panier.`;
export const tooManyItems = (most: number) =>
  `Vous pouvez acheter au plus ${most} articles à la fois. Retirez-en quelques-uns de votre panier.`;
export const tooManyUnits = (most: number, title: string) =>
  `Vous pouvez acheter au plus ${most} « ${title} » à la fois. Retirez-en de votre panier.`;
export const noAddress =
  'Indiquez d’abord où va votre commande : remplissez l’adresse de livraison.';
export const noGiftEmail = 'Indiquez d’abord à qui la carte cadeau est envoyée.';
export const giftCardsApart =
  'Les cartes cadeaux s’achètent dans une commande à part : retirez-les d’abord du panier, ou tout le reste.';
export const giftCardsOff =
  'Les cartes cadeaux ne sont pas en vente pour le moment : retirez-les d’abord du panier.';
export const noPhone =
  'Indiquez d’abord un numéro de téléphone pour la livraison : il va avec l’adresse.';
export const noEmail =
  'Indiquez d’abord votre e-mail : la confirmation de votre commande y est envoyée.';
export const notDelivered =
  'Cette boutique ne livre pas dans le pays de votre adresse. Indiquez-en une autre, ou achetez près de chez vous.';
export const tooHeavy =
  'Cette commande est trop lourde pour y être livrée. Retirez un article de votre panier, ou choisissez un autre pays.';
export const belowMinimum = (missing: string) =>
  `La livraison à votre adresse commence à un total plus élevé : ajoutez encore ${missing} à votre panier.`;
export const deliveryUnknown =
  'Le prix de la livraison est introuvable en ce moment. Rien n’a été débité ; rechargez cette page dans une minute.';
export const alreadyPaid =
  'Ce panier est déjà payé. Vous trouverez la commande sous « Retours et commandes ».';
export const stillProcessing =
  'Votre paiement est encore en cours de traitement. Vous trouverez bientôt la commande sous « Retours et commandes ».';
export const providerUnavailable =
  'Le prestataire de paiement ne répond pas en ce moment. Rien n’a été débité ; réessayez dans un instant.';
export const providerRefused =
  'Le prestataire de paiement a refusé de lancer ce paiement. Rien n’a été débité ; réessayez plus tard.';
export const waiting = 'Votre paiement vous attend';
export const backToPayment = 'Revenir à la page de paiement';
export const testMode = 'Mode test : aucun argent réel ne circule';
export const payWithCard =
  'Payez avec la carte {card}, une date future quelconque et un CVC quelconque.';
export const otherCards = 'Autres cartes de test et leur effet';
export const outcomes = {
  challenge: 'Demande 3-D Secure, que vous réussissez ou non',
  declined: 'Refusée',
  noFunds: 'Refusée : provision insuffisante',
  expired: 'Refusée : carte expirée',
  wrongCode: 'Refusée : code de sécurité incorrect',
  error: 'Échoue sur une erreur de traitement',
};
export const cardDetails = 'Données de la carte';
export const cardNumber = 'Numéro de carte';
export const aTestCard = 'Une des cartes de test ci-dessus';
export const expiry = 'Date d’expiration';
export const expiryFormat = 'MM / AA';
export const expiryHint = 'Mois et année, par exemple 12 / 34';
export const securityCode = 'Code de sécurité';
export const cvc = 'CVC';
export const cvcHint = 'Trois chiffres';
