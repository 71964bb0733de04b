/** As `en.ts`. */
export const noAddress = 'n’est pas une adresse web : elle commence par https://';
export const hasPassword = 'contient un mot de passe : la signature dit qui envoie';
export const notEncrypted = (host: string) =>
  `n’est pas chiffrée : utilisez https://, ou nommez ${host} dans WEBHOOK_HOSTS`;
export const isPrivate = (host: string) =>
  `mène à un réseau privé : nommez ${host} dans WEBHOOK_HOSTS si c’est voulu`;
export const noAnswer = (seconds: number) => `Pas de réponse en ${seconds} s.`;
export const notReached = (code: string) => `Injoignable${code}.`;
