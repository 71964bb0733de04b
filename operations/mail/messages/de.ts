/** As `en.ts`. */
export const noMail = (name: string) =>
  `Es gibt keine Mail ${name}: „npm run shop -- mail list“ zeigt sie.`;
export const several = (name: string) =>
  `Mehrere Kunden haben eine Mail ${name}: Nenne ihre Message-ID.`;
export const queued = (name: string) => `${name} ist eingereiht und wird gleich gesendet.`;
export const notSentAgain = (name: string) =>
  `${name} wird nicht noch einmal gesendet: Sie ist gerade unterwegs oder enthält ein Geheimnis, das nur einmal gesendet wird. Der Kunde kann ein neues anfordern.`;
export const tooManyTests = 'Genug Testmails für diese Stunde: Versuche es in der nächsten wieder.';
