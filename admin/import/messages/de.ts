/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const importAndExport = 'Import und Export';
export const states = {
  running: 'Wird importiert',
  done: 'Importiert',
  refused: 'Nicht importiert',
  failed: 'Nicht importiert',
  cancelled: 'Abgebrochen',
  interrupted: 'Unterbrochen: nicht importiert',
};
export const lookingAt = 'Wird angesehen';
export const lookedAt = 'Angesehen, nicht importiert';
export const file = 'Datei';
export const state = 'Status';
export const when = 'Wann';
export const importing = 'Import';
export const aboutFile = (megabytes: string) =>
  `Zieh sie hierher. CSV, JSON oder JSON Lines, wie der Export unten, Shopify oder WooCommerce sie schreiben; höchstens ${megabytes} MB. Du siehst zuerst, was sie ändern würde.`;
export const encoding = 'Wie der Text gespeichert ist';
export const unicode = 'UTF-8 oder UTF-16';
export const windows = 'Windows, Westeuropa und Amerika';
export const isWhole = 'Sie ist der ganze Katalog: aus dem Verkauf nehmen, was nicht darin ist';
export const fetchPictures = 'Sie ist aus einem anderen Shop: Bilder von dort in diesen holen';
export const sending = 'Datei wird gesendet …';
export const look = 'Ansehen, was sich ändern würde';
export const recentFiles = 'Dateien der letzten 30 Tage';
export const noFiles = 'Es wurde keine Datei gesendet.';
export const exporting = 'Export';
export const aboutExport =
  'Jedes Produkt im Verkauf, mit allen Spalten. Ändere die Datei und importiere sie wieder.';
export const csv = 'CSV, für Tabellenkalkulationen';
export const noSuchFile = 'Datei nicht gefunden';
export const wasNotImported = 'Sie wurde nicht importiert';
export const wasNotDone = 'Es wurde nicht ausgeführt';
export const importedNow = 'Importiert. Der Shop zeigt es jetzt.';
export const picturesFetched = 'Die Bilder holt ein eigener Vorgang: siehe {list}.';
export const theList = 'die Liste';
export const someRowsBad =
  'Einige Zeilen können nicht importiert werden. Importiere die anderen und verbessere diese, oder verwirf die Datei.';
export const badWithdrawn = 'Was in den fehlerhaften Zeilen steht, würde aus dem Verkauf genommen.';
export const cancel = 'Abbrechen';
export const importRows = (count: number) => `${counted(count, 'Zeile', 'Zeilen')} importieren`;
export const nothingWouldChange = 'Nichts würde sich ändern.';
export const lookAgain = 'Noch einmal ansehen';
export const discard = 'Datei verwerfen';
export const removeFromList = 'Aus der Liste entfernen';
export const numbers = {
  added: 'Neu',
  changed: 'Geändert',
  unchanged: 'Wie zuvor',
  withdrawn: 'Aus dem Verkauf genommen',
  others: 'Nicht in der Datei, bleiben wie sie sind',
  counted: 'Neu gezählt',
  leftOut: 'Fehlerhafte Zeilen, weggelassen',
};
export const badRows = 'Fehlerhafte Zeilen';
export const whatHasChanged = 'Was sich geändert hat';
export const whatWouldChange = 'Was sich ändern würde';
export const mendBadRows =
  '{file}: Was falsch ist, steht in der letzten Spalte. Verbessere sie und importiere sie.';
export const badRowsAsFile = 'Die fehlerhaften Zeilen als Datei';
export const moreLines = (count: number) =>
  `Und ${counted(count, 'weitere Zeile', 'weitere Zeilen')}.`;
export const isWholeCatalogue = 'Sie ist der ganze Katalog.';
export const noteTitles = {
  'Bad rows': 'Fehlerhafte Zeilen',
  'Left out': 'Weggelassen',
  'Old paths of several products': 'Alte Pfade mehrerer Produkte',
  'Small pictures': 'Kleine Bilder',
  Stock: 'Lagerbestand',
  'Pictures that stay where they are': 'Bilder, die bleiben, wo sie sind',
};
export const notWhole = 'Die Datei ist nicht ganz angekommen: Sende sie noch einmal.';
export const chooseFile = 'Wähle zuerst eine Datei.';
export const tooLarge = (megabytes: number) =>
  `Die Datei hat mehr als ${megabytes} MB: Importiere sie in Teilen.`;
export const notStarted = 'Es hat nicht begonnen: Sende sie noch einmal.';
