/** As `en.ts`. */
export const isMissing = 'est requis';
export const unreadable = (text: string) =>
  `a un caractère illisible dans ${text} : enregistrez le fichier en UTF-8, ou dites comment il est enregistré, par exemple --encoding windows-1252`;
export const controlCharacter = (code: string) =>
  `a le caractère de contrôle U+${code}, qui est invisible : supprimez-le`;
export const tooManyCharacters = (length: number, most: number) =>
  `a ${length} caractères : le maximum est ${most}`;
export const longNumber = (text: string) =>
  `${text} est ce qu’un tableur fait d’un long nombre : mettez la colonne au format texte et retapez-le`;
export const dotsAlone = 'n’est fait que de points : il figure dans des adresses';
export const endsInData =
  'finit par .data : il figure dans des adresses, où cela veut dire autre chose';
export const isEmpty = 'est vide : chaque produit en a besoin';
export const noAddress = 'n’est pas une adresse : vérifiez l’orthographe';
export const httpPicture =
  'commence par http : les navigateurs n’affichent dans une boutique que des images d’adresses https';
export const noHttps =
  'n’est pas une adresse https : écrivez-en une, ou le chemin d’une image à côté de ce fichier';
export const tooManyPictures = (count: number, most: number) =>
  `a ${count} images : le maximum est ${most}`;
export const noWholeNumber = (text: string, most: number) =>
  `${text} n’est pas un nombre entier de 0 à ${most}`;
export const noPosition = (text: string, most: number) =>
  `${text} n’est pas un nombre entier de 0 à ${most} : ou laissez vide`;
export const noUnits = (text: string) =>
  `${text} n’est pas un nombre entier à partir de 0 : ou laissez vide`;
export const noGrams = (text: string) =>
  `${text} n’est pas un nombre entier de grammes : écrivez 250 pour un quart de kilogramme`;
export const noUnitContent = (text: string) =>
  `${text} n’est pas un contenu : écrivez 500 ml, 0,75 l ou 6 x 330 ml, en g, kg, ml, cl, l, mm, cm, m ou m²`;
export const neitherYesNorNo = (text: string) => `${text} n’est ni yes ni no`;
export const noTaxCategory = (text: string) =>
  `${text} n’est pas une catégorie de taxe : écrivez standard, reduced ou second-reduced`;
export const noBarcode = (text: string) =>
  `${text} n’est pas un code-barres : écrivez ses 8, 12, 13 ou 14 chiffres`;
export const barcodeLength = (length: number) =>
  `a ${length} chiffres : un code-barres en a 8, 12, 13 ou 14 ; un tableur supprime les zéros du début`;
export const checkDigit = (code: string, last: string, expected: number) =>
  `${code} finit par ${last}, et ses autres chiffres donnent ${expected} : cherchez un chiffre mal tapé`;
export const noOldPath = (text: string) =>
  `${text} n’est pas le chemin d’une page : écrivez /products/lamp`;
export const tooManyPaths = (count: number, most: number) =>
  `a ${count} chemins : le maximum est ${most}`;
export const tooManyTexts = (count: number, most: number) =>
  `a ${count} textes : le maximum est ${most}`;
export const noAltText = (text: string) =>
  `${text} n’est pas le texte d’une image : écrivez pictures/lamp.jpg: Une lampe en laiton`;
export const ofAltText = (problem: string) => `le texte d’une image ${problem}`;
export const pairs = {
  option: {
    name: (problem: string) => `le nom d’une option ${problem}`,
    value: (problem: string) => `la valeur d’une option ${problem}`,
    noName: 'une option n’a pas de nom : écrivez-en un, comme Couleur: Sable | Taille: M',
    noValue: 'une option n’a pas de valeur : écrivez-en une, comme Couleur: Sable | Taille: M',
    noPair: (text: string) =>
      `${text} n’est pas une option : écrivez son nom et sa valeur, comme Couleur: Sable | Taille: M`,
    twice: (name: string) => `nomme ${name} deux fois : chaque option a son propre nom`,
    tooMany: (count: number, most: number) => `a ${count} options : le maximum est ${most}`,
  },
  ownField: {
    name: (problem: string) => `le nom d’un champ personnalisé ${problem}`,
    value: (problem: string) => `la valeur d’un champ personnalisé ${problem}`,
    noName: 'un champ personnalisé n’a pas de nom : écrivez-en un, comme Matière: Laine',
    noValue: 'un champ personnalisé n’a pas de valeur : écrivez-en une, comme Matière: Laine',
    noPair: (text: string) =>
      `${text} n’est pas un champ personnalisé : écrivez son nom et sa valeur, comme Matière: Laine`,
    twice: (name: string) => `nomme ${name} deux fois : chaque champ personnalisé a son propre nom`,
    tooMany: (count: number, most: number) =>
      `a ${count} champs personnalisés : le maximum est ${most}`,
  },
};
export const noNumber = 'est un nombre : écrivez des chiffres, comme 12 ou 12.5';
export const noYesOrNo = 'est yes ou no : écrivez l’un des deux';
export const hasDeclaredNone = 'elle n’en a encore déclaré aucun';
export const itsFieldsAre = (fields: string) => `ses champs sont ${fields}`;
export const noOwnField = (name: string, advice: string) =>
  `nomme ${name}, qui n’est pas un champ personnalisé de cette boutique : ${advice}`;
export const hasWrongValue = (value: string, name: string, problem: string) =>
  `a ${value} pour ${name}, qui ${problem}`;
export const isSpelt = (other: string) =>
  `est déjà écrit ${other} : écrivez-le ainsi, ou supprimez l’autre`;
export const tooManyOwnFields = (most: number) =>
  `est un de plus que les ${most} champs qu’une boutique peut avoir`;
export const noLetter = 'n’a ni lettre ni chiffre : donnez-lui un nom';
export const reserved = 'est une adresse de l’admin : choisissez-en un autre';
export const tooManyCollections = (count: number, most: number) =>
  `a ${count} collections : le maximum est ${most}`;
export const moreCollections = (most: string) =>
  `La boutique aurait plus que les ${most} collections qu’elle peut avoir`;
export const amountOf = (currency: string, example: string) =>
  `un montant en ${currency}, comme ${example}`;
export const twoWays = (text: string, large: string, small: string) =>
  `${text} peut se lire de deux façons : écrivez ${large} ou ${small}`;
export const belowZero = 'est inférieur à zéro : écrivez ce que coûte le produit';
export const hasDecimals = (text: string, currency: string) =>
  `${text} a des décimales, que ${currency} n’a pas : arrondissez-le`;
export const moreDecimals = (text: string, most: number, isDollars: boolean) =>
  `${text} a plus de ${most === 3 ? 'trois' : 'deux'} décimales : arrondissez-le ${isDollars ? 'au cent' : 'à celles-ci'}`;
export const otherCurrency = (text: string, other: string, own: string) =>
  `${text} est un montant dans une autre monnaie (${other}) : les prix de cette boutique sont ${own}, convertissez-le donc`;
export const ownCurrency = (code: string, name: string) => `en ${code} (${name})`;
export const noPrice = (text: string, what: string) =>
  `${text} n’est pas un prix : écrivez ${what}`;
export const priceEmpty = (what: string) => `est vide : écrivez ${what}`;
export const priceTooHigh = (most: string) =>
  `dépasse ce qu’une carte peut payer : le maximum est ${most}`;
export const priceOffStep = (currency: string, step: string) =>
  `n’est pas un montant qu’une carte peut payer : ${currency} va de ${step} en ${step}`;
export const conflicts = {
  names: (variant: string) =>
    `ne sont pas celles de ${variant}, une variante du même produit : toutes ses variantes nomment les mêmes options dans le même ordre`,
  values: (variant: string) =>
    `sont celles de ${variant}, une variante du même produit : choisissez-en d’autres, ou supprimez l’une des deux`,
};
export const tooManyVariants = (most: string) =>
  `sont celles d’une variante de plus que les ${most} qu’un produit peut avoir : faites-en deux produits`;
export const isNothingOf = (kind: string) => `n’existe pas pour ${kind}`;
export const leadsNowhere =
  'ne mène nulle part : écrivez un chemin de cette boutique comme /categories, ou une adresse https';
