/** As `en.ts`. */
export const invoiceNo = (no: number) => `Facture ${no}`;
export const taxNumber = (number: string) => `Numéro fiscal ${number}`;
export const vatNumber = (number: string) => `N° de TVA ${number}`;
export const supplied = 'Livré le';
export const taxOf = 'Taxe de';
export const soldTo = 'Vendu à';
export const invoiceDate = 'Date de facturation';
export const order = 'Commande';
export const ordered = 'Commandé le';
export const item = 'Article';
export const quantity = 'Quantité';
export const price = 'Prix';
export const discount = 'Remise';
export const rate = 'Taux';
export const net = 'HT';
export const tax = 'TVA';
export const amount = 'Montant';
export const taxOn = (rate: string, net: string) => `TVA à ${rate} sur ${net}`;
export const paidByCard = 'Total, payé par carte';
export const total = 'Total';
export const credit = (no: number) => `Avoir ${no}, sur la même carte`;
export const includesTaxOn = (rate: string, net: string) => `dont TVA à ${rate} sur ${net}`;
export const leftAfterCredits = 'Reste après avoirs';
export const totalWithoutTax = 'Total hors TVA';
export const slipOf = (shop: string, number: string) => `${shop} : commande ${number}`;
export const placedFor = 'Passée {time} par {email}';
export const placed = 'Passée {time}';
export const number = 'Nombre';
export const packed = 'Emballé';
export const paidByHand = {
  cash: 'Payé en espèces',
  transfer: 'Payé par virement',
  other: 'Payé à la boutique',
};
export const withReference = (paid: string, reference: string) => `${paid}, référence ${reference}`;
export const totalPaid = (howPaid: string) => `Total. ${howPaid}`;
export const creditByHand = (no: number) => `Avoir ${no}, rendu par la boutique`;
export const paidWith = (name: string) => `Payé : ${name}`;
