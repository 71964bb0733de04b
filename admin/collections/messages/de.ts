/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const collections = 'Kollektionen';
export const addProducts = 'Produkte hinzufügen';
export const comeBehind = 'Sie kommen hinter die vorhandenen.';
export const productsToAdd = 'Produkte zum Hinzufügen';
export const found = 'Gefunden';
export const isWithdrawn = 'nicht im Verkauf';
export const addTicked = 'Ausgewählte hinzufügen';
export const pasteIds = 'IDs oder Varianten einfügen, je eine Zeile';
export const noSuchCollection = 'Kollektion nicht gefunden';
export const notSeen = 'Kunden sehen sie nicht: Gib ihr einen Titel, um sie zu zeigen.';
export const whatShoppersRead = 'Was Kunden lesen';
export const noText = 'Kein Text.';
export const onHomePage = 'Auf der Startseite';
export const isSection = 'Sie ist einer der Abschnitte der {home}.';
export const isNoSection = 'Sie ist keiner der Abschnitte der {home}.';
export const homePage = 'Startseite';
export const showThere = 'Dort zeigen';
export const wholeCollection = 'Die ganze Kollektion';
export const pasteAll = 'Alle Produkte in ihrer Reihenfolge einfügen';
export const picture = 'Bild';
export const theCollection = 'Die Kollektion';
export const pictureOf = (name: string) => `Bild von ${name}`;
export const collection = 'Kollektion';
export const aboutCollections =
  'Produkte, die Kunden zusammen sehen, in deiner Reihenfolge, auf einer eigenen Seite.';
export const noCollections = 'Noch gibt es keine Kollektionen.';
export const tagsWithoutTitle = (count: string) =>
  `${count} ohne Titel, etwa Schlagwörter eines Imports: Kunden sehen sie nicht`;
export const withoutTitle = 'Ohne Titel';
export const newCollection = 'Neue Kollektion';
export const addCollection = 'Kollektion hinzufügen';
export const countProducts = (count: number) => `${counted(count, 'Produkt', 'Produkte')}`;
export const aboutOrder =
  'In der Reihenfolge, in der Kunden sie sehen. Was nicht im Verkauf ist, behält seinen Platz und wird nicht gezeigt.';
export const nothingInIt = 'Noch ist nichts darin. Füge unten Produkte hinzu.';
export const removeFromIt = (name: string) => `Aus der Kollektion entfernen: ${name}`;
export const remove = 'Entfernen';
