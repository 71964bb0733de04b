/** As `en.ts`. */
export const noMail = (name: string) =>
  `Il n’y a pas d’e-mail ${name} : « npm run shop -- mail list » les affiche.`;
export const several = (name: string) =>
  `Plusieurs clients ont un e-mail ${name} : désignez-le par son Message-ID.`;
export const queued = (name: string) => `${name} est mis en attente, et part dans un instant.`;
export const notSentAgain = (name: string) =>
  `${name} n’est pas renvoyé : il est en cours d’envoi, ou contient un secret, qui n’est envoyé qu’une fois. Le client peut en demander un autre.`;
export const tooManyTests = 'Assez d’e-mails d’essai pour cette heure : réessayez dans une heure.';
