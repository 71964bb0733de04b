/** As `en.ts`. */
export const noOption = (name: string) =>
  `${name} n’est plus une option de ce produit : rechargez la page`;
export const nameOfTwo = 'est le nom de deux options : donnez à chacune le sien';
export const calledOfTwo = 'est le nom qu’avaient deux options : nommez l’une d’elles';
export const noValue = 'n’a pas de valeur : écrivez-en une, ou supprimez l’option';
export const valueTwice = 'y est deux fois : écrivez chaque valeur une fois';
export const tooManyCombinations = (count: string, most: string) =>
  `font ${count} combinaisons avec les autres : un produit a ${most} variantes au plus`;
export const nothingTellsApart = (count: number) =>
  `laisserait ${count} variantes que rien ne distingue : gardez une option, ou retirez-les d’abord toutes sauf une`;
export const sameFor = (variant: string, problem: string) =>
  `seraient les mêmes pour ${variant}, car elles ${problem}`;
export const rows = {
  unknown: 'n’est pas une variante de ce produit',
  twice: 'est nommée deux fois',
  changed: 'a été modifiée entre-temps par quelqu’un d’autre',
};
export const hasOptions = (problem: string) => `a des options qui ${problem}`;
