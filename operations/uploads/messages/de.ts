/** As `en.ts`. */
export const tooLarge = (name: string, megabytes: number) =>
  `${name} hat mehr als ${megabytes} MB: Mach es kleiner.`;
export const notWhole = 'Das Bild ist nicht ganz angekommen: Sende es noch einmal.';
export const choosePicture = 'Wähle zuerst ein Bild.';
