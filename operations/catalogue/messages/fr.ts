/** As `en.ts`. */
import { counted, formatNumber, plural } from '#app/shared/plural.ts';

export const areMissing = 'sont requis';
export const isEmpty = 'est vide';
export const areMoreThan = (most: string) => `dépassent ${most}`;
export const noWholeNumber = 'n’est pas un nombre entier';
export const noPairs = 'n’est pas une liste de paires : écrivez [["Couleur", "Sable"]]';
export const nothingSaved = (why: string) => `Rien n’a été enregistré : ${why}.`;
export const nothingAdded = (why: string) => `Rien n’a été ajouté : ${why}.`;
export const nothingChanged = (why: string) => `Rien n’a été modifié : ${why}.`;
export const noSuchPreview = 'Cet aperçu n’existe pas, ou plus : il est oublié un jour plus tard.';
export const manyChanged = (done: number, left: number, todo: number) =>
  `${done} modifiés, ${left} laissés tels quels parce que quelqu’un les a modifiés depuis l’aperçu ou que leurs options sont celles d’une autre variante, ${todo} restants.`;
export const manyWouldChange = (todo: number, same: number, impossible: number) =>
  `${todo} changeraient, ${same} resteraient tels quels, pour ${impossible} c’est impossible.`;
export const previewOrChange = 'manque, ou un aperçu';
export const ofPreview = 'est celui de l’aperçu : laissez-le de côté';
export const noPercentage = (most: number) =>
  `n’est pas un pourcentage de -100 à ${most} : écrivez -10 pour un dixième de moins, 5 pour un vingtième de plus`;
export const noWholeChange = 'n’est pas un nombre entier : écrivez 5 ou -5';
export const noUnits = 'n’est pas un nombre entier à partir de 0';
export const allApplied = 'Rien n’a été fait : tout est appliqué.';
export const beingApplied = 'C’est déjà en cours d’application : attendez un instant.';
export const changedMeanwhile =
  'Quelqu’un d’autre l’a modifié entre-temps, donc rien n’a été enregistré : regardez-le de nouveau.';
export const reserved = 'est une adresse de l’admin : choisissez-en un autre';
export const taken = 'désigne déjà un autre produit de la boutique : choisissez-en un autre';
export const theOptions = (problem: string) => `les options ${problem}`;
export const theDetails = (problem: string) => `les champs personnalisés ${problem}`;
export const noReduction =
  'L’ancien prix n’est pas au-dessus du prix : il est conservé, mais pas affiché.';
export const addedNotOnSale = (title: string) =>
  `${title} est dans le catalogue et n’est pas encore en vente.`;
export const addedOnSale = (title: string) =>
  `${title} est dans le catalogue. La boutique le vend maintenant.`;
export const savedAndShown = 'Enregistré. La boutique l’affiche maintenant.';
export const savedNotShown = 'Enregistré. Les clients ne la voient pas.';
export const noSuchProduct = (id: string) =>
  `${id} n’est pas un produit de cette boutique : la liste des produits donne les variantes de tous.`;
export const noSuchVariant = (variant: string) =>
  `${variant} n’est pas une variante de cette boutique : la liste des produits donne leurs noms.`;
export const rowsMissing =
  'sont requises : écrivez une ligne avec les noms des colonnes, comme variant et price, et une ligne par variante';
export const nothingHadChanged = 'Rien n’avait changé, donc rien n’a été écrit.';
export const variantsChanged = (count: number) =>
  `Enregistré : ${counted(count, 'variante modifiée', 'variantes modifiées')}. La boutique l’affiche maintenant.`;
export const someProducts = (names: string) => `ne désignent rien que la boutique vende : ${names}`;
export const noProducts = (names: string) =>
  `Rien n’a été modifié : la boutique n’a pas de produit ${names}. La liste des produits donne leurs noms.`;
export const tooLongByHand = (most: string) =>
  `Rien n’a été modifié : une collection a au plus ${most} produits dans un ordre fait à la main. Les plus grandes viennent d’un fichier.`;
export const tooCrowded = (product: string, most: number) =>
  `Rien n’a été modifié : ${product} serait dans plus de ${most} collections.`;
export const areCrowded = 'sont dans trop de collections';
export const allThereAlready = 'Tous y étaient déjà.';
export const productsAdded = (added: number, now: number) =>
  `${counted(added, 'produit ajouté', 'produits ajoutés')}. La collection a maintenant ${counted(now, 'produit', 'produits')}.`;
export const hasNow = (count: number) =>
  `La collection a maintenant ${counted(count, 'produit', 'produits')}.`;
export const standsAt = (product: string, place: number) =>
  `${product} est maintenant à la place ${place}.`;
export const notInCollection = (product: string) =>
  `Rien n’a été déplacé : ${product} n’est pas dans cette collection.`;
export const inNoCollection = 'Enregistré. Il n’est maintenant dans aucune collection.';
export const inCollections = (count: number) =>
  `Enregistré. Il est maintenant dans ${counted(count, 'collection', 'collections')}.`;
export const deleteFirst = (problem: string) => `${problem} : supprimez-en d’abord une.`;
export const noSuchCollection = (handle: string) =>
  `Il n’y a pas de collection ${handle} : la liste des collections donne leurs noms.`;
export const isCollectionNow = (title: string) =>
  `${title} est maintenant une collection de la boutique. Mettez-y des produits.`;
export const noLetter = 'n’a ni lettre ni chiffre';
export const isTooLong = 'est trop long';
export const namesCollection = 'désigne déjà une autre collection : choisissez-en un autre';
export const collectionDeleted = (handle: string) =>
  `La collection ${handle} est supprimée. Ses produits sont toujours dans la boutique.`;
export const askDelete = (name: string) =>
  `Supprimer la collection ${name} ? Sa page et l’ordre de ses produits disparaissent. Les produits restent. C’est irréversible.`;
export const yesDelete = 'Supprimer';
export const shelfWords = (onHand: number, committed: number, held: number, available: number) =>
  `${onHand} en rayon, dont ${committed} vendus et pas expédiés, ${held} en cours d’achat, ${available} disponibles`;
export const noReason =
  'n’en est pas une : écrivez un mot comme received, counted, damaged ou corrected';
export const orUnits = 'ou units : écrivez l’un des deux';
export const shelfChanged = (line: string, now: string) => `${line}. Maintenant ${now}.`;
export const shelfOutOfBounds = (most: number) =>
  `Rien n’a été modifié : il y aurait moins de zéro, ou plus de ${most}, en rayon.`;
export const providerSilent =
  'Le prestataire de paiement ne répond pas : réessayez plus tard. Rien n’a été fait.';
export const nothingHeld =
  'Aucun paiement d’un autre compte du prestataire ne retient quoi que ce soit.';
export const heldIsBack = (payments: number) =>
  `Ce que ${plural(payments, 'retenait', 'retenaient')} ${counted(payments, 'paiement', 'paiements')} d’autres comptes du prestataire est de nouveau disponible.`;
export const allWritten = (count: string) => `Les ${count} produits sont tous écrits.`;
export const noStockChange = 'n’est pas un changement de stock : écrivez +5, -3, =12 ou none';
export const shelfLine = (variant: string, before: number | null, after: number | null) =>
  `${variant} : ${before === null ? 'n’était pas compté' : `${before} en rayon`}, maintenant ${after ?? 'non compté'}`;
export const allPicturesHere = 'Toutes les images sont déjà dans la boutique.';
export const fetched = (fetched: string, total: string, megabytes: string) =>
  `${fetched} images sur ${total} récupérées, ${megabytes} Mo.`;
export const hereBefore = (count: string) => `${count} étaient déjà dans la boutique.`;
export const stayElsewhere = (count: string) => `${count} restent où elles sont : voyez pourquoi.`;
export const leftToFetch = (count: string) => `Il en reste ${count} : relancez pour continuer.`;
export const phases = {
  fetching: 'Récupération des images',
  removing: 'Suppression des images',
  reading: 'Lecture des lignes et des images',
  comparing: 'Comparaison avec le catalogue',
  writing: 'Écriture',
};
export const picturesRemoved = (dryRun: boolean, count: number, megabytes: string) =>
  `${counted(count, 'image', 'images')} que rien n’affiche ${dryRun ? plural(count, 'serait supprimée', 'seraient supprimées') : plural(count, 'supprimée', 'supprimées')}, ${megabytes} Mo.`;
export const youngPictures = (count: number) =>
  `${count} autres peuvent être d’un import en cours : réessayez demain.`;
export const noOptions =
  'ne sont pas des options : écrivez des noms et des valeurs, comme Couleur: Noir, Sable | Taille: S, M';
export const tooManyOptions = (most: number) =>
  `dépassent ${most} : un produit en a ${most} au plus`;
export const optionsSaved = (parts: string) => `Enregistré : ${parts}.`;
export const variantsMade = (count: number) =>
  `${counted(count, 'variante créée', 'variantes créées')}`;
export const variantsPutBack = (count: number) =>
  `${counted(count, 'variante remise', 'variantes remises')} en vente`;
export const variantsWithdrawn = (count: number) =>
  `${counted(count, 'variante retirée', 'variantes retirées')}`;
export const askTakeOff = (count: number) =>
  `${counted(count, 'variante a', 'variantes ont')} une valeur qui est supprimée : ${plural(count, 'la', 'les')} retirer de la vente ? Les commandes et les paniers gardent ce qu’ils ont.`;
export const yesTakeOff = 'Retirer de la vente';
export const that = 'cela';
export const notAtHost =
  'se trouve sur un hôte qui n’est pas dans PICTURE_HOSTS : les navigateurs n’en chargent rien';
export const noPicture = 'n’est ni une image de la boutique ni une adresse https';
export const tooManyPictures = (most: number) => `dépassent ${most} : retirez-en d’abord`;
export const picturesSaved = (count: number) =>
  `Enregistré. La boutique en affiche maintenant ${counted(count, 'image', 'images')}.`;
export const became = {
  withdrawn: (count: number) => `${counted(count, 'produit retiré', 'produits retirés')}.`,
  putBack: (count: number) => `${counted(count, 'produit remis', 'produits remis')} en vente.`,
};
export const asBefore = (count: number) => `${count} comme avant.`;
export const noVariants = (names: string) =>
  `Rien n’a été modifié : la boutique n’a pas de variante ${names}. La liste des produits donne leurs noms.`;
export const optionsOf = (variant: string, problem: string) =>
  `les options de ${variant} ${problem}`;
export const notImported = (bad: number, all: number) =>
  `Rien n’a été importé : ${counted(bad, 'ligne', 'lignes')} sur ${formatNumber(all)} ${plural(bad, 'ne peut pas être importée', 'ne peuvent pas être importées')}. Corrigez-les, ou laissez-les de côté avec --skip-invalid.`;
export const imported = (
  dryRun: boolean,
  products: number,
  added: string,
  changed: string,
  unchanged: string,
) =>
  `${counted(products, 'produit', 'produits')} ${dryRun ? plural(products, 'serait importé', 'seraient importés') : plural(products, 'importé', 'importés')} : ${added} ajoutés, ${changed} modifiés, ${unchanged} inchangés.`;
export const rowsLeftOut = (count: number) =>
  `${counted(count, 'ligne laissée', 'lignes laissées')} de côté.`;
export const stockCounted = (count: number) =>
  `Stock de ${counted(count, 'variante recompté', 'variantes recompté')}.`;
export const notInFile = (count: number) =>
  `${counted(count, 'produit absent', 'produits absents')} du fichier : --replace les retire de la vente.`;
export const sharedPath = (path: string, first: string, others: string, isOne: boolean) =>
  `${path} mène à ${first} ; ${others} ${isOne ? 'l’a' : 'l’ont'} aussi`;
export const noFormat = (formats: string) => `n’est pas un format : ${formats} en sont`;
export const isSpreadsheet = (name: string) =>
  `${name} est un classeur : enregistrez-le au format « CSV UTF-8 » et importez ce fichier.`;
export const noFormatInName = (name: string, formats: string) =>
  `Le nom ${name} n’indique aucun format : il doit finir par .csv, .tsv, .txt, .json, .jsonl ou .ndjson, ou le format doit être l’un de ${formats}.`;
export const fileMissing = 'Il manque le fichier.';
export const fileGone = 'Le fichier n’est plus là : envoyez-le de nouveau.';
export const cannotBeRead = (file: string) =>
  `${file} ne peut pas être lu : son nom est-il juste ?`;
export const isFolder = (file: string) =>
  `${file} est un dossier : nommez un fichier qu’il contient.`;
export const tooLongForCall = 'est trop long pour un appel';
export const noEncoding = 'n’est pas un codage connu : utf-8 ou windows-1252 en sont';
export const fileWithoutName = 'Le fichier envoyé n’a pas de nom.';
export const countsStock =
  'Le fichier compte le stock, ce pour quoi il vous faut l’autorisation stock:write : retirez sa colonne stock.';
export const picturesNext = 'Ses images sont ensuite récupérées, dans une tâche.';
export const nothingImported = (why: string) => `${why} Rien n’a été importé.`;
