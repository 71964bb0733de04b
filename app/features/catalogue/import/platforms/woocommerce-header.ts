/** WooCommerce names the columns of an export in the language of its user: these are read as their English names. */

/** In small letters; `#` stands for the number of an attribute. */
const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map([
  // German
  ['typ', 'type'],
  ['artikelnummer', 'sku'],
  ['veröffentlicht', 'published'],
  ['ist hervorgehoben?', 'is featured?'],
  ['sichtbarkeit im katalog', 'visibility in catalog'],
  ['kurzbeschreibung', 'short description'],
  ['beschreibung', 'description'],
  ['datum, an dem angebotspreis beginnt', 'date sale price starts'],
  ['datum, an dem angebotspreis endet', 'date sale price ends'],
  ['angebotspreis', 'sale price'],
  ['regulärer preis', 'regular price'],
  ['kategorien', 'categories'],
  ['bilder', 'images'],
  ['übergeordnetes produkt', 'parent'],
  ['vorrätig?', 'in stock?'],
  ['auf lager?', 'in stock?'],
  ['bestand', 'stock'],
  ['lager', 'stock'],
  ['lagerbestand', 'stock'],
  ['lieferrückstände erlaubt?', 'backorders allowed?'],
  ['attribut # name', 'attribute # name'],
  ['attribut # wert(e)', 'attribute # value(s)'],
  ['attribut # sichtbar', 'attribute # visible'],
  ['attribut # standard', 'attribute # default'],

  // French
  ['ugs', 'sku'],
  ['nom', 'name'],
  ['publié', 'published'],
  ['mis en avant ?', 'is featured?'],
  ['visibilité dans le catalogue', 'visibility in catalog'],
  ['description courte', 'short description'],
  ['date de début de promo', 'date sale price starts'],
  ['date de fin de promo', 'date sale price ends'],
  ['tarif promo', 'sale price'],
  ['tarif régulier', 'regular price'],
  ['catégories', 'categories'],
  ['en stock ?', 'in stock?'],
  ['autoriser les commandes de produits en rupture ?', 'backorders allowed?'],
  ["nom de l'attribut #", 'attribute # name'],
  ["valeur(s) de l'attribut #", 'attribute # value(s)'],
  ['attribut # visible', 'attribute # visible'],
  ['attribut # global', 'attribute # global'],

  // Spanish
  ['tipo', 'type'],
  ['nombre', 'name'],
  ['publicado', 'published'],
  ['¿está destacado?', 'is featured?'],
  ['visibilidad en el catálogo', 'visibility in catalog'],
  ['descripción corta', 'short description'],
  ['descripción', 'description'],
  ['día en que empieza el precio rebajado', 'date sale price starts'],
  ['día en que termina el precio rebajado', 'date sale price ends'],
  ['precio rebajado', 'sale price'],
  ['precio normal', 'regular price'],
  ['categorías', 'categories'],
  ['imágenes', 'images'],
  ['superior', 'parent'],
  ['¿existencias?', 'in stock?'],
  ['¿en inventario?', 'in stock?'],
  ['inventario', 'stock'],
  ['¿permitir reservas de productos agotados?', 'backorders allowed?'],
  ['posición', 'position'],
  ['nombre del atributo #', 'attribute # name'],
  ['valor(es) del atributo #', 'attribute # value(s)'],
  ['atributo visible #', 'attribute # visible'],
  ['atributo global #', 'attribute # global'],
]);

/** The English name of a column, given in small letters; its own name if it is in no language of the table. */
export function englishColumn(name: string): string {
  const number = /\d+/.exec(name)?.[0] ?? '';
  const plain = name.normalize('NFC').replace(/\s+/g, ' ').replaceAll('’', "'");
  return ENGLISH_NAMES.get(plain.replace(/\d+/, '#'))?.replace('#', number) ?? name;
}
