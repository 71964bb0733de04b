/** As `en.ts`. */
export const states = {
  placed: 'Passée',
  packed: 'Préparée',
  partly_shipped: 'Expédiée en partie',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
  return_requested: 'Retour demandé',
  return_approved: 'Retour accepté',
  withdrawn: 'Rétractation',
  returned: 'Retournée',
  ready_to_collect: 'Prête à retirer',
  collected: 'Retirée',
};
export const orderIs = {
  placed: 'est passée',
  packed: 'est préparée',
  partly_shipped: 'est expédiée en partie',
  shipped: 'est expédiée',
  delivered: 'est livrée',
  cancelled: 'est annulée',
  return_requested: 'attend une réponse à sa demande de retour',
  return_approved: 'a un retour accepté',
  withdrawn: 'fait l’objet d’une rétractation',
  returned: 'est retournée',
  ready_to_collect: 'est prête à retirer',
  collected: 'est retirée',
};
export const waiting = {
  placed: 'Commandes à préparer',
  packed: 'Commandes à expédier',
  partly_shipped: 'Commandes à compléter',
  return_requested: 'Retours à traiter',
  return_approved: 'Retours en route',
  withdrawn: 'Rétractations : à rembourser',
};
export const refundStates = {
  due: 'Dû : le prestataire de paiement ne l’a pas encore fait ; la boutique continue de demander',
  pending: 'En route',
  refunded: 'Effectué',
  failed: 'Échoué : remboursez autrement',
  cancelled: 'Non effectué : autant avait déjà été rendu chez le prestataire de paiement',
};
export const orderCancelled = 'Commande annulée';
export const itemsReturned = 'Articles retournés';
export const itemsWithdrawn = 'Articles rétractés';
export const notSent = 'Finalement pas expédié';
export const withdrawal = 'Rétractation';
export const withdrawnLate = 'Tardive : déclarée après le délai.';
export const neverSent = 'Jamais expédié.';
export const notOnShelf = (titles: string) => `Pas remis en rayon : ${titles}.`;
export const addressChanged = 'Adresse de livraison modifiée';
export const addressBefore = (address: string) => `Avant: ${address}`;
export const addressNow = (address: string) => `Maintenant: ${address}`;
export const addressForgotten = 'effacée';
export const held = 'En attente';
export const isHeld = 'est en attente';
export const released = 'Débloquée';
export const note = 'Note';
export const parcel = (no: number) => `Colis ${no}`;
export const shippedWith = (carrier: string) => `Expédiée avec ${carrier}`;
export const shippedLine = (carrier: string) => (carrier ? `expédiée par ${carrier}` : 'expédiée');
export const trackingAdded = 'Suivi ajouté';
export const withCarrier = (carrier: string) => `Avec ${carrier}`;
export const trackingLine = (carrier: string) =>
  carrier ? `suivi ajouté, ${carrier}` : 'suivi ajouté';
export const returnDeclined = 'Retour refusé';
export const refundOf = (no: number, amount: string) => `Remboursement ${no} de ${amount}`;
export const disputeStates = {
  needs_response: 'réponse attendue',
  under_review: 'en examen',
  won: 'gagné',
  lost: 'perdu',
};
export const disputeOf = (amount: string, state: string) => `Litige de ${amount} : ${state}`;
export const answerBy = (time: string) =>
  `Répondez chez le prestataire de paiement avant le ${time}.`;
export const inLine = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
export const instead = {
  return_approved: 'seul un retour demandé peut être accepté',
  return_declined: 'seul un retour demandé peut être refusé',
  packed: 'seule une commande passée, dont il reste quelque chose à expédier, peut être préparée',
  shipped: 'il n’en reste rien à expédier',
  lines_dropped: 'il n’en reste rien à expédier',
  delivered: 'seule une commande expédiée peut être livrée : expédiez-la d’abord',
  tracking_added: 'seule une commande expédiée et pas encore livrée reçoit un numéro de suivi',
  cancelled: 'seule une commande pas encore préparée peut être annulée : remboursez-la plutôt',
  held: 'seule une commande dont il reste quelque chose à expédier peut être mise en attente',
  released: 'seule une commande en attente peut être débloquée',
  note: 'une note est toujours possible',
};
export const toGiveBack = 'Dû : à rendre vous-même';
