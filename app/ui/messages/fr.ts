/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const skipToMain = 'Aller au contenu principal';
export const homePage = 'page d’accueil';
export const shopHomePage = (shop: string) => `${shop}, page d’accueil`;
export const hello = (name: string) => `Bonjour ${name}`;
export const signIn = 'Se connecter';
export const signOut = 'Se déconnecter';
export const returns = 'Retours';
export const andOrders = 'et commandes';
export const your = 'Votre';
export const prime = 'Prime';
export const basket = 'Panier';
export const basketOf = (items: string) => `Panier, ${items}`;
export const inYourBasket = (items: string) => `${items} dans votre panier`;
export const items = (count: number) => `${count} ${plural(count, 'article', 'articles')}`;
export const menu = 'Menu';
export const closeMenu = 'Fermer le menu';
export const allCategories = 'Toutes les catégories';
export const yourAccount = 'Votre compte';

export const footer = 'Pied de page';
export const home = 'Accueil';
export const categories = 'Catégories';
export const yourOrders = 'Vos commandes';
export const yourBasket = 'Votre panier';
export const yourWishes = 'Votre liste d’envies';
export const breadcrumb = 'Fil d’Ariane';
export const aboutTheShop = 'À propos de la boutique';
export const shopPicture = 'Des colis, une enceinte et un robot pâtissier sur un comptoir';

export const ratings = (count: number) => `${count} avis`;
export const notRatedYet = 'Pas encore noté';
export const rated = (rating: number) => `Noté ${rating} ${plural(rating, 'étoile', 'étoiles')}`;

export const noticeKinds = {
  info: 'Remarque',
  success: 'C’est fait',
  warning: 'Attention',
  error: 'Erreur',
};

export const hide = 'Masquer';
export const show = 'Afficher';
export const password = 'le mot de passe';

export const status = 'Statut';
export const goHome = 'Aller à la page d’accueil';
export const tryAgain = 'Réessayer';
export const offline =
  'La boutique est injoignable. Rien n’est perdu : continuez dès que la connexion est rétablie.';
export const offlineTitle = 'Vous êtes hors ligne';
export const notReached = 'La boutique est injoignable';
export const checkConnection =
  'Vérifiez votre connexion. Votre panier et vos commandes sont en sécurité, et cette page s’ouvrira dès que la connexion sera rétablie.';

export const errorPages = {
  badRequest: {
    title: 'Nous n’avons pas compris',
    text: 'L’adresse ou le formulaire était incomplet. Revenez en arrière et réessayez.',
  },
  notFound: {
    title: 'Nous avons cherché partout',
    text: 'Cette page n’existe pas. L’adresse est peut-être mal orthographiée, ou le produit n’est plus là.',
  },
  notAllowed: {
    title: 'Cela ne fonctionne pas ainsi',
    text: 'Cette page n’accepte pas de formulaire. Revenez en arrière et réessayez.',
  },
  tooMany: {
    title: 'Trop de demandes à la fois',
    text: 'La boutique reçoit en ce moment plus de recherches qu’elle ne peut en traiter. Rien n’est perdu : rechargez la page dans quelques secondes.',
  },
  unexpected: {
    title: 'Un problème est survenu de notre côté',
    text: 'Rien n’est perdu et rien n’a été débité deux fois. Réessayez dans un instant.',
  },
};

export const guaranteeNotice = 'Avis de l’Union européenne sur la garantie légale de conformité';
