/** Why an address can be none of a webhook, as the end of a sentence about it. */
export const noAddress = 'is no web address: it begins with https://';
export const hasPassword = 'has a password in it: the signature says who sends';
export const notEncrypted = (host: string) =>
  `is not encrypted: use https://, or name ${host} in WEBHOOK_HOSTS`;
export const isPrivate = (host: string) =>
  `leads to a private network: name ${host} in WEBHOOK_HOSTS if that is meant`;
