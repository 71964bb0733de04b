/** As `en.ts`. */
export const settings = 'Réglages';
export const yourShop = 'Votre boutique';
export const nameAndLook = 'Le nom, l’apparence, les liens et les textes sont sur la page {shop}.';
export const programs = 'Programmes';
export const apiTokens = 'Jetons de l’API';
export const aboutTokens =
  '{tokens}, par lesquels d’autres programmes lisent et modifient ce qui est dans la boutique.';
export const webhooks = 'Webhooks';
export const aboutWebhooks = '{webhooks}, par lesquels ils apprennent ce qui s’y passe.';
export const setAtStart = 'Défini là où la boutique est lancée';
export const aboutEnvironment =
  'Dans l’environnement de son processus, ou dans le fichier .env à côté. Une modification vaut à partir du prochain démarrage. Les secrets ne sont pas affichés.';
export const setting = 'Réglage';
export const value = 'Valeur';
export const where = 'Où';
export const environment = 'Environnement';
export const byDefault = 'Par défaut';
export const inThisBrowser = 'Dans ce navigateur';
export const rememberedHere = 'Retenu ici seulement. Personne d’autre ne le voit.';
export const soundOfOrders = 'Un son pour chaque nouvelle commande';
export const soundAfterClick =
  'Après le chargement d’une page, les navigateurs le jouent une fois que vous avez cliqué ou tapé quelque part.';
export const shortcuts = 'Des touches qui mènent à une page, une liste ou la recherche';
export const groups = {
  Shop: 'Boutique',
  Look: 'Apparence',
  Pictures: 'Images',
  Hero: 'Image d’en-tête',
  Links: 'Liens',
  Texts: 'Textes',
  Selling: 'Vente',
  Law: 'Ce que demande la loi',
  'Language, money and time': 'Langue, devise et heure',
  Mail: 'E-mail',
};
export const holdsFromStart =
  'Une autre langue ou une autre devise vaut à partir du prochain démarrage de la boutique ; tout le reste aussitôt.';
export const fromNextStart = (label: string, value: string) =>
  `À partir du prochain démarrage : ${label} ${value}.`;
export const settingIs = (label: string, value: string) => `${label} : ${value || 'aucun'}`;
export const variableHolds = (variable: string) =>
  `${variable} est défini là où la boutique est lancée, et s’applique. Retirez-le là-bas pour modifier ceci ici.`;
export const lastChangedBy = 'Dernière modification par {name}, {time}';
export const aboutYourShop =
  'Ce que les clients voient sur chaque page. C’est en vigueur dès l’enregistrement : regardez {shop}. Sa façon de vendre est dans les {settings}.';
export const theShop = 'la boutique';
export const theSettings = 'réglages';
export const seenOnceUploaded = 'Les clients voient chacune dès qu’elle est envoyée.';
export const picture = 'Image';
export const remove = 'Retirer';
export const takePicture = (label: string) => `Utiliser cette image : ${label}`;
export const pictureHints = {
  logo: 'Dans l’en-tête, qui est sombre : sur son propre fond, ou sans fond. SVG, PNG ou une autre image, haute d’au moins 72 pixels, au plus 8 fois plus large. Les mots d’un SVG doivent être des tracés.',
  icon: 'Des onglets, des favoris et des téléphones. SVG, PNG ou une autre image, aussi large que haute, d’au moins 192 pixels.',
  hero: 'JPEG, PNG, WebP, AVIF, GIF ou TIFF, large d’au moins 1 500 pixels, d’aussi large que haute à 4 fois plus large. Sa partie basse s’estompe sous les produits.',
  notice:
    'PNG, SVG ou une autre image, large d’au moins 600 pixels : le fichier officiel de l’Union européenne dans la langue de votre boutique, inchangé. Sur les pages des produits et la page de paiement.',
};
export const heroOn = {
  large: 'L’image d’en-tête sur un grand écran',
  phone: 'L’image d’en-tête sur un téléphone',
};
export const preview = 'Aperçu';
export const lightScheme = 'Thème clair';
export const darkScheme = 'Thème sombre';
export const allReadable = (pairs: number, least: string) =>
  `Les ${pairs} paires de texte et de fond respectent toutes WCAG AA : le contraste le plus faible est de ${least} pour 1.`;
export const poorContrast = (
  what: string,
  colour: string,
  on: string,
  contrast: string,
  least: string,
) => `${what} : ${colour} sur ${on} a ${contrast} pour 1, et WCAG AA demande ${least}.`;
export const pairs = {
  button: 'Texte d’un bouton',
  hovered: 'Texte d’un bouton sous le pointeur',
  link: 'Un lien',
  header: 'Accent dans l’en-tête',
  accent: 'Texte sur l’accent',
};
export const pairIn = {
  light: (what: string) => `${what}, clair`,
  dark: (what: string) => `${what}, sombre`,
};
export const codeTitle = (name: string) => `Code ${name}`;
export const noSuchCode = 'Code introuvable';
export const codes = 'Codes promo';
export const aboutCodes =
  'Ce qu’un client tape sur la page de paiement. Une commande garde le code qu’elle a utilisé.';
export const codesOff = 'Les codes promo sont désactivés : la boutique ne demande aucun code.';
export const moreCodes = 'Plus de codes';
export const code = 'Code';
export const takesOff = 'Remise';
export const when = 'Quand';
export const uses = 'Utilisations';
export const orders = 'Commandes';
export const noCodes = 'Il n’y a pas de codes.';
export const addCode = 'Créer un code';
export const makeCode = 'Créer le code';
export const aboutDelivery =
  'Une zone est un groupe de pays avec les mêmes modes et prix de livraison. Dès qu’il y en a une, rien n’est livré dans un pays qui n’est dans aucune zone. Une modification vaut pour le prochain paiement.';
export const delivery = 'Livraison';
export const zone = 'Zone';
export const countries = 'Pays';
export const methods = 'Modes de livraison';
export const method = 'Mode de livraison';
export const costs = 'Coûte';
export const notDeliveredThere = 'Aucun pour le moment : rien n’y est livré.';
export const zonesOfDelivery = 'Zones de livraison';
export const aboutMethods =
  'Les clients choisissent ; le moins cher qui soit livré est choisi d’abord. Une modification vaut pour le prochain paiement ; qui paie en ce moment paie ce qui était affiché.';
export const deliveryIsFree = 'Il n’y a pas de zone : la livraison est gratuite partout.';
export const addZone = 'Ajouter une zone';
export const addTheZone = 'Ajouter la zone';
export const addMethod = 'Ajouter un mode de livraison';
export const addTheMethod = 'Ajouter le mode de livraison';
export const deliveryToExample =
  'Les commandes vont à une adresse d’exemple : la boutique n’en demande pas d’autre et ne facture rien de cela.';
export const ownFields = 'Champs personnalisés';
export const aboutOwnFields =
  'Ce que vous dites de vos produits en plus du titre, du prix et de la description, comme Matière ou Entretien. Le formulaire d’un produit et les fichiers du catalogue prennent leurs valeurs.';
export const field = 'Champ';
export const holds = 'Contient';
export const onProductPage = 'Sur la page d’un produit';
export const forStaffAlone = 'Pour l’équipe et les fichiers seulement';
export const change = 'Modifier';
export const hide = 'Masquer';
export const show = 'Afficher';
export const noFields = 'Il n’y en a pas encore.';
export const addField = 'Ajouter un champ';
export const addTheField = 'Ajouter le champ';
export const taxAndInvoices = 'Taxes et factures';
export const aboutTax =
  'Les prix comprennent la taxe : un taux dit quelle part d’un prix elle est, et personne ne paie plus ou moins.';
export const ratesByCountry = 'Taux par pays';
export const ratesOfCountries = (count: number) => `${count} taux par pays`;
export const taxRates = 'Taux de taxe';
export const of = 'Sur';
export const noProductHasIt = '(aucun produit n’y est)';
export const rate = 'Taux';
export const rateInPercent = 'Taux en pour cent';
export const noRates = 'Il n’y a pas de taux : aucune commande ne dit rien de la taxe.';
export const addRate = 'Ajouter un taux';
export const addTheRate = 'Ajouter le taux';
export const whoSells = 'Qui vend';
export const sellerIsSet =
  'Chaque commande reçoit une facture à ce nom, en une minute au plus. Les factures qui ont un numéro restent telles quelles.';
export const noSeller =
  'Personne n’est indiqué : les commandes n’ont pas de facture et s’impriment comme reçus.';
export const environmentGroups = {
  cardProvider: 'Prestataire de paiement',
  mail: 'E-mail',
  addresses: 'Adresses',
  storage: 'Stockage',
};
export const withoutIt = {
  none: 'Aucun',
  simulator: 'Aucune : le simulateur de cartes',
  stripe: 'Stripe même',
  outbox: 'Aucune : les e-mails restent dans la boîte d’envoi',
  sender: (address: string) => `Le nom de la boutique, <${address}>`,
  machine: 'Aucune : la boutique n’est ouverte que sur cette machine',
  adminPort: '3001, s’il est libre',
  localhost: 'Aucune : cette machine seulement, en localhost',
  shopAlone: 'La boutique seulement',
  publicHosts: 'Aucun : les webhooks vont seulement à des adresses https publiques',
  embedded: 'Aucune : la base de données intégrée',
  asOther: 'Comme DATABASE_URL',
  madeByShop: 'Créé par la boutique',
};
export const taxReport =
  '{file} : la taxe dans les comptes, par trimestre, pays et taux, pour la déclaration au guichet unique.';
export const taxReportFile = 'Rapport de taxe (CSV)';
export const law = {
  noMarket:
    'Aucun marché n’est réglé : rien n’est demandé ici. Choisissez où vivent vos consommateurs sous {law}.',
  noConformity:
    'Cette page ne promet aucune conformité : elle dit ce que le logiciel connaît. Faites regarder votre boutique par quelqu’un qui connaît le droit.',
  nothingMissing:
    'Rien ne manque de ce que la boutique voit elle-même. Le reste est à faire à la main.',
  since: 'depuis le {day}',
  whereDone: 'Où le faire',
};
