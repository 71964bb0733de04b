/** As `en.ts`. */
export const states = {
  done: 'Fait',
  missing: 'Manque',
  'by-hand': 'À la main',
};
export const duties = {
  imprint: {
    title: 'Mentions légales',
    todo: 'Écrivez qui vous êtes dans le texte Mentions légales. Le modèle a des blancs, et les clients ne le voient que lorsqu’il n’en reste aucun.',
  },
  withdrawalTerms: {
    title: 'Information sur la rétractation avec le modèle de formulaire',
    todo: 'Indiquez qui vend, avec une adresse et un e-mail : cela figure sur la page Droit de rétractation, qui ne doit pas être vide.',
  },
  lowestPrice: {
    title: 'Prix le plus bas sur 30 jours à côté d’une réduction',
    todo: 'Affichez le prix le plus bas des 30 derniers jours.',
  },
  vatByCountry: {
    title: 'TVA par pays',
    todo: 'Indiquez où vous êtes établi et si vous êtes sous le seuil, puis ajoutez les taux. Donnez à chaque produit sa catégorie de taxe.',
  },
  vatReturn: {
    title: 'Déclaration de TVA, guichet unique',
    todo: 'Surveillez le seuil de 10 000 € par an ; au-dessus, inscrivez-vous au guichet unique et déclarez chaque trimestre. Le rapport de taxe donne les sommes.',
  },
  invoices: {
    title: 'Factures',
    todo: 'Indiquez qui vend, avec votre numéro de TVA ou numéro fiscal.',
  },
  cookies: {
    title: 'Cookies',
    todo: 'Nommez dans le texte Confidentialité chaque cookie de la boutique. Le texte fourni le fait.',
  },
  dataProtection: {
    title: 'Protection des données',
    todo: 'Complétez le texte Confidentialité : qui est responsable, sur quelle base légale, combien de temps, qui reçoit les données et quelle autorité reçoit les plaintes.',
  },
  accessibility: {
    title: 'Déclaration d’accessibilité',
    todo: 'Gardez le texte Accessibilité et indiquez qui vend : les clients y écrivent. Donnez des textes de remplacement aux images.',
  },
  withdrawal: {
    title: 'Fonction de rétractation',
    todo: 'Indiquez pendant combien de jours on peut se rétracter, 14 au moins : chaque page mène alors au formulaire.',
  },
  orderButton: {
    title: 'Libellé du bouton de commande',
    todo: 'Faites nommer au bouton l’obligation de paiement.',
  },
  priceNote: {
    title: 'Ce que comprennent les prix',
    todo: 'Faites dire aux prix que la taxe est comprise et ce que coûte la livraison.',
  },
  unitPrices: {
    title: 'Prix au kilo, au litre ou au mètre',
    todo: 'Affichez les prix à l’unité, et donnez son contenu à chaque produit vendu au poids, au volume ou à la longueur.',
  },
  productSafety: {
    title: 'Sécurité des produits',
    todo: 'Donnez à chaque produit son fabricant, une personne responsable dans l’Union s’il est ailleurs, et ses avertissements.',
  },
  guaranteeNotice: {
    title: 'Notice sur la garantie légale',
    todo: 'Téléversez l’image officielle dans la langue de votre boutique, sans la modifier. Son texte, pour qui ne la voit pas, va dans les réglages, sous « Ce que demande la loi ».',
  },
  ratings: {
    title: 'D’où viennent les notes',
    todo: 'Expliquez les étoiles venues avec votre catalogue, ou masquez-les. La boutique vérifie les avis des acheteurs.',
  },
};
