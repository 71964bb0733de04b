/** As `en.ts`. */
export const giftCard = (code: string) => `Gutschein ${code}`;
export const storeCredit = 'Guthaben';
export const byCard = 'Mit Karte';
export const byOtherMeans = 'Anders bezahlt';
export const total = 'Gesamtbetrag';
export const leftToPay = 'Noch zu zahlen:';
export const enterBoth = 'Rabattcode oder Gutschein eingeben';
export const codeOrCard = 'Rabattcode oder Gutschein';
export const enterCard = 'Gutschein eingeben';
export const cardCode = 'Gutscheincode';
export const pays = '{name} zahlt {amount}; {left} bleiben darauf.';
export const willPay = '{name} bezahlt diese Bestellung mit: Darauf sind {left}.';
export const paysNothing = 'Auf {name} ist nichts mehr.';
export const remove = 'Nicht verwenden';
export const payWithOwn = (amount: string) => `Dein Guthaben von ${amount} verwenden`;
export const noSuchCard = 'Diesen Gutschein gibt es nicht. Vergleiche deine Eingabe mit der Mail.';
export const mail = {
  subject: (shop: string) => `Du hast einen Gutschein von ${shop}`,
  subjectFrom: (giver: string, shop: string) => `${giver} schenkt dir einen Gutschein von ${shop}`,
  preview: (amount: string) => `Er ist ${amount} wert.`,
  heading: (amount: string) => `Ein Gutschein über ${amount}`,
  code: 'Code',
  worth: 'Wert',
  how: 'Gib den Code auf der Zahlungsseite ein. Was du nicht ausgibst, bleibt darauf.',
  keep: 'Bewahre diese Mail auf: Wer den Code hat, kann ihn einlösen.',
  button: 'Zum Shop',
  reason: (shop: string) =>
    `Du bekommst diese Mail, weil dir jemand einen Gutschein von ${shop} geschenkt hat.`,
};
export const backInCredit = (amount: string) =>
  `${amount} davon sind schon wieder auf deinem Gutschein oder Guthaben.`;
export const allBackInCredit = 'Alles ist schon wieder auf deinem Gutschein oder Guthaben.';
export const ofItInCredit = (amount: string) => `${amount} davon als Gutschein oder Guthaben`;
export const aGiftCard = 'Gutschein';
export const wasMailedOn = (day: string) => `gemailt am ${day}`;
export const isMailedOn = (day: string) => `wird am ${day} gemailt`;
