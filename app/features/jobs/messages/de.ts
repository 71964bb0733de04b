/** As `en.ts`. */
export const beginning = 'Beginnt';
export const endings = {
  cancelled: 'Es wurde abgebrochen: Nichts wurde geändert.',
  interrupted:
    'Der Shop wurde mittendrin gestoppt: Was nicht fertig war, wurde rückgängig gemacht. Starte es noch einmal.',
};
