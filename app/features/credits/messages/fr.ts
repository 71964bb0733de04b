/** As `en.ts`. */
export const giftCard = (code: string) => `Carte cadeau ${code}`;
export const storeCredit = 'Avoir';
export const byCard = 'Par carte';
export const byOtherMeans = 'Autrement';
export const total = 'Total';
export const leftToPay = 'Reste à payer :';
export const enterBoth = 'Saisir un code promo ou une carte cadeau';
export const codeOrCard = 'Code promo ou carte cadeau';
export const enterCard = 'Saisir une carte cadeau';
export const cardCode = 'Code de la carte cadeau';
export const pays = '{name} paie {amount} ; il y reste {left}.';
export const willPay = '{name} paiera cette commande : son solde est de {left}.';
export const paysNothing = 'Il ne reste rien sur {name}.';
export const remove = 'Ne pas l’utiliser';
export const payWithOwn = (amount: string) => `Utiliser votre avoir de ${amount}`;
export const noSuchCard = 'Cette carte cadeau n’existe pas. Comparez votre saisie avec l’e-mail.';
export const mail = {
  subject: (shop: string) => `Vous avez une carte cadeau de ${shop}`,
  subjectFrom: (giver: string, shop: string) => `${giver} vous offre une carte cadeau de ${shop}`,
  preview: (amount: string) => `Elle vaut ${amount}.`,
  heading: (amount: string) => `Une carte cadeau de ${amount}`,
  code: 'Code',
  worth: 'Valeur',
  how: 'Saisissez le code sur la page de paiement. Ce que vous ne dépensez pas y reste.',
  keep: 'Gardez cet e-mail : quiconque a le code peut le dépenser.',
  button: 'Aller à la boutique',
  reason: (shop: string) =>
    `Vous recevez cet e-mail parce que quelqu’un vous a offert une carte cadeau de ${shop}.`,
};
export const backInCredit = (amount: string) =>
  `${amount} sont déjà revenus sur votre carte cadeau ou votre avoir.`;
export const allBackInCredit = 'Tout est déjà revenu sur votre carte cadeau ou votre avoir.';
export const ofItInCredit = (amount: string) => `dont ${amount} en carte cadeau ou avoir`;
export const aGiftCard = 'Carte cadeau';
export const wasMailedOn = (day: string) => `envoyée le ${day}`;
export const isMailedOn = (day: string) => `sera envoyée le ${day}`;
