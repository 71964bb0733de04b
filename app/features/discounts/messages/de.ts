/** As `en.ts`. */
export const isUsed = 'Code {code} ist eingelöst.';
export const remove = 'Code entfernen';
export const enter = 'Rabattcode eingeben';
export const code = 'Rabattcode';
export const use = 'Einlösen';
export const problems = {
  unknown: 'Diesen Code gibt es nicht.',
  not_yet: 'Dieser Code gilt noch nicht.',
  ended: 'Dieser Code ist abgelaufen.',
  used_up: 'Dieser Code ist aufgebraucht, oder andere bezahlen gerade damit.',
  used_before: 'Du hast diesen Code schon eingelöst.',
};
