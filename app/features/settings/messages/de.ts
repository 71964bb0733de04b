/** As `en.ts`. */
import type { TextBounds } from '#app/shared/text/text-bounds.ts';

export const noShopName =
  'ist kein Name: nimm eine Zeile mit höchstens 80 Zeichen, von denen man mindestens eines sieht';
export const noLine = (most: number) =>
  `ist keine Zeile: nimm höchstens ${most} Zeichen, ohne Zeilenumbrüche`;
export const noDeliveryNote =
  'ist keine Zeile: nimm höchstens 120 Zeichen ohne Zeilenumbrüche, etwa: Lieferung in 3 Tagen. Rückgabe innerhalb von 30 Tagen';
export const tooMuchText = ({ letters, lines, marks, listMarks, depth, indent }: TextBounds) =>
  `ist mehr, als eine Seite liest: nimm höchstens ${letters} Zeichen, ${lines} Zeilen, ${marks} Zeichen wie * _ [ und \`, ${listMarks} Listen- und Zitatzeichen, davon ${depth} am Anfang einer Zeile, um höchstens ${indent} eingerückt`;
export const noDelivery = 'ist weder placeholder noch address: lass es weg für placeholder';
export const neitherOnNorOff = 'ist weder on noch off: lass es weg für off';
export const neitherOffNorAsked = 'ist weder off noch optional noch required';
export const noEmailPolicy = 'ist weder page noch optional noch required';
export const noReviewPolicy = 'ist weder after-a-look noch at-once noch off';
export const neitherShowNorHide = 'ist weder show noch hide';
export const noImportedRatings = 'ist weder show noch explain noch hide';
export const noOrderButton = 'ist weder buy-now noch obligation-to-pay';
export const noMarket = 'ist weder none noch eu: lass es weg für none';
export const noUnits = 'ist keine ganze Zahl über null: lass es weg, damit es keine Grenze gibt';
export const noReturnDays = (most: number) =>
  `ist keine ganze Zahl von 1 bis ${most}: lass es weg, damit nichts dazu gesagt wird`;
export const noCrawlers = 'ist weder all noch no-training, search oder none: lass es weg für all';
export const noDays = (most: number, otherwise: number) =>
  `ist keine ganze Zahl von 1 bis ${most}: lass es weg für ${otherwise}`;
export const noLanguage =
  'ist keine Sprache des Shops: nimm en, de, fr oder es, oder lass es weg für en';
export const noCurrency =
  'ist keine Währung, in der Karten belastet werden können: nimm einen Code nach ISO 4217 wie EUR, oder lass es weg für USD';
export const noTimeZone =
  'ist keine Zeitzone: nimm UTC oder einen Namen mit Schrägstrich wie Europe/Berlin, oder lass es weg für UTC';
export const noEmail = 'ist keine E-Mail-Adresse';
export const noColour =
  'ist keine Farbe: nimm sechs Stellen wie #14655a, oder lass es weg für Bernstein';
export const noTypeface = 'ist weder figtree noch system: lass es weg für figtree';
export const noPictureRatio = 'ist weder 1:1 noch 4:5 noch 3:4: lass es weg für 1:1';
export const noPictureFit = 'ist weder contain noch cover: lass es weg für contain';
export const noHeader = 'ist weder prime, link noch nothing: lass es weg für prime';
export const noLink =
  'ist kein Link: schreib seinen Text, dann eine Adresse, die mit / oder https:// beginnt';
export const noLinks = (most: number) =>
  `ist keine Liste von Links: schreib höchstens ${most} Zeilen, je einen Text mit höchstens 40 Zeichen, dann eine Adresse, die mit / oder https:// beginnt`;
export const noPicture =
  'ist kein Bild dieses Shops: lade seine Datei im Admin hoch, auf der Seite „Dein Shop“';
export const noPercent = 'ist keine ganze Zahl von 0 bis 100';
export const noWithdrawalDays = (most: number) =>
  `ist keine ganze Zahl von 1 bis ${most}: lass sie weg, wenn es kein solches Formular geben soll`;
export const noHomeCountry =
  'ist kein Ländercode: schreib zwei Buchstaben wie AT, oder lass es weg';
export const neitherBelowNorAbove = 'ist weder below noch above: lass es weg für below';
