/** As `en.ts`. */
export const title = 'Une commande pour vous';
export const about = 'Une commande que la boutique a préparée pour vous.';
export const madeForYou = (shop: string) =>
  `${shop} a préparé cette commande pour vous. Elle est à vous une fois payée.`;
export const until = (time: string) => `Ce lien est valable jusqu’au ${time}.`;
export const nothingHeld =
  'Rien n’est réservé avant l’achat : les prix et le stock sont ceux de ce moment-là.';
export const goesTo = 'Livrée à';
export const goToPayment = 'Aller au paiement';
export const total = 'Total';
export const withoutDelivery = 'hors livraison';
export const ownWait = (count: number) =>
  count === 1
    ? 'L’article de votre propre panier attend pendant ce temps dans votre liste d’envies.'
    : `Les ${count} articles de votre propre panier attendent pendant ce temps dans votre liste d’envies.`;
export const asAccount = (email: string) => `Ce sera une commande de votre compte, ${email}.`;
export const findSomething = 'Trouver quelque chose';
export const ended = {
  ended: {
    title: 'Ce lien n’est plus valable',
    text: 'La boutique y a mis fin. Écrivez-lui si vous voulez toujours la commande.',
  },
  opened: {
    title: 'C’est déjà ouvert',
    text: 'Le lien fonctionne une fois et a été ouvert dans un autre navigateur : payez-y, ou demandez à la boutique de le renvoyer.',
  },
  lapsed: {
    title: 'Ce lien n’est plus valable',
    text: 'Son délai est passé. Demandez-en un nouveau à la boutique.',
  },
  ordered: {
    title: 'C’est déjà commandé',
    text: 'Le lien sert une fois. Vous trouvez la commande par l’e-mail à son sujet, ou parmi vos commandes.',
  },
  taken: {
    title: 'C’est dans le panier d’un compte',
    text: 'Connectez-vous à ce compte et payez depuis son panier.',
  },
  empty: {
    title: 'Il n’y a rien dans cette commande',
    text: 'Écrivez à la boutique qui l’a préparée.',
  },
};
export const mail = {
  subject: (shop: string) => `Votre commande chez ${shop} : payez par ce lien`,
  preview: (time: string) => `Le lien est valable jusqu’au ${time}.`,
  reason: (shop: string) =>
    `Vous recevez cet e-mail parce que ${shop} a préparé une commande pour vous avec cette adresse.`,
  notYou: 'Si vous ne l’avez pas demandé, ne faites rien : rien n’est alors commandé.',
};
