/** As `en.ts`. */
export const labels = {
  title: 'Titel',
  priceCents: (currency: string) => `Preis in ${currency}`,
  wasCents: (currency: string) => `Früherer Preis in ${currency}`,
  options: 'Optionen',
  description: 'Beschreibung',
  category: 'Kategorie',
  brand: 'Marke',
  sku: 'Artikelnummer',
  barcode: 'Barcode',
  weightGrams: 'Gewicht in Gramm',
  shelf: 'Regalplatz',
  taxCategory: 'Steuerkategorie',
  giftCard: 'Gutschein',
  unitContent: 'Inhalt',
  manufacturer: 'Hersteller',
  responsiblePerson: 'Verantwortliche Person in der EU',
  safetyWarnings: 'Produktsicherheit',
  details: 'Eigene Felder',
  metaTitle: 'Titel für Suchmaschinen',
  metaDescription: 'Text für Suchmaschinen',
  oldPaths: 'Adressen in einem früheren Shop',
};
export const hints = {
  wasCents: 'Durchgestrichen gezeigt, solange er höher als der Preis ist. Leer: keiner.',
  options:
    'Worin sich diese Variante unterscheidet, etwa Farbe: Sand | Größe: M. Alle Varianten eines Produkts nennen dieselben.',
  description: 'Zeilen, die mit - beginnen, sind eine Liste.',
  sku: 'Die Artikelnummer deiner eigenen Buchführung.',
  barcode: 'Eine GTIN (EAN, UPC): 8, 12, 13 oder 14 Ziffern.',
  weightGrams: 'Leer: nicht bekannt.',
  shelf:
    'Wo es liegt, zum Beispiel B-12-3: danach sind Picklisten sortiert. Kunden sehen es nicht.',
  taxCategory:
    'standard, reduced (ermäßigt) oder second-reduced (zweiter ermäßigter Satz): welchen Satz des Landes der Preis enthält. Leer: standard.',
  giftCard:
    'yes: ein Gutschein über seinen Preis, gemailt, sobald er bezahlt ist, in einer eigenen Bestellung. Verkauft, solange GIFT_CARDS an ist. Leer: Ware.',
  unitContent:
    'Zum Beispiel 500 ml, 0,75 l oder 6 x 330 g. Daraus folgt der Preis je Liter oder Kilogramm.',
  manufacturer: 'Name, Postanschrift und E-Mail- oder Internetadresse, je eine Zeile.',
  responsiblePerson:
    'Wenn der Hersteller außerhalb der Union sitzt: dasselbe von dem, der dort für das Produkt einsteht.',
  safetyWarnings: 'Warnhinweise und Sicherheitsinformationen, in der Sprache deiner Kunden.',
  details:
    'Je eine Zeile, etwa Material: Wolle. Was der Shop in seinen Einstellungen festgelegt hat.',
  metaTitle: 'Leer: der Titel.',
  metaDescription: 'Leer: der Anfang der Beschreibung.',
  oldPaths: 'Je eine Zeile, etwa /products/lamp: Sie führen zur Seite des Produkts.',
};
export const headings = {
  price: 'Preis',
  was: 'Vorher',
  stock: 'Auf Lager',
  sku: 'Artikelnr.',
  barcode: 'Barcode',
  weight: 'Gramm',
  shelf: 'Regalplatz',
  unit_content: 'Inhalt',
  withdrawn: 'Nicht im Verkauf',
};
