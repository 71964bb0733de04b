/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const newProduct = 'Nouveau produit';
export const products = 'Produits';
export const addProduct = 'Ajouter le produit';
export const productId = 'Identifiant du produit';
export const aboutId =
  'Comme lampe-de-bureau. Il figure dans l’adresse de sa page et reste tel quel.';
export const optionalVariant = 'Variante (facultatif)';
export const aboutVariant =
  'Pour une couleur ou une taille parmi d’autres d’un produit, comme lampe-de-bureau-rouge. Vide : comme le produit.';
export const optionalShelf = 'En rayon (facultatif)';
export const emptyIsNotCounted = 'Vide : non compté, donc jamais épuisé.';
export const notOnSaleYet = 'Pas encore en vente';
export const noSuchProduct = 'Produit introuvable';
export const variantOfProduct =
  'Variante {variant} du produit {product} : toutes ses variantes et options';
export const addedNotOnSale =
  'Il est dans le catalogue et n’est pas encore en vente. Ajoutez ses images ci-dessous.';
export const addedOnSale = 'La boutique le vend maintenant. Ajoutez ses images ci-dessous.';
export const changedSinceOpened =
  'Quelqu’un a modifié ce produit depuis que vous l’avez ouvert ; il ne peut donc pas être enregistré : {loadAgain}.';
export const loadAgain = 'rechargez-le';
export const save = 'Enregistrer';
export const withdrawnLabel =
  'Retiré : pas vendu, mais connu des paniers et des commandes qui le contiennent';
export const none = 'Aucun';
export const state = 'État';
export const withdrawn = 'Retiré';
export const onSale = 'En vente';
export const reviews = 'Avis';
export const collections = 'Collections';
export const shelfWords = (available: number, held: number, committed: number) =>
  `${available} disponibles, ${held} en cours d’achat, ${committed} vendus et pas encore expédiés.`;
export const stock = 'Stock';
export const neverSoldOut = 'Non compté : jamais épuisé.';
export const saveCount = 'Enregistrer le comptage';
export const onShelf = 'En rayon';
export const aboutShelf = 'Avec ce qui est vendu et pas encore expédié. Vide : non compté.';
export const pictures = 'Images';
export const pictureNo = (number: number) => `Image ${number}`;
export const onCards = 'Sur les vignettes';
export const firstOnCards = (number: number) => `En premier, sur les vignettes : image ${number}`;
export const makeFirst = 'En premier';
export const moves = { earlier: 'Avancer', later: 'Reculer', remove: 'Retirer' };
export const movePicture = (move: string, number: number) => `${move} : image ${number}`;
export const places = {
  'top-left': 'en haut à gauche',
  top: 'en haut',
  'top-right': 'en haut à droite',
  left: 'à gauche',
  centre: 'au centre',
  right: 'à droite',
  'bottom-left': 'en bas à gauche',
  bottom: 'en bas',
  'bottom-right': 'en bas à droite',
};
export const focusAt = (place: string) => `Point focal : ${place}`;
export const focusOn = (number: number, place: string) =>
  `Point focal de l’image ${number} : ${place}`;
export const smallPicture = (least: number) =>
  `Petite : elle ne peut pas être agrandie. Envoyez-en une d’au moins ${least} × ${least} pixels.`;
export const morePictures = 'Plus d’images';
export const aboutPictures = (megabytes: number, most: number) =>
  `Déposez-les ici. JPEG, PNG, WebP, AVIF, GIF ou TIFF de ${megabytes} Mo au plus ; ${most} images au plus. Les lecteurs d’écran lisent le titre à leur place, sauf si un fichier dit ce qu’elles montrent.`;
export const addPictures = 'Ajouter des images';
export const theProduct = 'Le produit';
export const picturesOf = (product: string) => `Images de ${product}`;
export const notWhole = 'Les images ne sont pas arrivées entières : envoyez-les de nouveau.';
export const tooManyPictures = (most: number) =>
  `Un produit a ${most} images au plus : retirez-en d’abord.`;
export const othersAdded = (problems: string) => `Les autres ont été ajoutées. ${problems}`;
export const product = 'Produit';
export const variant = 'Variante';
export const category = 'Catégorie';
export const available = 'Disponible';
export const notCounted = 'non compté';
export const price = 'Prix';
export const productsToSearch = 'produits';
export const variantOrWords = 'Variante, ou mots du titre';
export const changeMany = 'Modifier en masse';
export const homePage = 'Page d’accueil';
export const importAndExport = 'Import et export';
export const pages = 'Pages';
export const firstPage = 'Première page';
export const nextPage = 'Page suivante';
export const noneFound = 'Aucun produit n’a cette variante ou ces mots.';
export const optionPlaces = { first: 'En premier', second: 'En deuxième', third: 'En troisième' };
export const options = 'Options';
export const aboutOptions =
  'Ce qui distingue les variantes. Un champ vidé supprime le nom ou la valeur ; une nouvelle valeur crée aussitôt ses variantes, comme celles qui existent.';
export const makeAll = (possible: number, made: number) =>
  `Créer toutes les combinaisons : ${possible} sont possibles, ${made} en vente`;
export const saveOptions = 'Enregistrer les options';
export const makeVariants = 'Créer les variantes';
export const aNewOption = 'Une nouvelle option';
export const optionNamed = (name: string) => `Option ${name}`;
export const newOption = 'Nouvelle option';
export const option = 'Option';
export const suchAsSize = 'Comme Taille';
export const chosen = 'Choisie';
export const valueEarlier = (value: string) => `Avancer : ${value}`;
export const valueNamed = (option: string, value: string) => `Valeur de ${option} : ${value}`;
export const itsValues = 'Ses valeurs';
export const moreValues = 'Plus de valeurs';
export const withCommas = 'Séparées par des virgules, comme S, M, L';
export const sharedByAll = 'Ce que toutes les variantes partagent';
export const unlike = (count: number) =>
  `${counted(count, 'd’entre elles en diffère', 'd’entre elles en diffèrent')} : ce que vous modifiez ici devient identique dans toutes.`;
export const saveForAll = 'Enregistrer pour toutes les variantes';
export const leaveUnsaved = 'Ce que vous avez modifié ici n’est pas enregistré. Quitter la page ?';
export const cellsFilled = (count: number) =>
  `${counted(count, 'cellule remplie', 'cellules remplies')}.`;
export const noPlaceInTable = (count: number) => `${count} n’avaient pas de place dans le tableau.`;
export const tableOfVariants = 'Tableau des variantes';
export const tableKeys =
  'Variantes : les flèches et Entrée changent de cellule, Maj et les flèches choisissent des cellules d’une colonne, Ctrl D remplit vers le bas, Échap annule.';
export const asInSpreadsheet =
  'Comme dans un tableur : les flèches et Entrée changent de cellule, les cellules copiées là-bas se collent ici, Maj et les flèches choisissent des cellules d’une colonne, Ctrl D remplit vers le bas, Échap annule.';
export const variants = 'Variantes';
export const variantsOfProduct = (product: string, count: number, sold: number) =>
  `Produit ${product} : ${counted(count, 'variante', 'variantes')}, ${sold === count ? 'toutes' : sold} en vente`;
export const takeBack = 'Annuler';
export const notSavedYet = (count: number) =>
  `${counted(count, 'variante modifiée, pas encore enregistrée', 'variantes modifiées, pas encore enregistrées')}`;
