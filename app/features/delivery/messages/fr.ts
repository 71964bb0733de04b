/** As `en.ts`. */
export const withheld = 'l’adresse indiquée avec elle';
export const free = 'Gratuit';
export const items = 'Articles';
export const code = (code: string) => `Code ${code}`;
export const delivery = 'Livraison';
export const deliveryBy = (title: string) => `Livraison (${title})`;
export const arrivesOn = (days: string) => `Arrivée : ${days}`;
export const readyOn = (days: string) => `Prêt à retirer : ${days}`;
export const wasDue = (days: string) => `Était prévu : ${days}`;
export const howDelivered = 'Quel mode de livraison ?';
export const deliverSo = 'Choisir';
export const changeAddress = 'Modifier l’adresse';
export const name = 'Nom';
export const street = 'Numéro et rue';
export const flat = 'Appartement, étage';
export const town = 'Ville';
export const region = 'État ou région';
export const postalCode = 'Code postal';
export const country = 'Pays';
export const chooseCountry = 'Choisissez un pays';
export const optional = (label: string) => `${label} (facultatif)`;
export const sendHere = 'Livrer à cette adresse';
export const goesTo = (address: string) => `Votre commande sera envoyée à : ${address}.`;
export const whoFor = 'Pour qui est-ce ?';
export const whichStreet = 'Quelle rue et quel numéro ?';
export const whichTown = 'Quelle ville ?';
export const whichRegion = 'Quel État ou quelle région ?';
export const whichPostalCode = 'Quel code postal ?';
export const atMostLetters = (most: number) => `${most} caractères au plus`;
export const whereTo = 'Où livrer la commande ?';
export const anotherAddress = 'Une autre adresse';
export const editAddresses = 'Modifier vos adresses';
export const tooManySaved = (seconds: number) =>
  `Cette adresse n’est pas encore enregistrée : trop d’adresses ont été envoyées d’ici. Renvoyez-la dans ${seconds} secondes.`;
export const pricesWithTax = {
  free: 'Prix TTC, livraison gratuite',
  priced: 'Prix TTC, hors livraison',
};
export const finalPrices = {
  free: 'Prix nets, livraison gratuite',
  priced: 'Prix nets, hors livraison',
};
export const importedStars =
  'Les étoiles sans nombre ont été importées. La boutique n’a pas vérifié si elles viennent d’acheteurs.';
export const upToWeight = (price: string, kilograms: string) => `${price} jusqu’à ${kilograms} kg`;
export const aboveWeight = (price: string) => `${price} au-delà`;
export const freeFrom = (amount: string) => `gratuite dès ${amount}`;
export const deliveryPriceAtPayment =
  'Le prix de la livraison figure sur la page de paiement, avant la commande.';
export const alwaysFree = 'La livraison est gratuite.';
export const everywhereElse = 'Tous les autres pays';
export const phone = 'Numéro de téléphone';
export const phoneIs = (phone: string) => `Tél. ${phone}`;
export const whichPhone = 'Quel numéro de téléphone ?';
export const noPhoneNumber = 'Ce n’est pas un numéro de téléphone';
export const orderNote = 'Note pour cette commande';
export const aboutNote = 'La boutique la lit en préparant votre commande.';
export const isGift = 'Envoyer comme cadeau';
export const giftMessage = 'Message du cadeau';
export const aboutGift = 'Imprimé sur le bon de livraison, qui n’indique aucun prix.';
export const saveRequests = 'Enregistrer';
export const requestsSaved = 'Enregistré avec votre commande.';
export const note = 'Note';
export const gift = 'Cadeau';
export const giftUnwritten = 'Sans message';
export const checkFields = (fields: string) => `À vérifier : ${fields}.`;
export const giftEmail = 'E-mail de la personne à qui va la carte cadeau';
export const giftToYou = 'Vide : elle vous est envoyée.';
export const giftDay = 'Jour de l’envoi';
export const aboutGiftDay = 'Vide : dès qu’elle est payée.';
export const giftGiver = 'De la part de';
export const giftWords = 'Mots pour l’e-mail';
export const noEmailAddress = 'Ce n’est pas une adresse e-mail';
export const noDay = 'Écrivez un jour, par exemple 2026-12-24';
export const dayIsOver = 'Ce jour est passé';
export const giftCard = 'Carte cadeau';
export const giftCardsPaidOtherwise =
  'Codes de réduction, cartes cadeaux et avoirs ne paient pas les cartes cadeaux. Elles ne portent de taxe qu’une fois dépensées.';
