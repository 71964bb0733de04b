/** As `en.ts`. */

export const changeAddress = 'Modifier l’adresse';
export const addressOf = (number: string) => `Adresse de livraison de la commande ${number}`;
export const amountStays =
  'Ce que vous avez payé ne change pas, livraison et taxes comprises. Nous confirmons la nouvelle adresse par message.';
export const deliverHere = 'Livrer à cette adresse';
export const addressLocked = {
  too_late: {
    title: 'L’adresse ne peut plus être modifiée',
    text: 'La commande est déjà préparée, ou rien n’en est envoyé. Répondez à l’un des messages à son sujet : la boutique vous aide autant que possible.',
  },
  no_address: {
    title: 'Cette commande n’a pas d’adresse à modifier',
    text: 'Elle est retirée sur place, ou son adresse a été effacée. Répondez à l’un des messages à son sujet : la boutique vous aide.',
  },
  too_often: {
    title: 'L’adresse a été modifiée très souvent',
    text: 'Répondez à l’un des messages sur la commande : la boutique la modifie pour vous.',
  },
};
export const addressElsewhere = {
  not_delivered: (country: string) => `Nous ne livrons pas dans ce pays : ${country}.`,
  other_price: (country: string) => `La livraison vers ${country} a un autre prix.`,
  other_tax: (country: string) => `Pour ${country}, la taxe est différente.`,
};
export const orderAnew =
  'Choisissez une adresse dans le pays de la commande. Pour l’envoyer ailleurs, annulez-la et commandez de nouveau, ou répondez à l’un des messages à son sujet.';
