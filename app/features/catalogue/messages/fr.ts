/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const category = 'Catégorie';
export const brand = 'Marque';
export const price = 'Prix';
export const rating = 'Note';
export const offers = 'Promotions';
export const allCategories = 'Toutes les catégories';
export const anyPrice = 'Tous les prix';
export const anyRating = 'Toutes les notes';
export const onSale = 'En promotion';
export const availability = 'Disponibilité';
export const starsAndUp = (stars: string) => `${stars} étoiles et plus`;
export const priceAbove = (from: string) => `${from} et plus`;
export const priceUnder = (below: string) => `Moins de ${below}`;
export const priceBetween = (from: string, below: string) => `De ${from} à ${below}`;
export const filters = 'Filtres';
export const show = (products: string) => `Voir ${products}`;
export const showChosen = 'Voir la sélection';
export const chosenFilters = 'Filtres choisis';
export const removeFilter = (filter: string) => `Retirer ${filter}`;
export const clearAll = 'Tout effacer';
export const sortBy = 'Trier par';
export const sort = 'Trier';
export const featured = 'En vedette';
export const bestMatch = 'Pertinence';
export const priceUp = 'Prix : croissant';
export const priceDown = 'Prix : décroissant';
export const pagesOfProducts = 'Pages de produits';
export const previous = 'Précédent';
export const next = 'Suivant';
export const page = (number: number) => `Page ${number}`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const products = (count: string, isOne: boolean) =>
  `${count} ${isOne ? 'produit' : 'produits'}`;
export const seeAll = 'Tout voir';
export const notSoldNow = 'Indisponible pour le moment';
export const noLongerSold = 'N’est plus vendu';
export const mayComeBack = 'Il reviendra peut-être. ';
export const seeBelow = 'Voyez ci-dessous ce qui est vendu actuellement, ou cherchez autre chose.';
export const searchFromHere = 'Rechercher à partir d’ici';
export const youMayLike = 'Vous aimerez peut-être';
export const youMayAlsoLike = 'Vous aimerez peut-être aussi';
export const whileYouAreHere = 'Pendant que vous êtes là';
export const recentlySeen = 'Vus récemment';
export const madeIn = 'Disponible en';
export const more = 'de plus';
export const close = 'Fermer';
export const seeAllDetails = 'Voir tous les détails';
export const chooseOptions = 'Choisir les options';
export const from = 'à partir de';
export const choices = 'Choix';
export const notMade = (value: string, others: string, instead: string) =>
  `${value} n’existe pas en ${others} : voici ${instead}.`;
export const showThisChoice = 'Afficher ce choix';
export const soldOut = 'épuisé';
export const otherChoice = 'autre choix';
export const partOfCollection = 'Fait partie de la collection';
export const partOfCollections = 'Fait partie des collections';
export const enlarge = (picture: string) => `Agrandir ${picture}`;
export const pictures = 'Images';
export const pictureOf = (number: number, count: number) => `Image ${number} sur ${count}`;
export const noPicture = 'Pas encore d’image';
export const before = ', avant';
export const save = (amount: string) => `Économisez ${amount}`;
export const lowestPrice = (price: string) => `Prix le plus bas des 30 jours précédents : ${price}`;
export const aboutThisProduct = 'À propos de ce produit';
export const yes = 'Oui';
export const no = 'Non';
export const sku = 'Référence';
export const barcode = 'Code-barres';
export const weight = 'Poids';
export const home = 'Accueil';
export const categories = 'Catégories';
export const allSorted = (shop: string) =>
  `Tout ce que vend ${shop}, classé par catégories à parcourir.`;
export const nothingSorted = 'Rien n’est encore classé';
export const noCategories = 'Aucun produit de cette boutique n’est dans une catégorie.';
export const seeAllProducts = 'Voir tous les produits';
export const listOfShop = (name: string, shop: string) =>
  `${name} chez ${shop} : images, prix et notes, à mettre dans votre panier.`;
export const nothingHere = 'Rien ici pour l’instant';
export const noneForSale = (collection: string) =>
  `Aucun produit de ${collection} n’est en vente pour le moment.`;
export const allProducts = 'Tous les produits';
export const resultsFor = (text: string) => `Résultats pour « ${text} »`;
export const search = 'Recherche';
export const startSearch = 'Rechercher';
export const searchProducts = 'Rechercher des produits';
export const aboutSearch = 'Les produits correspondant à ces mots, par catégorie, prix et note.';
export const showingResults = 'Résultats affichés pour';
export const allOfThem = 'tous les produits';
export const insteadOf = (text: string) => ` : rien ne correspond à « ${text} ».`;
export const tooCommon = (text: string) =>
  ` : « ${text} » est un mot trop courant pour une recherche.`;
export const firstThousand =
  'C’étaient les 1 000 premiers. Choisissez une catégorie ou tapez plus de mots pour en voir d’autres.';
export const typeAWord = 'Tapez un mot de ce que vous cherchez.';
export const otherFilters = 'Choisissez d’autres filtres, ou moins de filtres.';
export const otherWords = 'Essayez un autre mot, ou moins de mots.';
export const withoutFilters = 'Rechercher sans filtres';
export const nothingMatchesText = (text: string) => `Aucun résultat pour « ${text} »`;
export const nothingMatches = 'Aucun résultat';
export const suggestions = 'Suggestions';
export const noSuggestions = 'Aucune suggestion';
export const countSuggestions = (count: number) =>
  `${count} ${plural(count, 'suggestion', 'suggestions')}`;
export const topRated = 'Les mieux notés';
export const newest = 'Nouveautés';
export const homeHeading = 'Produits';
export const shopByCategory = 'Acheter par catégorie';
export const whatItWas = (title: string) =>
  `${title} : ce que c’était, et ce qui est vendu à sa place.`;
export const productInShort = (title: string) => `${title} : prix, image et note.`;
