/** As `en.ts`. */
export const noSuchCredit = (id: string) =>
  `Es gibt keinen Gutschein und kein Guthaben ${id}: Nimm die ID aus der Liste.`;
export const madeWithCode = (amount: string, code: string) =>
  `Der Gutschein über ${amount} hat den Code ${code}. Er wird nur dieses eine Mal gezeigt: Gib ihn weiter.`;
export const madeForLater = (amount: string, email: string) =>
  `Der Gutschein über ${amount} geht an seinem Tag per Mail an ${email}.`;
export const madeAndSent = (amount: string, email: string) =>
  `Der Gutschein über ${amount} ist unterwegs an ${email}.`;
export const noWorth = (most: string) =>
  `Nichts wurde getan: Der Wert liegt über null und bei höchstens ${most}.`;
export const dayIsOver = 'Nichts wurde getan: Der Tag ist vorbei. Wähle heute oder einen späteren.';
export const sentAgain = (email: string) => `Ein anderer Code ist unterwegs an ${email}.`;
export const newCode = (code: string) =>
  `Der Code ist jetzt ${code}. Er wird nur dieses eine Mal gezeigt: Gib ihn weiter.`;
export const hasNoCode =
  'Nichts wurde getan: Er ist beendet, oder es ist Guthaben, das keinen Code hat.';
export const hasNow = (amount: string) => `Jetzt sind ${amount} darauf.`;
export const isVoided = 'Nichts wurde getan: Er ist beendet. Lege einen neuen an.';
export const otherBalance = (amount: string) =>
  `Nichts wurde getan: Inzwischen sind ${amount} darauf. Sieh noch einmal nach.`;
export const cannotHave = (held: string, most: string) =>
  `Nichts wurde getan: Eine Zahlung hält ${held} davon, und mehr als ${most} kann nicht darauf sein.`;
export const voided = 'Er ist beendet: Damit wird nichts mehr bezahlt.';
export const voidIt = (amount: string) =>
  `Beenden? Darauf sind ${amount}, die dann niemand mehr ausgeben kann.`;
export const voidYes = 'Beenden';
export const noAccount =
  'Nichts wurde erstattet: Guthaben hat nur ein Konto, und dies hat ein Gast gekauft. Lege stattdessen einen Gutschein an.';
export const creditsOff =
  'Nichts wurde erstattet: Dieser Shop nimmt kein Guthaben. Es steht in den Einstellungen.';
