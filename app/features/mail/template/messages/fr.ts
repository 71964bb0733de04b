/** Les e-mails qu’un membre de l’équipe a choisis. */
export const notices = {
  'order.placed': {
    one: (what: string) => `Nouvelle commande : ${what}`,
    many: (count: number) => `${count} nouvelles commandes`,
    says: 'Elle est payée et attend d’être préparée.',
    saysOfMany: 'Elles sont payées et attendent d’être préparées.',
  },
  'order.cancelled': {
    one: (what: string) => `Annulée : ${what}`,
    many: (count: number) => `${count} commandes ont été annulées`,
    says: 'Ne l’expédiez pas. Ce qui a été payé est remboursé automatiquement.',
    saysOfMany: 'Ne les expédiez pas. Ce qui a été payé est remboursé automatiquement.',
  },
  'return.requested': {
    one: (what: string) => `Un retour est demandé : ${what}`,
    many: (count: number) => `${count} retours sont demandés`,
    says: 'Le client veut retourner ceci et attend votre réponse.',
    saysOfMany: 'Les clients attendent vos réponses.',
  },
  'order.withdrawn': {
    one: (what: string) => `Rétractation : ${what}`,
    many: (count: number) => `${count} rétractations`,
    says: 'Un consommateur s’est rétracté. La page de la commande dit ce qui est dû.',
    saysOfMany:
      'Des consommateurs se sont rétractés. Les pages des commandes disent ce qui est dû.',
  },
  'withdrawal.declared': {
    one: (what: string) => `Rétractation par numéro de commande : ${what}`,
    many: (count: number) => `${count} rétractations par numéro de commande`,
    says: 'Elle compte dès que son lien est suivi ou que vous l’enregistrez : vérifiez qu’il s’agit bien de leur commande.',
    saysOfMany:
      'Chacune compte dès que son lien est suivi ou que vous l’enregistrez : vérifiez qu’il s’agit bien de leur commande.',
  },
  'stock.low': {
    one: (what: string) => `Bientôt épuisé : ${what}`,
    many: (count: number) => `${count} produits sont bientôt épuisés`,
    says: 'Recommandez-en, ou comptez ce qui est en rayon.',
    saysOfMany: 'Recommandez-en, ou comptez ce qui est en rayon.',
  },
  'refund.failed': {
    one: (what: string) => `Un remboursement de ${what} a échoué`,
    many: (count: number) => `${count} remboursements ont échoué`,
    says: 'Le prestataire de paiement l’a refusé définitivement. Remboursez-le chez le prestataire, ou contactez le client autrement.',
    saysOfMany:
      'Le prestataire de paiement les a refusés définitivement. Remboursez-les chez le prestataire, ou contactez les clients autrement.',
  },
};
export const byShopper = 'Le client l’a annulée.';
export const byStaff = 'L’équipe l’a annulée.';
export const isLate = 'Elle a été déclarée après le délai de rétractation.';
export const openOrder = 'Ouvrir la commande';
export const openProduct = 'Ouvrir le produit';
export const openAdmin = 'Ouvrir l’administration';
export const youChose = (shop: string) =>
  `Vous recevez cet e-mail parce que vous l’avez choisi sur votre page de l’administration de ${shop}, où vous pouvez le changer.`;
/** Ce qui a été payé sans carte. */
export const givenBack = (amount: string) => `La boutique vous rend elle-même ${amount}.`;
export const notSentGivenBack = (amount: string) =>
  `Rien ne sera envoyé, et la boutique vous rend elle-même ${amount}.`;
export const isGivenBack = (amount: string) =>
  `Dès son arrivée, la boutique vous rend elle-même ${amount}.`;
