/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const importAndExport = 'Import et export';
export const states = {
  running: 'Import en cours',
  done: 'Importé',
  refused: 'Non importé',
  failed: 'Non importé',
  cancelled: 'Annulé',
  interrupted: 'Interrompu : non importé',
};
export const lookingAt = 'Examen en cours';
export const lookedAt = 'Examiné, non importé';
export const file = 'Fichier';
export const state = 'État';
export const when = 'Quand';
export const importing = 'Import';
export const aboutFile = (megabytes: string) =>
  `Déposez-le ici. CSV, JSON ou JSON Lines, tels que l’export ci-dessous, Shopify ou WooCommerce les écrivent ; ${megabytes} Mo au plus. Vous voyez d’abord ce qu’il changerait.`;
export const encoding = 'Encodage de son texte';
export const unicode = 'UTF-8 ou UTF-16';
export const windows = 'Windows, Europe de l’Ouest et Amérique';
export const isWhole = 'C’est tout le catalogue : retirer de la vente ce qui n’y est pas';
export const fetchPictures = 'Il vient d’une autre boutique : récupérer ses images dans celle-ci';
export const sending = 'Envoi du fichier…';
export const look = 'Voir ce qui changerait';
export const recentFiles = 'Fichiers des 30 derniers jours';
export const noFiles = 'Aucun fichier n’a été envoyé.';
export const exporting = 'Export';
export const aboutExport =
  'Tous les produits en vente, avec toutes leurs colonnes. Modifiez le fichier et réimportez-le.';
export const csv = 'CSV, pour les tableurs';
export const noSuchFile = 'Fichier introuvable';
export const wasNotImported = 'Il n’a pas été importé';
export const wasNotDone = 'Cela n’a pas été fait';
export const importedNow = 'Importé. La boutique l’affiche maintenant.';
export const picturesFetched = 'Ses images sont récupérées par une tâche à part : voyez {list}.';
export const theList = 'la liste';
export const someRowsBad =
  'Certaines lignes ne peuvent pas être importées. Importez les autres et corrigez celles-ci, ou abandonnez le fichier.';
export const badWithdrawn = 'Ce que concernent les lignes erronées serait retiré de la vente.';
export const cancel = 'Annuler';
export const importRows = (count: number) => `Importer ${counted(count, 'ligne', 'lignes')}`;
export const nothingWouldChange = 'Rien ne changerait.';
export const lookAgain = 'L’examiner de nouveau';
export const discard = 'Abandonner le fichier';
export const removeFromList = 'Retirer de la liste';
export const numbers = {
  added: 'Nouveaux',
  changed: 'Modifiés',
  unchanged: 'Inchangés',
  withdrawn: 'Retirés',
  others: 'Absents du fichier, laissés tels quels',
  counted: 'Recomptés',
  leftOut: 'Lignes erronées, laissées de côté',
};
export const badRows = 'Lignes erronées';
export const whatHasChanged = 'Ce qui a changé';
export const whatWouldChange = 'Ce qui changerait';
export const mendBadRows =
  '{file} : ce qui ne va pas est dans la dernière colonne. Corrigez-le et importez-le.';
export const badRowsAsFile = 'Les lignes erronées dans un fichier';
export const moreLines = (count: number) => `Et ${counted(count, 'autre ligne', 'autres lignes')}.`;
export const isWholeCatalogue = 'C’est tout le catalogue.';
export const noteTitles = {
  'Bad rows': 'Lignes erronées',
  'Left out': 'Laissé de côté',
  'Old paths of several products': 'Anciens chemins de plusieurs produits',
  'Small pictures': 'Petites images',
  Stock: 'Stock',
  'Pictures that stay where they are': 'Images qui restent où elles sont',
};
export const notWhole = 'Le fichier n’est pas arrivé entier : envoyez-le de nouveau.';
export const chooseFile = 'Choisissez d’abord un fichier.';
export const tooLarge = (megabytes: number) =>
  `Le fichier dépasse ${megabytes} Mo : importez-le en plusieurs parties.`;
export const notStarted = 'Cela n’a pas commencé : envoyez-le de nouveau.';
