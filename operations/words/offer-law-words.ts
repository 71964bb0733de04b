/** Of the settings of what the law asks of how products are offered: German, French, Spanish. */
export const offerLawWords = {
  'Reductions are counted from it, as the European Union asks': [
    'Reduzierungen zählen von ihm aus, wie die Europäische Union es verlangt',
    'Les réductions se comptent à partir de lui, comme l’exige l’Union européenne',
    'Las rebajas se cuentan desde él, como pide la Unión Europea',
  ],
  'Words of the order button': [
    'Text der Bestell-Schaltfläche',
    'Texte du bouton de commande',
    'Texto del botón de pedido',
  ],
  'Buy Now': ['Jetzt kaufen', 'Acheter maintenant', 'Comprar ya'],
  'Prices per kilogram, litre or metre': [
    'Preise je Kilogramm, Liter oder Meter',
    'Prix au kilo, au litre ou au mètre',
    'Precios por kilo, litro o metro',
  ],
  'What prices include': [
    'Was die Preise enthalten',
    'Ce que les prix comprennent',
    'Qué incluyen los precios',
  ],
  'A line at prices: tax and delivery, with a link to what delivery costs': [
    'Eine Zeile bei den Preisen: Steuer und Versand, mit Link zu den Versandkosten',
    'Une ligne près des prix : taxes et livraison, avec un lien vers le prix de la livraison',
    'Una línea junto a los precios: impuestos y envío, con enlace a los gastos de envío',
  ],
  'Stars that were imported': ['Importierte Sterne', 'Étoiles importées', 'Estrellas importadas'],
  'Shown like stars of buyers': [
    'Gezeigt wie Sterne von Käufern',
    'Affichées comme celles d’acheteurs',
    'Se muestran como las de compradores',
  ],
  'Shown, and lists say that nobody has checked whether they are from buyers': [
    'Gezeigt, und Listen sagen, dass niemand geprüft hat, ob sie von Käufern sind',
    'Affichées, et les listes disent que personne n’a vérifié si elles viennent d’acheteurs',
    'Se muestran, y las listas dicen que nadie ha comprobado si son de compradores',
  ],
  'Shown nowhere; lists are then neither sorted nor filtered by stars': [
    'Nirgends gezeigt; Listen lassen sich dann nicht nach Sternen sortieren oder filtern',
    'Affichées nulle part ; les listes ne se trient ni ne se filtrent plus par étoiles',
    'No se muestran; las listas no se ordenan ni filtran entonces por estrellas',
  ],
  'Guarantee notice': [
    'Mitteilung zur Gewährleistung',
    'Avis sur la garantie légale',
    'Aviso sobre la garantía legal',
  ],
  'What the guarantee notice says': [
    'Was die Mitteilung zur Gewährleistung sagt',
    'Ce que dit l’avis sur la garantie légale',
    'Qué dice el aviso sobre la garantía legal',
  ],
  'Read out to who does not see the picture that you have uploaded.': [
    'Wird vorgelesen, wenn jemand das hochgeladene Bild nicht sieht.',
    'Lu à qui ne voit pas l’image que vous avez téléversée.',
    'Se lee a quien no ve la imagen que has subido.',
  ],
  'Order with obligation to pay, below all that is ordered': [
    'Zahlungspflichtig bestellen, unter allem, was bestellt wird',
    'Commander avec obligation de paiement, sous tout ce qui est commandé',
    'Pedido con obligación de pago, debajo de todo lo pedido',
  ],
  'Shown beside each price of what has a content': [
    'Neben jedem Preis, wenn der Inhalt bekannt ist',
    'Affichés à côté de chaque prix dont le contenu est connu',
    'Junto a cada precio cuyo contenido se conoce',
  ],
} as const;
