/** As `en.ts`. */
import { counted, plural } from '#app/shared/plural.ts';

export const health = 'État de la boutique';
export const readAt = 'Relevé le {time}. Rechargez la page pour un nouveau relevé.';
export const allWell = 'Tout va bien.';
export const notWell = 'Ce qui ne va pas';
export const isWell = 'Ce qui va bien';
export const since = 'Depuis le {time}.';
export const subjects = {
  orders: 'Commandes',
  keys: 'Clés du prestataire de paiement',
  cards: 'Cartes refusées',
  refunds: 'Remboursements',
  holds: 'Stock réservé',
  mail: 'E-mails',
  background: 'Tâches de fond',
  webhooks: 'Webhooks',
  backups: 'Sauvegardes',
};
export const wrong = {
  orders: 'Aucune commande n’arrive',
  keys: 'Le prestataire de paiement refuse une clé',
  cards: 'Des cartes volées sont peut-être essayées ici',
  refunds: 'Les remboursements ne partent pas',
  holds: 'Du stock reste réservé',
  mail: 'Les e-mails ne partent pas',
  background: 'Les tâches de fond ont du retard',
  webhooks: 'Les webhooks n’arrivent pas',
  backups: 'La sauvegarde de la nuit manque',
};
export const whatToDo = {
  orders:
    'Achetez quelque chose vous-même. En cas d’échec, vérifiez si le prestataire de paiement est en panne et si ses clés sont encore valables ; le journal de la boutique contient ses réponses.',
  keys: 'Si STRIPE_SECRET_KEY en contient une deuxième, la boutique redemande avec celle-ci, sinon aucun paiement n’aboutit. Mettez en premier une clé valable, retirez l’autre et redémarrez la boutique.',
  cards:
    'De là, la boutique ne lance aucun paiement pendant un jour, sauf pour les clients qui ont déjà acheté. Rien à faire, sauf si un client écrit : créez alors sa commande vous-même. Vérifiez chez le prestataire de paiement que les paiements aboutis sont réels.',
  refunds:
    'Vérifiez chez le prestataire de paiement que le solde suffit et que ses clés sont encore valables. La boutique continue d’essayer.',
  holds:
    'Le prestataire de paiement ne confirme pas la fin d’un paiement. Vérifiez s’il est en panne et si ses clés sont encore valables.',
  mail: 'Regardez ce que répond le serveur de messagerie et si SMTP_URL est encore correct. Ce qui attend partira dès que possible.',
  background:
    'Elles tournent chaque minute : paiements non signalés, remboursements, factures, stock réservé. Cherchez des erreurs dans le journal de la boutique, puis redémarrez-la.',
  webhooks: 'Regardez ce que répond le destinataire. Réactivez-le dès qu’il fonctionne.',
  backups:
    '« npm run shop -- jobs list » affiche les dernières, et « jobs show » dit ce qui a bloqué. La boutique réessaie toutes les heures.',
};
export const noOrder = 'Il n’y a pas encore de commande.';
export const newestOrder = 'La dernière est du {time}.';
export const openPayments = (count: number) =>
  `${counted(count, 'paiement commencé', 'paiements commencés')} depuis moins d’une heure sans être réglé.`;
export const keyTaken = 'Aucun appel n’a été refusé à cause de sa clé.';
export const keyRefused = 'Il refuse la première clé de STRIPE_SECRET_KEY.';
export const declinedNetworks = (count: number) =>
  count === 0
    ? 'Aucune adresse n’en a beaucoup.'
    : `Beaucoup en un jour, depuis ${counted(count, 'adresse', 'adresses')}.`;
export const refundsDue = (count: number, amount: string) =>
  count === 0
    ? 'Aucun remboursement n’est en attente.'
    : `${counted(count, 'attend', 'attendent')} chez le prestataire de paiement : ${amount}.`;
export const holds = (count: number) =>
  count === 0 ? 'Rien n’est réservé.' : `Réservé pour ${counted(count, 'paiement', 'paiements')}.`;
export const mailsWaiting = (count: number) =>
  count === 0
    ? 'Aucun e-mail n’attend.'
    : `${counted(count, 'attend', 'attendent')} d’être envoyé.`;
export const lastRound = 'Dernier passage le {time}.';
export const deliveriesDue = (count: number) =>
  count === 0
    ? 'Aucun événement n’attend.'
    : `${counted(count, 'événement attend', 'événements attendent')}.`;
export const endpointsOff = (count: number) =>
  `La boutique a désactivé d’elle-même ${counted(count, 'destinataire', 'destinataires')}.`;
export const noBackups = 'La boutique ne fait pas de sauvegardes elle-même';
export const setBackupDir =
  'Si rien d’autre n’en fait, définissez BACKUP_DIR sur un dossier d’un autre disque : elle en fera une chaque nuit.';
export const noBackup = 'Aucune n’a encore été faite.';
export const lastBackup = 'La dernière bonne date de {time}.';
export const seeMails = 'E-mails bloqués';
export const seeWebhooks = 'Webhooks';
export const needsYou = (count: number) =>
  `${counted(count, 'point', 'points')} de la boutique ${plural(count, 'demande', 'demandent')} votre attention.`;
export const seeHealth = 'Voir que faire';
