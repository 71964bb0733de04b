/** As `en.ts`. */
export const withheld = 'la dirección que se indicó';
export const free = 'Gratis';
export const items = 'Artículos';
export const code = (code: string) =>
  `Código ${code}`;
export const delivery = 'Envío';
export const changeAddress = 'Cambiar la dirección';
export const name = 'Nombre y apellidos';
export const street = 'Calle y número';
export const flat = 'Piso, puerta, empresa (opcional)';
export const town = 'Localidad';
export const region = 'Provincia o región (opcional)';
export const postalCode = 'Código postal';
export const country = 'País';
export const chooseCountry = 'Elige un país';
export const sendHere = 'Enviar a esta dirección';
export const undoTyped = 'Deshacer los cambios';
export const whoFor = '¿Para quién es?';
export const whichStreet = '¿Qué calle y número?';
export const whichTown = '¿Qué localidad?';
export const whichPostalCode = '¿Qué código postal?';
export const atMostLetters = (most: number) =>
  `Usa como máximo ${most} caracteres`;
