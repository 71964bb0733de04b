/** As `en.ts`. */
export const isMissing = 'fehlt';
export const isNoText = 'ist kein Text';
export const tooLong = (letters: number) => `ist länger als ${letters} Zeichen`;
export const notStorable = 'enthält ein Zeichen, das nicht gespeichert werden kann';
export const amountIn = (currency: string) => `einen Betrag in ${currency}`;
export const noAmount = (amount: string, example: string) =>
  `ist kein Betrag: schreib ${amount}, zum Beispiel ${example}`;
export const tooMuch = 'ist mehr, als der Shop zählen kann';
export const noMultiple = (step: string) => `ist kein Betrag: schreib ein Vielfaches von ${step}`;
export const noWholeNumber = (least: number) => `ist keine ganze Zahl ab ${least}`;
export const noDay = (example: string, first: string, last: string) =>
  `ist kein Tag: schreib ihn wie ${example}, von ${first} bis ${last}`;
export const noField = 'gibt es hier nicht';
export const fieldName = (_words: string, label: string) => `„${label}“`;
export const row = (number: number) => `Zeile ${number}`;
export const nothingDone = (problems: string) => `Es wurde nichts geändert: ${problems}.`;
export const noFieldHere = (name: string) => `Ein Feld ${name} gibt es hier nicht.`;
export const nothingAdded = (there: string) =>
  `Es wurde nichts hinzugefügt: Es gibt ${there}. Ändere es in der Liste.`;
export const changedMeanwhile =
  'Jemand anders hat es inzwischen geändert. Es wurde nichts gespeichert: Sieh es dir an und ändere es dann noch einmal.';
export const changesAllTheTime = 'Andere ändern es gerade ständig. Versuche es noch einmal.';
export const signedOut = 'Du bist abgemeldet. Öffne den Admin noch einmal.';
export const mayNot = (scope: string, what: string) =>
  `Das darfst du nicht: Es braucht die Berechtigung ${scope} (${what}).`;
export const tokenEnded = 'Dieses Token gilt nicht mehr. Es wurde nichts geändert.';
export const byCommand = ', per Befehl';
export const somebody = 'Jemand';
