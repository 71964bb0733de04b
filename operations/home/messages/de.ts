/** As `en.ts`. */
export const sections = {
  hero: { name: 'Titelbild', about: 'Das große Bild. Karten und Text darunter überlappen es.' },
  first: { name: 'Erste Produkte', about: 'Die ersten sieben des Katalogs, als große Karten.' },
  categories: {
    name: 'Kategorien',
    about: 'Die größten, als Kacheln, sobald es mehr Produkte gibt.',
  },
  'top-rated': {
    name: 'Bestbewertet',
    about: 'Sobald vier bewertet sind, die nirgends darüber stehen.',
  },
  cheap: { name: 'Kleine Preise', about: 'Sobald vier günstig sind, die nirgends darüber stehen.' },
  new: { name: 'Neu', about: 'Die neuesten, sobald es vier gibt, die nirgends darüber stehen.' },
  'largest-categories': { name: 'Größte Kategorien', about: 'Produkte aus zweien davon.' },
  products: { name: 'Ausgewählte Produkte', about: 'Die, die du nennst, in deiner Reihenfolge.' },
  collection: { name: 'Kollektion', about: 'Die ersten fünf einer Kollektion.' },
  category: { name: 'Kategorie', about: 'Die ersten fünf einer Kategorie.' },
  text: { name: 'Text mit Bild', about: 'Deine eigenen Worte, mit Bild und Schaltfläche.' },
};
export const switchedOff = 'ausgeschaltet';
export const areMoreThan = (most: number) => `sind mehr als ${most}`;
export const noSuchSection = (section: string) =>
  `Die Startseite hat keinen Abschnitt ${section}: die Liste der Abschnitte zeigt sie.`;
export const notSaved = (field: string, problem: string) =>
  `Es wurde nichts gespeichert: ${field} ${problem}.`;
export const noCollection = 'ist keine des Shops: die Liste der Kollektionen zeigt sie';
export const nothingToSell = 'hat nichts zu verkaufen: schreib sie, wie ein Produkt sie hat';
export const noKind = (kinds: string) => `ist keines von ${kinds}`;
export const sectionAdded = (title: string) => `${title} steht jetzt am Ende der Startseite.`;
export const tooManySections = (most: number) =>
  `Es wurde nichts hinzugefügt: ${most} eigene Abschnitte stehen dort. Entferne erst einen.`;
export const savedAndShown = 'Gespeichert. Die Startseite zeigt es jetzt.';
export const savedAndOff = 'Gespeichert. Er ist ausgeschaltet.';
export const fillsItself = (id: string) => `ist ${id}, der sich selbst füllt`;
export const sectionMoved = (title: string) => `${title} ist verschoben.`;
export const switched = {
  on: (title: string) => `${title} ist eingeschaltet.`,
  off: (title: string) => `${title} ist ausgeschaltet.`,
};
export const sectionRemoved = (title: string) => `${title} ist von der Startseite entfernt.`;
export const askRemove = (title: string) =>
  `${title} entfernen? Was dort geschrieben steht, geht verloren und kommt nicht wieder.`;
export const yesRemove = 'Entfernen';
export const cannotBeRemoved = (id: string) =>
  `ist ${id}, der nicht entfernt werden kann: schalte ihn aus`;
