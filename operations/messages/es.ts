/** As `en.ts`. */
export const isMissing = 'es obligatorio';
export const isNoText = 'no es un texto';
export const tooLong = (letters: number) => `tiene más de ${letters} caracteres`;
export const notStorable = 'tiene un carácter que no se puede guardar';
export const amountIn = (currency: string) => `un importe en ${currency}`;
export const noAmount = (amount: string, example: string) =>
  `no es un importe: escribe ${amount}, por ejemplo ${example}`;
export const tooMuch = 'es más de lo que la tienda puede contar';
export const noMultiple = (step: string) =>
  `está entre dos importes que se pueden cobrar a una tarjeta: escribe un múltiplo de ${step}`;
export const noWholeNumber = (least: number) => `no es un número entero a partir de ${least}`;
export const noDay = (example: string, first: string, last: string) =>
  `no es un día: escríbelo como ${example}, del ${first} al ${last}`;
export const noField = 'no existe aquí';
export const fieldName = (_words: string, label: string) => `«${label}»`;
export const row = (number: number) => `fila ${number}`;
export const nothingDone = (problems: string) => `No se ha cambiado nada: ${problems}.`;
export const noFieldHere = (name: string) => `Aquí no hay ningún campo ${name}.`;
export const nothingAdded = (there: string) =>
  `No se ha añadido nada: ya existe ${there}. Cámbialo en la lista.`;
export const changedMeanwhile =
  'Alguien lo ha cambiado mientras tanto. No se ha guardado nada: míralo y cámbialo otra vez.';
export const changesAllTheTime = 'Otros lo están cambiando sin parar. Inténtalo de nuevo.';
export const signedOut = 'Se ha cerrado tu sesión. Abre el admin otra vez.';
export const mayNot = (scope: string, what: string) =>
  `No puedes hacer esto: hace falta el permiso ${scope} (${what}).`;
export const tokenEnded = 'Este token ya no vale. No se ha hecho nada.';
export const byCommand = ', por comando';
export const somebody = 'Alguien';
export const isNoNumber = 'no es un número';
export const isNoInteger = 'no es un número entero';
export const isNoTruth = 'no es ni true ni false';
export const isNoList = 'no es una lista';
export const isNoObject = 'no es un objeto';
export const isOtherwise = 'no es como debe ser';
export const isNoneOf = (values: string) => `no es ninguno de estos valores: ${values}`;
export const isLongerThan = (most: number | bigint) => `es más largo que ${most}`;
export const isAbove = (most: number | bigint) => `es más de ${most}`;
export const isShorterThan = (least: number | bigint) => `es más corto que ${least}`;
export const isBelow = (least: number | bigint) => `es menos que ${least}`;
export const noPlace = 'no es una posición: escribe el «next» de la página anterior';
export const andMore = (count: number) => `y ${count} más`;
