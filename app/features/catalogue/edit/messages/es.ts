/** As `en.ts`. */
export const noOption = (name: string) =>
  `${name} ya no es una opción de este producto: vuelve a cargar la página`;
export const nameOfTwo = 'es el nombre de dos opciones: da a cada una el suyo';
export const calledOfTwo = 'es como se llamaban dos opciones: nombra una de ellas';
export const noValue = 'no tiene ningún valor: escribe uno, o quita la opción';
export const valueTwice = 'está dos veces: escribe cada valor una vez';
export const tooManyCombinations = (count: string, most: string) =>
  `forman ${count} combinaciones con las otras: un producto tiene ${most} variantes como máximo`;
export const nothingTellsApart = (count: number) =>
  `dejaría ${count} variantes que nada distingue: conserva una opción, o retira antes todas menos una`;
export const sameFor = (variant: string, problem: string) =>
  `serían las mismas para ${variant}, porque ${problem}`;
export const rows = {
  unknown: 'no es una variante de este producto',
  twice: 'está nombrada dos veces',
  changed: 'la ha cambiado alguien mientras tanto',
};
export const hasOptions = (problem: string) => `tiene opciones que ${problem}`;
