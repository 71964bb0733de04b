/** As `en.ts`. */
export const isMissing = 'est requis';
export const isNoText = 'n’est pas un texte';
export const tooLong = (letters: number) => `dépasse ${letters} caractères`;
export const notStorable = 'contient un caractère qui ne peut pas être enregistré';
export const amountIn = (currency: string) => `un montant en ${currency}`;
export const noAmount = (amount: string, example: string) =>
  `n’est pas un montant : écrivez ${amount}, par exemple ${example}`;
export const tooMuch = 'dépasse ce que la boutique peut compter';
export const noMultiple = (step: string) =>
  `est entre deux montants qu’une carte peut payer : écrivez un multiple de ${step}`;
export const noWholeNumber = (least: number) => `n’est pas un nombre entier à partir de ${least}`;
export const noDay = (example: string, first: string, last: string) =>
  `n’est pas un jour : écrivez-le comme ${example}, du ${first} au ${last}`;
export const noField = 'n’existe pas ici';
export const fieldName = (_words: string, label: string) => `« ${label} »`;
export const row = (number: number) => `ligne ${number}`;
export const nothingDone = (problems: string) => `Rien n’a été modifié : ${problems}.`;
export const noFieldHere = (name: string) => `Il n’y a pas de champ ${name} ici.`;
export const nothingAdded = (there: string) =>
  `Rien n’a été ajouté : il y a déjà ${there}. Modifiez-le dans la liste.`;
export const changedMeanwhile =
  'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été enregistré : regardez-le, puis modifiez-le de nouveau.';
export const changesAllTheTime = 'D’autres le modifient sans cesse. Réessayez.';
export const signedOut = 'Vous êtes déconnecté. Ouvrez de nouveau l’admin.';
export const mayNot = (scope: string, what: string) =>
  `Vous ne pouvez pas faire cela : il faut l’autorisation ${scope} (${what}).`;
export const tokenEnded = 'Ce jeton n’est plus valable. Rien n’a été fait.';
export const byCommand = ', par commande';
export const somebody = 'Quelqu’un';
export const isNoNumber = 'n’est pas un nombre';
export const isNoInteger = 'n’est pas un nombre entier';
export const isNoTruth = 'n’est ni true ni false';
export const isNoList = 'n’est pas une liste';
export const isNoObject = 'n’est pas un objet';
export const isOtherwise = 'n’est pas comme il doit être';
export const isNoneOf = (values: string) => `n’est aucune de ces valeurs : ${values}`;
export const isLongerThan = (most: number | bigint) => `est plus long que ${most}`;
export const isAbove = (most: number | bigint) => `dépasse ${most}`;
export const isShorterThan = (least: number | bigint) => `est plus court que ${least}`;
export const isBelow = (least: number | bigint) => `est inférieur à ${least}`;
export const noPlace = 'n’est pas une place : écrivez le « next » de la page précédente';
export const andMore = (count: number) => `et ${count} autres`;
