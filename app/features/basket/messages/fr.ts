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
export const unreadableLink =
  'Ce lien vers un panier est illisible : il en manque peut-être une partie. Demandez qu’on vous le renvoie.';
export const tooManyLinked = (most: number) =>
  `Ce lien contient plus d’articles que les ${most} qui tiennent dans un panier.`;
export const lineGone =
  'Il n’est plus possible de le remettre. Cherchez-le dans la boutique et ajoutez-le de nouveau.';
export const tooManyGuests =
  'Trop de nouveaux paniers ont été créés depuis votre réseau. Réessayez dans une minute, ou connectez-vous.';
export const added = (count: number) => (count === 1 ? 'Ajouté' : `${count} ajoutés`);
export const removed = 'Retiré';
export const takenOut = 'Retiré du panier';
export const putBack = 'Remis';
export const beforeTitle = (what: string) => `${what} :`;
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
export const linkedBasket = 'Un panier pour vous';
export const aboutLinked = 'Ces articles viennent d’un lien. Rien n’est encore dans votre panier.';
export const comesTo = 'Au total :';
export const codeComesWith = (code: string) => `Le code promo ${code} est inclus.`;
export const howMany = (count: number) => `Quantité : ${count}`;
export const onlySome = (count: number) =>
  `Seulement ${count} ${plural(count, 'disponible', 'disponibles')}.`;
export const notSold = (variant: string) => `« ${variant} » n’est plus en vente.`;
export const nothingToAdd = 'Rien de tout cela ne peut être acheté pour le moment.';
export const haveAlready = (count: number) =>
  `Votre panier contient déjà ${count} ${plural(count, 'article', 'articles')}.`;
export const putIntoBasket = 'Mettre dans mon panier';
export const addToMine = 'Ajouter à mon panier';
export const replaceMine = 'Remplacer mon panier';
export const replaced = 'Voici maintenant votre panier.';
export const shareBasket = 'Partager ce panier';
export const shareWishes = 'Partager cette liste';
export const sharedBasket = 'Un panier partagé';
export const sharedWishes = 'Une liste d’envies partagée';
export const aboutShared = 'Quelqu’un partage ceci avec vous. Chaque changement apparaît aussitôt.';
export const yourShared = 'C’est à vous ; voici ce que voient les autres.';
export const sharedIsEmpty = 'Il n’y a rien pour le moment.';
export const takeAll = 'Ajouter à mon panier';
export const nothingShared = 'Rien n’est partagé ici';
export const linkEnded = 'Le lien a été désactivé, ou il n’est pas complet.';
export const onlyOwner = 'Seule la personne à qui ce panier appartient peut le modifier.';
export const linkToShare = 'Lien';
export const whoSees =
  'Toute personne qui l’a voit ces articles, jamais votre nom, votre adresse ni vos commandes.';
export const copyLink = 'Copier le lien';
export const copied = 'Copié';
export const othersAdd = 'D’autres peuvent y ajouter des articles.';
export const othersLook = 'Les autres peuvent seulement regarder.';
export const letOthersAdd = 'Autoriser les ajouts';
export const stopAdding = 'Laisser seulement regarder';
export const endLink = 'Désactiver ce lien';
export const addSomething = 'Ajouter un article';
export const findProduct = 'Chercher un produit';
export const find = 'Chercher';
export const nothingFound = (text: string) => `Aucun résultat pour « ${text} ».`;
export const addToIt = 'Ajouter';
export const yourWishes = 'Votre liste d’envies';
export const aboutWishes = 'Ce que vous avez mis de côté.';
export const noWishes = 'Rien n’est encore mis de côté';
export const howToWish =
  'Ce que vous mettez de côté sur une page produit ou dans votre panier vous attend ici.';
export const removeWish = 'Retirer de la liste';
export const saveToWishes = 'Ajouter à ma liste d’envies';
export const inYourWishes = 'Dans votre liste d’envies';
export const saveForLater = 'Mettre de côté';
export const savedForLater = 'Ajouté à votre liste d’envies.';
