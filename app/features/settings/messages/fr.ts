/** As `en.ts`. */
import type { TextBounds } from '#app/shared/text/text-bounds.ts';

export const noShopName =
  'n’est pas un nom : utilisez une ligne de 80 lettres au plus, dont une au moins est visible';
export const noLine = (most: number) =>
  `n’est pas une ligne : utilisez ${most} lettres au plus, sans retour à la ligne`;
export const noDeliveryNote =
  'n’est pas une ligne : utilisez 120 lettres au plus sans retour à la ligne, par exemple : Livré en 3 jours. Retours sous 30 jours';
export const tooMuchText = ({ letters, lines, marks, listMarks, depth, indent }: TextBounds) =>
  `dépasse ce qu’une page lit : utilisez au plus ${letters} lettres, ${lines} lignes, ${marks} signes comme * _ [ et \`, ${listMarks} signes de liste et de citation, dont ${depth} au début d’une ligne, en retrait de ${indent} au plus`;
export const noDelivery = 'n’est ni placeholder ni address : laissez-le de côté pour placeholder';
export const neitherOnNorOff = 'n’est ni on ni off : laissez-le de côté pour off';
export const neitherOffNorAsked = 'n’est ni off ni optional ni required';
export const noEmailPolicy = 'n’est ni page ni optional ni required';
export const noReviewPolicy = 'n’est ni after-a-look ni at-once ni off';
export const neitherShowNorHide = 'n’est ni show ni hide';
export const noImportedRatings = 'n’est ni show ni explain ni hide';
export const noOrderButton = 'n’est ni buy-now ni obligation-to-pay';
export const noMarket = 'n’est ni none ni eu : laissez-le de côté pour none';
export const noUnits =
  'n’est pas un nombre entier au-dessus de zéro : laissez-le de côté pour aucune limite';
export const noReturnDays = (most: number) =>
  `n’est pas un nombre entier de 1 à ${most} : laissez vide pour ne rien en dire`;
export const noCrawlers =
  'n’est ni all, ni no-training, ni search, ni none : laissez vide pour all';
export const noDays = (most: number, otherwise: number) =>
  `n’est pas un nombre entier de 1 à ${most} : laissez-le de côté pour ${otherwise}`;
export const noLanguage =
  'n’est pas une langue de la boutique : utilisez en, de, fr ou es, ou laissez-le de côté pour en';
export const noCurrency =
  'n’est pas une devise dans laquelle une carte peut être débitée : utilisez un code ISO 4217 comme EUR, ou laissez-le de côté pour USD';
export const noTimeZone =
  'n’est pas un fuseau horaire : utilisez UTC ou un nom avec une barre oblique comme Europe/Berlin, ou laissez-le de côté pour UTC';
export const noEmail = 'n’est pas une adresse e-mail';
export const noColour =
  'n’est pas une couleur : utilisez six chiffres comme #14655a, ou laissez-la de côté pour l’ambre';
export const noTypeface = 'n’est ni figtree ni system : laissez-le de côté pour figtree';
export const noPictureRatio = 'n’est ni 1:1, ni 4:5, ni 3:4 : laissez-le de côté pour 1:1';
export const noPictureFit = 'n’est ni contain ni cover : laissez-le de côté pour contain';
export const noHeader = 'n’est ni prime, ni link, ni nothing : laissez-le de côté pour prime';
export const noLink =
  'n’est pas un lien : écrivez ses mots, puis une adresse qui commence par / ou https://';
export const noLinks = (most: number) =>
  `n’est pas une liste de liens : écrivez ${most} lignes au plus, chacune avec 40 lettres au plus, puis une adresse qui commence par / ou https://`;
export const noPicture =
  'n’est pas une image de cette boutique : envoyez son fichier dans l’admin, sur la page « Votre boutique »';
export const noPercent = 'n’est pas un nombre entier de 0 à 100';
export const noWithdrawalDays = (most: number) =>
  `n’est pas un nombre entier de 1 à ${most} : laissez-le vide pour ne pas avoir ce formulaire`;
export const noHomeCountry =
  'n’est pas un code de pays : écrivez deux lettres comme FR, ou laissez-le vide';
export const neitherBelowNorAbove = 'n’est ni below ni above : laissez-le vide pour below';
