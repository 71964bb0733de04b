/** As `en.ts`. */
export const isMissing = 'fehlt';
export const isNoText = 'ist kein Text';
export const tooLong = (letters: number) => `ist länger als ${letters} Zeichen`;
export const notStorable = 'enthält ein Zeichen, das nicht gespeichert werden kann';
export const amountIn = (currency: string) => `einen Betrag in ${currency}`;
export const noAmount = (amount: string, example: string) =>
  `ist kein Betrag: schreib ${amount}, zum Beispiel ${example}`;
export const tooMuch = 'ist mehr, als der Shop zählen kann';
export const noMultiple = (step: string) =>
  `liegt zwischen zwei Beträgen, mit denen eine Karte belastet werden kann: schreib ein Vielfaches von ${step}`;
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
export const isNoNumber = 'ist keine Zahl';
export const isNoInteger = 'ist keine ganze Zahl';
export const isNoTruth = 'ist weder true noch false';
export const isNoList = 'ist keine Liste';
export const isNoObject = 'ist kein Objekt';
export const isOtherwise = 'ist nicht so, wie es sein muss';
export const isNoneOf = (values: string) => `ist nichts davon: ${values}`;
export const isLongerThan = (most: number | bigint) => `ist länger als ${most}`;
export const isAbove = (most: number | bigint) => `ist mehr als ${most}`;
export const isShorterThan = (least: number | bigint) => `ist kürzer als ${least}`;
export const isBelow = (least: number | bigint) => `ist weniger als ${least}`;
export const noPlace = 'ist kein Platz: schreib das „next“ der Seite davor';
export const andMore = (count: number) => `und ${count} weitere`;
