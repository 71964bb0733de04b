/** Why an address can be none of a webhook, as the end of a sentence about it, and why nothing was answered. */
export const noAddress = 'is no web address: it begins with https://';
export const hasPassword = 'has a password in it: the signature says who sends';
export const notEncrypted = (host: string) =>
  `is not encrypted: use https://, or name ${host} in WEBHOOK_HOSTS`;
export const isPrivate = (host: string) =>
  `leads to a private network: name ${host} in WEBHOOK_HOSTS if that is meant`;
export const noAnswer = (seconds: number) => `It did not answer within ${seconds} s.`;
export const notReached = (code: string) => `It could not be reached${code}.`;
