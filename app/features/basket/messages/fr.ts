/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const addToBasket = 'Ajouter au panier';
export const quantity = 'Quantité';
export const oneMore = 'Un de plus';
export const oneFewer = 'Un de moins';
export const notCharged = 'N’est plus vendu : il ne sera pas facturé.';
export const removeFromBasket = 'Retirer du panier';
export const basketFull = 'Votre panier est plein';
export const leftOut = (most: number, titles: string) =>
  `Un panier contient au plus ${most} articles. Laissés de côté : ${titles}. Payez ou retirez quelques articles, puis ajoutez ceux-ci de nouveau.`;
export const close = 'Fermer';
export const joinedFromBefore = (count: number) =>
  `${count} ${plural(count, 'article ajouté avant votre connexion a rejoint', 'articles ajoutés avant votre connexion ont rejoint')} votre panier`;
export const joinedFromElsewhere = (count: number) =>
  `${count} ${plural(count, 'article de votre autre appareil a rejoint', 'articles de votre autre appareil ont rejoint')} votre panier`;
export const keepThem = (count: number) => `${plural(count, 'Le', 'Les')} garder`;
export const takeThemOut = (count: number) => `${plural(count, 'Le', 'Les')} retirer`;
export const inBasket = (count: number) => `${count} dans votre panier`;
export const viewBasket = 'Voir le panier';
export const undo = 'Annuler';
export const notKept = 'Votre panier n’a pas pu être conservé';
export const shoppingBasket = 'Votre panier';
export const aboutBasket = 'Ce que vous avez mis dans votre panier, et son total.';
export const helloVisitor = (name: string) => `Bonjour ${name}`;
export const nothingInIt = 'Il est encore vide';
export const findSomething = 'Trouver quelque chose qui vous plaît';
export const waitsForYou = 'Ce que vous ajoutez vous attend ici, dans chaque onglet.';
export const somethingToStart = 'De quoi commencer';
export const subtotal = (count: number) =>
  `Sous-total (${count} ${plural(count, 'article', 'articles')}) :`;
export const gift = 'Cette commande contient un cadeau';
export const moreForFree = (amount: string) => `Plus que ${amount} pour une livraison gratuite.`;
export const deliveryIsFree = 'La livraison est gratuite.';
export const proceed = 'Passer la commande';
export const isSoldOut = (title: string) =>
  `« ${title} » est épuisé : retirez-le pour payer le reste.`;
export const fewLeft = (left: number, title: string, wanted: number) =>
  `Il ne reste que ${left} « ${title} », et vous en avez ${wanted} : retirez-en pour payer.`;
export const allHeld = (title: string) =>
  `Tous les « ${title} » sont en cours d’achat : un article peut se libérer d’ici quelques minutes.`;
export const payForRest = (count: number) =>
  `${plural(count, 'Le', 'Les')} retirer et payer le reste`;
export const removeAll = (count: number) => `${plural(count, 'Le', 'Les')} retirer`;
export const unknownVariant =
  'Ce produit n’est plus vendu. Rechargez la page et choisissez-en un autre.';
export const noRoom = (most: number) =>
  `Un panier contient au plus ${most} articles. Retirez-en un, ou payez d’abord ceux-ci.`;
export const lineGone =
  'Il n’est plus possible de le remettre. Cherchez-le dans la boutique et ajoutez-le de nouveau.';
export const tooManyGuests =
  'Trop de nouveaux paniers ont été créés depuis votre réseau. Réessayez dans une minute, ou connectez-vous.';
export const added = (count: number) => (count === 1 ? 'Ajouté' : `${count} ajoutés`);
export const removed = 'Retiré';
export const takenOut = 'Retiré du panier';
export const putBack = 'Remis';
export const severalItems = (what: string, count: number) => `${what} : ${count} articles`;
export const emptyNow = 'Votre panier est maintenant vide.';
export const notInBasket = 'Il n’était plus dans votre panier.';
export const removedFromBasket = 'Retiré de votre panier.';
export const putBackIntoBasket = 'Remis dans votre panier.';
export const failed =
  'Cela n’a pas fonctionné, et votre panier est inchangé. Réessayez dans un instant.';
export const readAgain =
  'Nous ne savons pas si cela a fonctionné. Voici votre panier tel qu’il est maintenant.';
export const unknown =
  'La boutique n’a pas pu être jointe. Nous ne savons pas si votre panier a changé.';
