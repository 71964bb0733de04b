/** As `en.ts`. */
export const today = 'Heute';
export const orders = 'Bestellungen';
export const newOrders = (count: string) => `${count} neue`;
export const products = 'Produkte';
export const customers = 'Kunden';
export const mail = 'Mails';
export const staff = 'Team';
export const yourShop = 'Dein Shop';
export const settings = 'Einstellungen';
export const admin = 'Admin';
export const signOut = 'Abmelden';
export const inEverything = 'In allem';
export const searchEverything = 'Alles durchsuchen';
export const inThe = (what: string) => `Suche: ${what}`;
export const searchFor = (what: string) => `${what} durchsuchen`;
export const search = 'Suchen';
export const aDayIn = (zone: string) => `Ein Tag in ${zone}.`;
export const choose = 'Wählen';
export const thisField = (problem: string) => `Das ${problem}.`;
export const whatElse = 'Was noch getan werden kann';
export const goBack = 'Nein, zurück';
export const placeOf = (name: string) => `Platz von ${name}`;
export const move = 'Verschieben';
export const moveHere = (name: string) => `An diesen Platz verschieben: ${name}`;
export const up = 'Nach oben';
export const upWith = (name: string) => `Nach oben: ${name}`;
export const down = 'Nach unten';
export const downWith = (name: string) => `Nach unten: ${name}`;
export const useThisPicture = 'Dieses Bild verwenden';
export const pictureOf = (name: string) => `Bild von ${name}`;
export const aPicture = 'Ein Bild aus einer Datei';
export const anotherPicture = 'Ein anderes Bild aus einer Datei';
export const dropPicture =
  'Zieh es hierher. JPEG, PNG, WebP, AVIF, GIF oder TIFF mit höchstens 20 MB.';
export const changedMeanwhile =
  'Das hat sich geändert, seit der Knopf gedrückt wurde. Nichts wurde gesendet: Sieh es dir an und drück noch einmal.';
export const noSuchPage = 'Diese Seite gibt es nicht';
export const movedOrNever = 'Vielleicht wurde sie verschoben, oder es gab sie nie.';
export const mayNotSee = 'Diese Seite darfst du nicht sehen';
export const needsScope = (scope: string, what: string) =>
  `Sie braucht die Berechtigung ${scope} (${what}). Bitte einen Inhaber um eine Rolle, die sie hat.`;
export const didNotWork = 'Das hat nicht geklappt';
export const loadAgain =
  'Lade die Seite neu. Wenn das nicht hilft, steht der Grund im Protokoll des Shops.';
