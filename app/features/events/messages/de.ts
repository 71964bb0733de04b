/** As `en.ts`. */
export const noAddress = 'ist keine Webadresse: Sie beginnt mit https://';
export const hasPassword = 'enthält ein Passwort: Wer sendet, sagt die Signatur';
export const notEncrypted = (host: string) =>
  `ist nicht verschlüsselt: Nimm https:// oder nenne ${host} in WEBHOOK_HOSTS`;
export const isPrivate = (host: string) =>
  `führt in ein privates Netz: Nenne ${host} in WEBHOOK_HOSTS, wenn das gewollt ist`;
export const noAnswer = (seconds: number) => `Keine Antwort innerhalb von ${seconds} s.`;
export const notReached = (code: string) => `Nicht zu erreichen${code}.`;
