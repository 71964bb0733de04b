/** As `en.ts`. */
export const beginning = 'Début';
export const endings = {
  cancelled: 'Annulé : rien n’a été modifié.',
  interrupted:
    'La boutique a été arrêtée au milieu : ce qui n’était pas fini a été annulé. Relancez-le.',
};
