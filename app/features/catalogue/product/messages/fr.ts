/** As `en.ts`. */
export const labels = {
  title: 'Titre',
  priceCents: (currency: string) => `Prix en ${currency}`,
  wasCents: (currency: string) => `Ancien prix en ${currency}`,
  options: 'Options',
  description: 'Description',
  category: 'Catégorie',
  brand: 'Marque',
  sku: 'Référence (SKU)',
  barcode: 'Code-barres',
  weightGrams: 'Poids en grammes',
  shelf: 'Emplacement',
  taxCategory: 'Catégorie de taxe',
  giftCard: 'Carte cadeau',
  unitContent: 'Contenu',
  manufacturer: 'Fabricant',
  responsiblePerson: 'Personne responsable dans l’UE',
  safetyWarnings: 'Sécurité du produit',
  details: 'Champs personnalisés',
  metaTitle: 'Titre pour les moteurs de recherche',
  metaDescription: 'Texte pour les moteurs de recherche',
  oldPaths: 'Adresses dans une ancienne boutique',
};
export const hints = {
  wasCents: 'Affiché barré tant qu’il est plus élevé que le prix. Vide : aucun.',
  options:
    'Ce qui distingue cette variante, comme Couleur: Sable | Taille: M. Toutes les variantes d’un produit nomment les mêmes.',
  description: 'Les lignes qui commencent par - forment une liste.',
  sku: 'La référence de votre propre comptabilité.',
  barcode: 'Un GTIN (EAN, UPC) : 8, 12, 13 ou 14 chiffres.',
  weightGrams: 'Vide : inconnu.',
  shelf:
    'Où il se trouve, par exemple B-12-3 : les listes de prélèvement suivent cet ordre. Les clients ne le voient pas.',
  taxCategory:
    'standard, reduced (taux réduit) ou second-reduced (second taux réduit) : le taux du pays que le prix comprend. Vide : standard.',
  giftCard:
    'yes : une carte cadeau de la valeur de son prix, envoyée par e-mail une fois payée, dans une commande à part. Vendue tant que GIFT_CARDS est activé. Vide : marchandise.',
  unitContent: 'Par exemple 500 ml, 0,75 l ou 6 x 330 g. Le prix au litre ou au kilo en découle.',
  manufacturer: 'Nom, adresse postale, et adresse électronique ou site web, un par ligne.',
  responsiblePerson:
    'Si le fabricant est hors de l’Union : de même pour qui répond du produit dans l’Union.',
  safetyWarnings: 'Avertissements et informations de sécurité, dans la langue de vos clients.',
  details: 'Un par ligne, comme Matière: Laine. Ce que la boutique a déclaré dans ses réglages.',
  metaTitle: 'Vide : le titre.',
  metaDescription: 'Vide : le début de la description.',
  oldPaths: 'Une par ligne, comme /products/lamp : elles mènent à la page du produit.',
};
export const headings = {
  price: 'Prix',
  was: 'Avant',
  stock: 'En rayon',
  sku: 'Réf.',
  barcode: 'Code-barres',
  weight: 'Grammes',
  shelf: 'Emplacement',
  unit_content: 'Contenu',
  withdrawn: 'Retiré',
};
