/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const noCodeName =
  'n’est pas un nom de code : utilisez des lettres, des chiffres et des tirets, 40 au plus';
export const takesNothingOff = (example: string) =>
  `n’est pas une remise : écrivez une part comme 10 % ou un montant comme ${example}`;
export const codeThere = (name: string, worth: string) =>
  `le code ${name}, avec ${worth} de remise`;
export const noSuchCode = (name: string) =>
  `Il n’y a pas de code ${name} : npm run shop -- codes list les montre.`;
export const limitStays =
  'Rien n’a été enregistré : que les utilisations d’un code soient limitées ou non reste comme à sa création. Créez un autre code.';
export const holdsForNext = (line: string) => `${line}. Cela vaut pour le prochain paiement.`;
export const codeEnded = (name: string) => `Le code ${name} ne peut plus être utilisé.`;
export const overSince = (day: string) => `Expiré depuis le ${day}`;
export const fromDay = (day: string) => `à partir du ${day}`;
export const untilDay = (day: string) => `jusqu’au ${day}`;
export const always = 'Toujours';
export const leftOf = (left: number, uses: number) => `encore ${left} sur ${uses}`;
export const eachShopper = (uses: number) => `${uses} par client`;
export const noLimit = 'Sans limite';
export const codeLine = (
  name: string,
  worth: string,
  limits: string,
  orders: string,
  isOne: boolean,
) => `${name} : ${worth} de remise, ${limits} ; dans ${orders} ${isOne ? 'commande' : 'commandes'}`;
export const noCountry = (word: string) =>
  `ne connaît pas ${JSON.stringify(word)} : écrivez des noms ou des codes de pays, EU ou everywhere-else`;
export const noCountries = 'doit en contenir au moins un';
export const noPrices = (amount: string) =>
  `n’est pas un prix : écrivez ${amount}, ou selon le poids 2 kg: ${amount}`;
export const weightTwice = 'contient deux fois le même poids';
export const noDays = 'n’est pas un nombre de jours : écrivez 3 ou 2-4';
export const isNoLine = 'doit tenir sur une ligne';
export const zoneThere = (name: string) => `la zone ${name}`;
export const zoneRenamed = (name: string) => `La zone s’appelle désormais ${name}.`;
export const zoneNamed = (name: string) => `il existe déjà une zone ${name}`;
export const noSuchZone = (name: string) =>
  `La zone ${name} n’existe pas : rien n’a été enregistré.`;
export const noSuchMethod = (name: string) =>
  `Le mode de livraison ${name} n’existe pas : rien n’a été supprimé.`;
export const countryTaken = (country: string, zone: string) =>
  `${country} est déjà dans la zone ${zone}`;
export const manyMethods = (most: number) => `une zone a au plus ${most} modes de livraison`;
export const upToWeight = (weight: string, price: string) => `jusqu’à ${weight} ${price}`;
export const freeFrom = (amount: string) => `gratuit à partir de ${amount}`;
export const ordersFrom = (amount: string) => `pour les commandes à partir de ${amount}`;
export const workingDays = (days: string) => `jours ouvrés : ${days}`;
export const isCollected = 'à retirer sur place';
export const everywhereElse = 'Partout ailleurs';
export const free = 'gratuit';
export const removedForNext = 'Supprimé. Cela vaut pour le prochain paiement.';
export const noRate = 'n’est pas un taux : écrivez un pourcentage comme 25 ou 8,1';
export const noCountryCode = 'n’est pas un code de pays : écrivez deux lettres comme FR';
export const filledRates = (added: number, day: string) =>
  added === 0
    ? 'Chaque pays de l’Union européenne a déjà ses taux : rien n’a changé.'
    : `${added} taux ajoutés, à jour au ${day}. Vérifiez-les : les produits à taux réduit diffèrent selon le pays.`;
export const noScope =
  'n’en est pas un : choisissez everything-else, delivery, reduced, second-reduced ou category';
export const categoryMissing = 'est requise : le taux d’une catégorie a besoin de son nom';
export const categoryOfNoUse =
  'ne sert qu’au taux d’une catégorie : choisissez cela, ou laissez vide';
export const rateLine = (of: string, rate: string, isUsed: boolean) =>
  `${of} : ${rate}${isUsed ? '' : ' (aucun produit n’y est : est-elle écrite comme dans le catalogue ?)'}`;
export const rateThere = (of: string, rate: string) => `un taux sur ${of} : ${rate}`;
export const noSuchRate = 'Ce taux n’existe pas : rien n’a été supprimé.';
export const noFieldType = 'n’en est pas un : choisissez text, number ou yes-no';
export const fieldTypes = { text: 'Texte', number: 'Nombre', 'yes-no': 'Oui ou non' };
export const fieldLine = (name: string, type: string, isShown: boolean) =>
  `${name} : ${type.toLowerCase()}, ${isShown ? 'sur la page d’un produit' : 'pour l’équipe et les fichiers seulement'}`;
export const noOwnField = (name: string) =>
  `Il n’y a pas de champ personnalisé ${name} : npm run shop -- fields list les montre.`;
export const nothingSaved = (why: string) => `Rien n’a été enregistré : ${why}.`;
export const aProduct = (problem: string) =>
  `un produit ${problem}, ou modifiez d’abord le produit`;
export const doesNotFit = (problem: string) => `ne convient pas : un produit ${problem}`;
export const askRemoveField = (products: number, name: string) =>
  `${products} ${plural(products, 'produit a', 'produits ont')} une valeur de ${name}, qui est supprimée avec lui. Supprimer le champ ?`;
export const yesRemoveField = 'Le supprimer avec ses valeurs';
export const removedField = (name: string, products: number) =>
  `${name} supprimé${products === 0 ? '' : `, et les valeurs de ${products} ${plural(products, 'produit', 'produits')}`}.`;
export const noInvoiceLine = 'doit être une ligne de 100 lettres au plus';
export const needsALine = 'doit avoir au moins une ligne';
export const noSeller = 'Il n’y a pas de vendeur : les commandes n’ont pas de facture.';
export const taxNumber = (number: string) => `numéro fiscal ${number}`;
export const vatNumber = (number: string) => `numéro de TVA ${number}`;
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'doit commencer par les deux lettres d’un pays de l’Union, comme FR12345678901'
    : `n’a pas la forme des numéros de ce pays, par exemple ${example}`;
export const invoicesBy = (seller: string) => `Les factures sont au nom de ${seller}.`;
export const sellerThere = (name: string) => `un vendeur : ${name}`;
export const sellerNotThere = 'Il n’y a pas de vendeur : rien n’a été supprimé.';
export const holdsFromNow = (line: string) =>
  `${line} Cela vaut pour les commandes payées à partir de maintenant.`;
export const nothingChanged = 'Rien n’a changé.';
export const saved = 'Enregistré.';
export const savedForStart =
  'Enregistré. La langue et la devise valent à partir du prochain démarrage de la boutique.';
export const nameASetting = 'Rien n’a été enregistré : nommez un réglage.';
export const isFixed = (variable: string) =>
  `Rien n’a été enregistré : ${variable} est défini là où la boutique est lancée, et s’applique. Retirez-le là-bas et relancez la boutique, puis modifiez-le ici.`;
export const isSetBy = (variable: string) => `est défini par ${variable}`;
export const hasSoldIn = (currency: string) =>
  `Rien n’a été enregistré : cette boutique a vendu en ${currency}, et ce qu’elle doit et a comptabilisé y reste.`;
export const currencyStays = 'ne peut plus être modifiée';
export const noMarketSet =
  'Aucun marché n’est réglé : la liste est vide. Réglez MARKET=eu, ou le réglage market.';
export const noConformity =
  'Cela ne promet aucune conformité : faites regarder votre boutique par quelqu’un qui connaît le droit.';
