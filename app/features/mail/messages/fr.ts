/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const andMore = (count: number) => `et ${count} ${plural(count, 'autre', 'autres')}`;
export const total = 'Total';
export const becauseOfAccount = (shop: string) =>
  `Vous recevez ce message parce que vous avez un compte chez ${shop}.`;
export const becauseOfOrder = (shop: string) =>
  `Vous recevez ce message à propos de votre commande chez ${shop}.`;
export const becausePaid = (shop: string) =>
  `Vous recevez ce message parce que vous avez payé chez ${shop}.`;
export const worksOnce = 'Le lien fonctionne une seule fois, pendant une heure.';
export const reset = {
  subject: 'Choisissez un nouveau mot de passe',
  askedFor: (shop: string) =>
    `Un nouveau mot de passe a été demandé pour votre compte chez ${shop}.`,
  notYou:
    'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
};
export const confirmEmail = {
  subject: 'Confirmez votre adresse e-mail',
  preview: 'Un clic, et nous savons que nos messages vous parviennent.',
  heading: 'Est-ce votre adresse ?',
  given: (shop: string) =>
    `Cette adresse a été indiquée pour un compte chez ${shop}. Confirmez-la pour que nous sachions que nos messages vous parviennent.`,
  button: 'Confirmer cette adresse',
  notYours: 'Le lien fonctionne pendant un jour. Si le compte n’est pas le vôtre, ne faites rien.',
  reason: (shop: string) =>
    `Vous recevez ce message parce que quelqu’un a indiqué cette adresse chez ${shop}.`,
};
export const emailChanged = {
  subject: 'Votre adresse e-mail a été modifiée',
  preview: (email: string) => `Votre compte a maintenant l’adresse ${email}.`,
  signIn: (shop: string) =>
    `Chez ${shop}, vous vous connectez désormais avec la nouvelle adresse, et nos messages y sont envoyés.`,
  untilNow: 'Jusqu’ici',
  fromNow: 'Désormais',
  notYou: 'Si vous ne l’avez pas modifiée vous-même, répondez tout de suite à ce message.',
};
export const newSignIn = {
  subject: 'Nouvelle connexion à votre compte',
  preview: (device: string) => `Depuis ${device}.`,
  notSeenBefore:
    'Une connexion à votre compte a eu lieu depuis un appareil que nous ne connaissions pas.',
  device: 'Appareil',
  time: 'Heure',
  notYou:
    'Si c’était vous, il n’y a rien à faire. Sinon, mettez fin à cette session et changez votre mot de passe.',
  button: 'Ouvrir votre compte',
};
export const deletion = {
  subject: 'Confirmez la suppression de votre compte',
  heading: 'Supprimer votre compte ?',
  askedFor: (shop: string) =>
    `La suppression de votre compte chez ${shop} a été demandée. Elle est définitive.`,
  button: 'Continuer vers la suppression',
  notYou:
    'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ne l’ouvrez pas et changez votre mot de passe.',
};
export const deleted = {
  subject: 'Votre compte est supprimé',
  preview: 'Merci d’avoir fait vos achats chez nous.',
  whatStays: (shop: string) =>
    `Votre compte chez ${shop} est supprimé, avec votre panier et vos sessions. Notre comptabilité garde ce qui a été acheté et payé, sans votre nom ; seules les factures gardent le nom et l’adresse qui y figurent.`,
  lastMail:
    'Si une commande est encore en route, notre équipe sait à qui elle est destinée jusqu’à son arrivée ou son remboursement, et nous vous écrivons à son sujet. Sinon, ceci est notre dernier message. Merci d’avoir fait vos achats chez nous.',
  reason: (shop: string) => `Vous recevez ce message parce que vous aviez un compte chez ${shop}.`,
};
export const returnAnswered = {
  approved: (what: string) => `Votre retour est accepté : ${what}`,
  declined: (what: string) => `À propos de votre retour : ${what}`,
  sendItBack: 'vous pouvez la renvoyer',
  notTakenBack: 'la boutique ne la reprend pas',
  goesBack: (amount: string) =>
    `Dès sa réception, ${amount} seront remboursés sur la carte utilisée pour le paiement.`,
  notTaken: 'La boutique ne reprend pas ces articles.',
  why: (reason: string) => `La boutique écrit : ${reason}`,
  notAgreed: 'Si vous n’êtes pas d’accord, répondez à cet e-mail.',
};
export const confirmStockWatch = {
  subject: (title: string) => `Vous prévenir du retour en stock ? ${title}`,
  preview: 'Un clic, et nous vous écrirons dès le retour en stock.',
  heading: 'Devons-nous vous prévenir ?',
  asked: (title: string) =>
    `Quelqu’un souhaite recevoir ici un e-mail dès le retour en stock de « ${title} ». Est-ce vous ? Alors confirmez-le.`,
  button: 'Oui, prévenez-moi',
  notYou:
    'Le lien est valable un jour. Si ce n’est pas vous, ne faites rien : nous n’écrirons plus.',
};
export const backInStock = {
  subject: (title: string) => `De retour en stock : ${title}`,
  preview: 'Vous nous aviez demandé de vous prévenir.',
  heading: 'De retour en stock',
  canBeBought: (title: string) =>
    `Vous pouvez de nouveau acheter « ${title} ». Nous ne pouvons pas vous en réserver.`,
  button: 'Voir le produit',
  reason: (shop: string) =>
    `Vous recevez ce message une seule fois, parce que vous l’avez demandé chez ${shop}.`,
  stop: 'Arrêter ces e-mails',
};
export const reviewRequest = {
  subject: (what: string) => `Qu’en pensez-vous ? ${what}`,
  preview: 'Quelques mots aident ceux qui hésitent à l’acheter.',
  heading: 'Qu’en pensez-vous ?',
  arrived: (what: string) =>
    `Vous avez ceci depuis une semaine : ${what}. Dites ce que cela vaut, en étoiles ou en quelques mots.`,
  button: 'Donner mon avis',
  reason: (shop: string) =>
    `Vous recevez cet e-mail une seule fois, parce que vous l’avez demandé avec votre commande chez ${shop}.`,
  stop: 'Ne plus me demander d’avis',
};
export const yourOrder = 'votre commande';
export const titleAndMore = (title: string, count: number) =>
  `${title} et ${count} ${plural(count, 'autre', 'autres')}`;
export const orderId = 'Identifiant de la commande';
export const seeOrder = 'Voir votre commande';
export const ofOrder = (number: string, what: string) => `Commande ${number} : ${what}.`;
export const placed = {
  subject: (what: string) => `Votre commande est confirmée : ${what}`,
  youPaid: (total: string) => `vous avez payé ${total}`,
  nothingToPay: 'rien à payer',
  heading: 'Merci pour votre commande',
  receipt: (number: string, total: string, date: string) =>
    `Commande ${number} : vous avez payé ${total} le ${date}. Ceci est votre reçu.`,
  freeReceipt: (number: string, date: string) =>
    `Commande ${number} du ${date} : il n’y avait rien à payer. Ceci est votre reçu.`,
  deliveredTo: 'Livraison à',
};
export const refund = {
  subject: (amount: string) => `Votre remboursement de ${amount}`,
  preview: (amount: string) => `${amount} reviennent sur la carte avec laquelle vous avez payé.`,
  heading: (amount: string) => `Nous vous remboursons ${amount}`,
  goesBack:
    'L’argent revient sur la carte avec laquelle vous avez payé. La plupart des banques l’affichent sous 5 à 10 jours.',
  payment: 'Paiement',
  date: 'Date',
  seeOrders: 'Voir vos commandes et remboursements',
};
export const refundReasons = {
  lines_sold:
    'Vous aviez déjà payé ces articles, dans un autre onglet ou sur un autre appareil : ce second paiement vous est donc remboursé en entier.',
  second_charge:
    'Vous avez été débité deux fois : le second paiement vous est donc remboursé en entier.',
  amount_differs:
    'Le montant débité n’est pas celui qui vous était affiché : le paiement vous est donc remboursé en entier, et rien n’a été commandé.',
  sold_out:
    'Un article de votre panier a été épuisé pendant que vous payiez : le paiement vous est donc remboursé en entier, et rien n’a été commandé. Nous en sommes désolés.',
  returned: 'Votre retour est arrivé.',
};
export const why = (reason: string) => `Motif : ${reason}`;
export const shipped = {
  subject: (what: string) => `En route : ${what}`,
  hasLeft: 'votre colis a quitté la boutique',
  heading: 'Votre commande est en route',
  partHeading: 'Une partie de votre commande est en route',
  restHeading: 'Le reste de votre commande est en route',
  restFollows: 'Le reste suivra dans un autre colis :',
  brings: (carrier: string, where: string) =>
    `${carrier} a votre colis et le livre à cette adresse : ${where}.`,
  goesTo: (where: string) => `Votre colis a quitté la boutique et part à cette adresse : ${where}.`,
};
/** Of an order that is collected in person. */
export const readyToCollect = {
  subject: (what: string) => `Prête à retirer : ${what}`,
  waits: 'vous pouvez la retirer',
  heading: 'Votre commande est prête à retirer',
  restFollows: 'Le reste suivra plus tard :',
  comeAndCollect: 'Elle vous attend : venez la retirer avec son numéro.',
};
export const collected = {
  subject: (what: string) => `Retirée : ${what}`,
  done: 'vous l’avez retirée',
  heading: 'Votre commande a été retirée',
  handedOver:
    'Elle a été remise. Si ce n’était pas vous ou si quelque chose ne va pas, répondez à ce message.',
};
export const tracking = {
  subject: (what: string) => `Où est votre colis : ${what}`,
  hasNumber: 'votre colis a un numéro de suivi',
  heading: 'Suivez votre colis',
  onItsWay: 'Votre commande est en route.',
  onItsWayWith: (carrier: string) => `Votre commande est en route avec ${carrier}.`,
};
export const delivered = {
  subject: (what: string) => `Livrée : ${what}`,
  arrived: 'votre colis est arrivé',
  heading: 'Votre commande a été livrée',
  partHeading: 'Une partie de votre commande a été livrée',
  whereItIs: (where: string) =>
    `Elle a été livrée à cette adresse : ${where}. Si vous ne la trouvez pas ou si quelque chose ne va pas, répondez à ce message.`,
};
export const cancelled = {
  subject: (what: string) => `Annulée : ${what}`,
  preview: (amount: string) => `${amount} reviennent sur votre carte.`,
  nothingSent: 'Rien ne sera expédié.',
  heading: 'Votre commande est annulée',
  goesBack: (amount: string) =>
    `Rien ne sera expédié, et ${amount} reviennent sur la carte avec laquelle vous avez payé. La plupart des banques l’affichent sous 5 à 10 jours.`,
  weOwe: (amount: string) =>
    `Nous vous devons ${amount}, que votre banque n’a pas acceptés jusqu’ici. Nous nous en occupons ; répondez à ce message si vous n’avez pas de nouvelles.`,
};
export const addressChanged = {
  subject: (what: string) => `Nouvelle adresse de livraison : ${what}`,
  preview: 'Elle a été modifiée sur la page de votre commande, ou par nous.',
  heading: 'Votre commande part à une autre adresse',
  sameAmount: 'Le prix, la livraison et les taxes restent les mêmes.',
  goesTo: 'Livrée maintenant à',
  notYou:
    'Si vous ne l’avez pas demandé, ouvrez la commande et corrigez l’adresse avant qu’elle soit préparée, ou répondez tout de suite à ce message.',
};
export const claimed = {
  subject: (what: string) => `Désormais dans un compte : ${what}`,
  preview: 'Vous recevez toujours nos messages à son sujet.',
  heading: 'Votre commande est désormais dans un compte',
  whoSees: (shop: string) =>
    `Quelqu’un a ouvert le lien de notre message et a ajouté cette commande à un compte chez ${shop}, qui voit ce qui a été acheté et où c’est livré. Vous recevez toujours nos messages à son sujet, et le lien ci-dessous l’ouvre toujours.`,
  notYou:
    'Si ce n’était ni vous ni une personne à qui vous avez donné notre message, répondez à ce message.',
};
export const orderCode = {
  subject: 'Le code qui ouvre votre commande',
  preview: 'Il est utilisable une seule fois, pendant 15 minutes.',
  heading: 'Ouvrez votre commande',
  whatItShows: 'L’adresse de livraison de votre commande est affichée à qui possède ce code.',
  notYou:
    'Il est utilisable une seule fois, pendant 15 minutes. Si vous n’avez rien demandé, ne faites rien et ne le donnez à personne.',
};
export const toStaff =
  'Vous recevez cet e-mail parce que STAFF_MAIL, ou à défaut MAIL_FROM, indique cette adresse.';
export const amount = 'Montant';
export const firstOrder = {
  subject: (shop: string, amount: string) => `Première commande sur ${shop} : ${amount}`,
  preview: 'Quelqu’un a acheté quelque chose.',
  heading: 'La première commande',
  whatToDo: (shop: string) =>
    `${shop} a fait sa première vente. Consultez la commande, puis préparez-la :`,
};
export const refundFailed = {
  heading: (amount: string) => `Un remboursement de ${amount} a échoué`,
  preview: 'Le prestataire de paiement l’a refusé définitivement.',
  whatToDo:
    'Le prestataire de paiement a refusé ce remboursement définitivement, et la boutique ne le redemande pas. Remboursez-le chez le prestataire, ou contactez le client autrement.',
  reason: 'Motif du remboursement',
};
export const reconciliation = {
  subject: (counts: string) => `Le rapprochement des paiements a trouvé un écart : ${counts}`,
  heading: 'Le rapprochement des paiements a trouvé un écart',
  whatToDo:
    'Ce que dit le prestataire de paiement et ce que la boutique a enregistré diffèrent. La section « Reconciliation » de docs/operating.md dit que faire pour chaque ligne.',
};
export const stuckMail = {
  heading: (count: number) =>
    count === 1 ? 'Un e-mail est bloqué' : `${count} e-mails sont bloqués`,
  whatToDo: (count: number) =>
    `${count === 1 ? 'Un e-mail n’est pas parti' : `${count} e-mails ne sont pas partis`} : refus du serveur, composition impossible, ou une heure sans envoi possible. Ces commandes en donnent la liste, en affichent un et le renvoient :`,
  lastAnswer: 'Dernière réponse',
};
export const endpointOff = {
  heading: 'Un webhook a été désactivé',
  whatToDo:
    'Plus rien n’y est envoyé. Ce qui se passe dans la boutique l’attend pendant trente jours. Dès qu’il répond à nouveau, réactivez-le dans l’administration, sous « Webhooks », ou ainsi :',
  webhook: 'Webhook',
  why: 'Pourquoi',
  isGone: 'Il a répondu 410 : il ne veut plus rien recevoir.',
  triesFailed: (tries: number, last: string | number) =>
    `${tries} tentatives en trois jours ont échoué. La dernière réponse : ${last}`,
};
export const backupFailed = {
  heading: 'La sauvegarde de la nuit a échoué',
  whatToDo:
    'La boutique réessaie toutes les heures. Une fois l’obstacle levé, cette commande fait une sauvegarde tout de suite :',
  problem: 'Ce qui bloque',
};
export const smtp = {
  login: (server: string, answer: string) =>
    `${server} refuse l’utilisateur ou le mot de passe de SMTP_URL : ${answer}`,
  host: (server: string, answer: string) =>
    `Ce serveur n’existe pas : ${server}. Corrigez SMTP_URL. (${answer})`,
  noAnswer: (server: string, code: string) =>
    `Rien ne répond à ${server} (${code}) : corrigez le serveur et le port de SMTP_URL, ou ouvrez le pare-feu.`,
  certificate: (server: string, code: string) =>
    `Le certificat de ${server} n’est pas reconnu (${code}) : désignez le serveur dans SMTP_URL comme le certificat, ou indiquez son autorité dans NODE_EXTRA_CA_CERTS.`,
  tls: (server: string, answer: string) =>
    `${server} ne parle pas TLS comme le dit SMTP_URL : smtps:// est en TLS dès le début (port 465), smtp:// y passe ensuite (port 587). ${answer}`,
  other: (server: string, answer: string) => `${server} n’accepte pas l’e-mail : ${answer}`,
  taken: (server: string, to: string) =>
    `${server} a accepté l’e-mail de test à ${to}. Vérifiez qu’il arrive, et pas dans les indésirables.`,
  written: (folder: string, to: string) =>
    `SMTP_URL n’est pas défini, les e-mails n’arrivent donc à personne : l’e-mail de test à ${to} est un fichier dans ${folder}.`,
};
export const testMail = {
  subject: (shop: string) => `E-mail de test de ${shop}`,
  preview: 'Le serveur de messagerie fonctionne.',
  heading: 'Le serveur de messagerie fonctionne',
  words: (shop: string) =>
    `L’équipe de ${shop} a demandé cet e-mail pour vérifier que ses messages arrivent. Il n’y a rien à faire.`,
  reason: (shop: string) =>
    `Vous recevez cet e-mail parce que l’équipe de ${shop} a saisi cette adresse.`,
};
