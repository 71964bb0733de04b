/** As `en.ts`. */
export const states = {
  done: 'Erledigt',
  missing: 'Fehlt',
  'by-hand': 'Von Hand',
};
export const duties = {
  imprint: {
    title: 'Impressum',
    todo: 'Schreib in den Text Impressum, wer du bist. Die Vorlage hat Lücken, und Kunden sehen sie erst, wenn keine mehr übrig ist.',
  },
  withdrawalTerms: {
    title: 'Widerrufsbelehrung mit Muster-Widerrufsformular',
    todo: 'Gib an, wer verkauft, mit Anschrift und E-Mail: Es steht auf der Seite Widerrufsrecht, die nicht leer sein darf.',
  },
  lowestPrice: {
    title: 'Niedrigster Preis der letzten 30 Tage bei einer Ermäßigung',
    todo: 'Lass den niedrigsten Preis der letzten 30 Tage zeigen.',
  },
  vatByCountry: {
    title: 'Mehrwertsteuer nach Land',
    todo: 'Gib deinen Sitz an, sag, ob du unter der Schwelle liegst, und trag die Sätze ein. Gib jedem Produkt seine Steuerkategorie.',
  },
  vatReturn: {
    title: 'Umsatzsteuermeldung, One-Stop-Shop',
    todo: 'Achte auf die Schwelle von 10.000 € im Jahr; darüber melde dich im One-Stop-Shop an und melde jedes Quartal. Die Summen stehen im Steuerbericht.',
  },
  invoices: {
    title: 'Rechnungen',
    todo: 'Gib an, wer verkauft, mit deiner USt-IdNr. oder Steuernummer.',
  },
  cookies: {
    title: 'Cookies',
    todo: 'Nenne im Text Datenschutz jedes Cookie, das der Shop setzt. Der mitgelieferte Text tut das.',
  },
  dataProtection: {
    title: 'Datenschutz',
    todo: 'Ergänze den Text Datenschutz: wer verantwortlich ist, auf welcher Rechtsgrundlage, wie lange, wer Daten erhält und welche Behörde Beschwerden annimmt.',
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    todo: 'Behalte den Text Barrierefreiheit und gib an, wer verkauft: Dorthin schreiben Kunden. Gib Bildern Alternativtexte.',
  },
  withdrawal: {
    title: 'Widerrufsfunktion',
    todo: 'Gib an, wie viele Tage man widerrufen kann, mindestens 14: Dann führt jede Seite zum Formular.',
  },
  orderButton: {
    title: 'Beschriftung der Bestellschaltfläche',
    todo: 'Lass die Schaltfläche die Zahlungspflicht nennen.',
  },
  priceNote: {
    title: 'Was Preise enthalten',
    todo: 'Lass Preise sagen, dass die Steuer enthalten ist und was die Lieferung kostet.',
  },
  unitPrices: {
    title: 'Grundpreis je Kilogramm, Liter oder Meter',
    todo: 'Lass Grundpreise zeigen und gib jedem Produkt, das nach Gewicht, Volumen oder Länge verkauft wird, seinen Inhalt.',
  },
  productSafety: {
    title: 'Produktsicherheit',
    todo: 'Gib jedem Produkt seinen Hersteller, eine verantwortliche Person in der Union, wenn er anderswo sitzt, und seine Warnhinweise.',
  },
  guaranteeNotice: {
    title: 'Hinweis auf die gesetzliche Gewährleistung',
    todo: 'Lade das amtliche Bild in der Sprache deines Shops hoch, unverändert. Was darauf steht, für alle, die es nicht sehen, gehört in die Einstellungen unter „Was das Gesetz verlangt“.',
  },
  ratings: {
    title: 'Woher Bewertungen kommen',
    todo: 'Erkläre die Sterne, die dein Katalog mitgebracht hat, oder blende sie aus. Bewertungen von Käufern prüft der Shop.',
  },
};
