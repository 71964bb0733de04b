/** As `en.ts`. */
export const keys = 'Tasten';
export const close = 'Schließen';
export const aboutKeys =
  'Sie tun nichts, während du in ein Feld schreibst. Die Einstellungen des Admin schalten sie aus.';
export const nextRow = 'In die Liste und zur nächsten Zeile';
export const rowBefore = 'Zur Zeile davor';
export const openRow = 'Zeile öffnen';
export const goTo = (room: string) => `Zu: ${room}`;
export const theseKeys = 'Diese Tasten';
