/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const collections = 'Collections';
export const addProducts = 'Ajouter des produits';
export const comeBehind = 'Ils viennent après ceux qui y sont.';
export const productsToAdd = 'produits à ajouter';
export const found = 'Trouvés';
export const isWithdrawn = 'retiré';
export const addTicked = 'Ajouter la sélection';
export const pasteIds = 'Coller des identifiants ou des variantes, un par ligne';
export const noSuchCollection = 'Collection introuvable';
export const notSeen = 'Les clients ne la voient pas : donnez-lui un titre pour l’afficher.';
export const whatShoppersRead = 'Ce que lisent les clients';
export const noText = 'Pas de texte.';
export const onHomePage = 'Sur la page d’accueil';
export const isSection = 'C’est une des sections de la {home}.';
export const isNoSection = 'Ce n’est pas une des sections de la {home}.';
export const homePage = 'page d’accueil';
export const showThere = 'L’y afficher';
export const wholeCollection = 'Toute la collection';
export const pasteAll = 'Coller tous les produits dans leur ordre';
export const picture = 'Image';
export const theCollection = 'La collection';
export const pictureOf = (name: string) => `Image de ${name}`;
export const collection = 'Collection';
export const aboutCollections =
  'Des produits que les clients voient ensemble, dans votre ordre, sur une page à eux.';
export const noCollections = 'Il n’y a pas encore de collections.';
export const tagsWithoutTitle = (count: string) =>
  `${count} sans titre, comme les étiquettes d’un import : les clients ne les voient pas`;
export const withoutTitle = 'Sans titre';
export const newCollection = 'Nouvelle collection';
export const addCollection = 'Ajouter une collection';
export const countProducts = (count: number) => `${counted(count, 'produit', 'produits')}`;
export const aboutOrder =
  'Dans l’ordre où les clients les voient. Ce qui est retiré garde sa place et n’est pas affiché.';
export const nothingInIt = 'Elle est encore vide. Ajoutez des produits ci-dessous.';
export const removeFromIt = (name: string) => `Retirer de la collection : ${name}`;
export const remove = 'Retirer';
