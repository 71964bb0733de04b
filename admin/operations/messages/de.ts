/** As `en.ts`. */
export const noSuchForm = 'Dieses Formular gibt es nicht mehr. Lade die Seite neu.';
