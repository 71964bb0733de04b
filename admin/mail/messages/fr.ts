/** As `en.ts`. */
export const kinds = {
  order_placed: 'commande passée',
  order_refunded: 'commande remboursée',
  order_shipped: 'commande expédiée',
  order_tracking_added: 'suivi ajouté',
  order_address_changed: 'adresse de livraison modifiée',
  order_delivered: 'commande livrée',
  order_cancelled: 'commande annulée',
  order_return_answered: 'réponse à un retour',
  order_withdrawn: 'rétractation accusée',
  withdrawal_received: 'rétractation reçue',
  draft_link: 'lien de paiement',
  order_claimed: 'commande rattachée à un compte',
  order_code: 'code de la commande',
  password_reset: 'mot de passe à réinitialiser',
  confirm_email: 'e-mail à confirmer',
  email_changed: 'e-mail modifié',
  new_sign_in: 'nouvelle connexion',
  confirm_deletion: 'suppression à confirmer',
  account_deleted: 'compte supprimé',
  confirm_stock_watch: 'alerte de stock à confirmer',
  back_in_stock: 'de retour en stock',
  gift_card: 'carte cadeau',
  review_request: 'demande d’avis',
  staff_first_order: 'équipe : première commande',
  staff_refund_failed: 'équipe : remboursement échoué',
  staff_reconciliation_finding: 'équipe : écart de rapprochement',
  staff_stuck_mail: 'équipe : e-mails bloqués',
  staff_endpoint_off: 'équipe : webhook désactivé',
  staff_backup_failed: 'équipe : sauvegarde échouée',
  staff_notice: 'équipe : avis',
};
export const states = {
  queued: 'en attente',
  unwritten: 'non écrit',
  sending: 'envoi en cours',
  transmitting: 'transmission en cours',
  sent: 'envoyé',
  refused: 'refusé',
  given_up: 'abandonné',
  in_doubt: 'incertain',
  expired: 'expiré',
};
export const aMail = 'Un e-mail';
export const queued = (recipient: string, state: string) =>
  `À ${recipient}, mis en attente {time} : ${state}`;
export const afterTries = (tries: number) => ` après ${tries} essais`;
export const answer = (reply: string) => `Réponse du serveur d’e-mail : ${reply}`;
export const preview = (subject: string) => `Aperçu : ${subject}`;
export const asSentNow =
  'Tel qu’il serait envoyé maintenant. Un lien secret n’est que dans l’e-mail lui-même.';
export const to = 'À';
export const toStaff = 'équipe';
export const toAccount = 'compte';
export const queuedAt = 'Mis en attente';
export const state = 'État';
export const tries = 'Essais';
export const stuckMails = 'E-mails bloqués';
export const allMails = 'Tous les e-mails';
export const whatIsStuck = 'Ce qui est bloqué';
export const mails = 'E-mails';
export const noMails = 'Pas d’e-mails ici.';
