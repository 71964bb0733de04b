/** As `en.ts`. */
export const tooLarge = (name: string, megabytes: number) =>
  `${name} dépasse ${megabytes} Mo : réduisez-le.`;
export const notWhole = 'L’image n’est pas arrivée entière : envoyez-la de nouveau.';
export const choosePicture = 'Choisissez d’abord une image.';
