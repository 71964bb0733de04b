/** As `en.ts`. */
export const tooLarge = (name: string, megabytes: number) =>
  `${name} tiene más de ${megabytes} MB: hazlo más pequeño.`;
export const notWhole = 'La imagen no ha llegado entera: envíala otra vez.';
export const choosePicture = 'Elige antes una imagen.';
