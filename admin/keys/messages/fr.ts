/** As `en.ts`. */
export const keys = 'Raccourcis clavier';
export const close = 'Fermer';
export const aboutKeys =
  'Ils ne font rien pendant que vous écrivez dans un champ. Les réglages de l’admin les désactivent.';
export const nextRow = 'Dans la liste, et à la ligne suivante';
export const rowBefore = 'À la ligne précédente';
export const openRow = 'Ouvrir la ligne';
export const goTo = (room: string) => `Aller à : ${room}`;
export const theseKeys = 'Ces raccourcis';
