/** As `en.ts`. */
export const withheld = 'die dabei angegebene Adresse';
export const free = 'Kostenlos';
export const items = 'Artikel';
export const code = (code: string) =>
  `Code ${code}`;
export const delivery = 'Versand';
export const changeAddress = 'Adresse ändern';
export const name = 'Vor- und Nachname';
export const street = 'Straße und Hausnummer';
export const flat = 'Adresszusatz, Firma (optional)';
export const town = 'Ort';
export const region = 'Bundesland oder Region (optional)';
export const postalCode = 'Postleitzahl';
export const country = 'Land';
export const chooseCountry = 'Wähle ein Land';
export const sendHere = 'An diese Adresse liefern';
export const undoTyped = 'Eingaben verwerfen';
export const whoFor = 'Für wen ist es?';
export const whichStreet = 'Welche Straße und Hausnummer?';
export const whichTown = 'Welcher Ort?';
export const whichPostalCode = 'Welche Postleitzahl?';
export const atMostLetters = (most: number) =>
  `Höchstens ${most} Zeichen`;
