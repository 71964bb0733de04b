/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const signInTitle = 'Connexion';
export const aboutSignIn =
  'Connectez-vous ou créez un compte, avec seulement une adresse e-mail et un mot de passe.';
export const paymentWaits =
  'Votre paiement vous attend : vous le retrouvez depuis la page d’accueil. Vous pouvez aussi {guest}.';
export const payAsGuest = 'payer sans compte';
export const email = 'Adresse e-mail';
export const password = 'Mot de passe';
export const newAccounts = (letters: number) =>
  `Pour un nouveau compte : ${letters} caractères au moins.`;
export const signInButton = 'Se connecter';
export const forgotten = 'Mot de passe oublié ?';
export const usePasskey = 'Utiliser une clé d’accès';
export const agreement =
  'En vous connectant ou en créant un compte, vous acceptez les {terms} de cette boutique. La page {privacy} dit ce qui est conservé sur vous.';
export const terms = 'conditions générales de vente';
export const privacy = 'Confidentialité';
export const newHere = 'Nouveau ici ?';
export const createAccount = 'Créer un compte';

export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: 'Adresse e-mail ou mot de passe incorrect',
  INVALID_EMAIL: 'Adresse e-mail non valide',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'Cette adresse e-mail a déjà un compte. Utilisez-en une autre.',
  FAILED_TO_CREATE_USER: 'Le compte n’a pas pu être créé',
  FAILED_TO_CREATE_SESSION: 'La connexion n’a pas abouti',
  PASSWORD_TOO_SHORT: 'Mot de passe trop court',
  PASSWORD_TOO_LONG: 'Mot de passe trop long',
  PASSWORD_IS_KNOWN: 'Le mot de passe est votre adresse e-mail ou le nom de la boutique',
  PASSWORD_TOO_COMMON: 'Mot de passe trop courant',
};
export const tooManyRequests = 'Trop de tentatives. Veuillez réessayer plus tard.';
export const emailMissing = 'L’adresse e-mail manque';
export const emailTooLong = 'Adresse e-mail trop longue';
export const passwordMissing = 'Le mot de passe manque';
export const didNotWork = 'Cela n’a pas fonctionné. Réessayez dans un instant.';

export const aboutForgotten =
  'Un e-mail avec un lien qui vous permet de choisir un nouveau mot de passe.';
export const lookIntoInbox = 'Regardez dans votre boîte de réception';
export const linkOnItsWay = (email: string) =>
  `S’il existe un compte pour ${email}, un e-mail avec un lien est en route. Le lien est valable une heure. S’il a déjà été demandé, l’e-mail est peut-être arrivé : il n’est envoyé qu’une fois toutes les dix minutes.`;
export const howToReset =
  'Indiquez l’adresse e-mail de votre compte. Nous vous envoyons un lien qui vous permet de choisir un nouveau mot de passe. Votre panier et vos commandes restent tels quels.';
export const sendLink = 'Envoyer le lien';
export const sendAgain = 'Le renvoyer';
export const backToSignIn = 'Retour à la connexion';

export const newPassword = 'Nouveau mot de passe';
export const aboutReset = 'Choisissez un nouveau mot de passe.';
export const passwordSet = 'Votre mot de passe est enregistré';
export const signedOutEverywhere =
  'Tous les navigateurs connectés à votre compte sont maintenant déconnectés. Vos clés d’accès fonctionnent toujours : si vous avez perdu un appareil, supprimez les siennes dans votre compte.';
export const signIn = 'Se connecter';
export const linkGone = 'Ce lien ne fonctionne plus';
export const resetLinkGone =
  'Il a déjà servi, ou il date de plus d’une heure. Vous pouvez en recevoir un autre.';
export const sendAnotherLink = 'Envoyer un autre lien';
export const choosePassword = 'Choisissez un nouveau mot de passe';
export const passwordHint = (letters: number) =>
  `${letters} caractères au moins, et pas un mot de passe courant.`;
export const setPassword = 'Enregistrer le mot de passe';
export const signsOutAll = 'Tous les navigateurs seront déconnectés. {leave}';
export const leavePassword = 'Garder le mot de passe actuel';

export const yourAccount = 'Votre compte';
export const aboutAccount = 'Connexion, appareils et vos données.';
export const aboutLink = 'Un lien que nous vous avons envoyé.';
export const signInToSee = 'Connectez-vous pour voir votre compte';
export const whatIsThere = 'Votre adresse e-mail, votre mot de passe et les appareils connectés.';
export const notices = {
  password_changed: 'Votre mot de passe est modifié, et vos autres navigateurs sont déconnectés.',
  email_asked:
    'Nous avons envoyé un e-mail à la nouvelle adresse. Elle devient la vôtre quand vous ouvrez son lien.',
  confirmation_sent: 'L’e-mail est en route. Ouvrez son lien dans ce navigateur.',
  email_confirmed: 'Votre adresse e-mail est confirmée.',
  email_changed: 'Votre adresse e-mail est modifiée. Nous avons aussi écrit à l’ancienne adresse.',
  session_ended: 'Ce navigateur est déconnecté.',
  passkey_renamed: 'La clé d’accès a son nouveau nom.',
  passkey_removed: 'La clé d’accès est supprimée. Effacez-la aussi sur son appareil.',
  deletion_asked: 'Nous vous avons envoyé un e-mail. Son lien supprime votre compte.',
  password_needed: 'Saisissez d’abord de nouveau votre mot de passe. Rien n’a été modifié.',
};
export const pleaseConfirm = 'Veuillez confirmer votre adresse e-mail';
export const whyConfirm = (email: string) =>
  `Nous avons envoyé un e-mail à ${email}. Ouvrez son lien pour que nous puissions vous aider si vous oubliez votre mot de passe. Vous pouvez faire vos achats sans cela.`;
export const sendMailAgain = 'Renvoyer l’e-mail';
export const isItYou = 'Est-ce bien vous ?';
export const enterPassword =
  'Saisissez votre mot de passe pour modifier quelque chose ici. Il vaut pour dix minutes.';
export const goOn = 'Continuer';
export const change = 'Modifier';
export const notConfirmed = (email: string) => `${email} (pas encore confirmée)`;
export const sendMailToIt = 'Y envoyer un e-mail';
export const newEmail = 'Nouvelle adresse e-mail';
export const newEmailHint =
  'Elle devient la vôtre quand vous ouvrez le lien de l’e-mail. Nous écrivons aussi à l’ancienne adresse.';
export const changePassword = 'Modifier le mot de passe';
export const currentPassword = 'Mot de passe actuel';
export const newPasswordHint = (letters: number) =>
  `${letters} caractères au moins, et pas un mot de passe courant. Vos autres navigateurs seront déconnectés.`;

export const passkeys = 'Clés d’accès';
export const whatPasskeyIs =
  'Une clé d’accès vous connecte comme vous déverrouillez votre appareil : par empreinte, visage ou code PIN. Elle s’ajoute à votre mot de passe.';
export const added = 'Ajoutée : {added}';
export const addedAndUsed = 'Ajoutée : {added}, dernière utilisation : {used}';
export const rename = 'Renommer';
export const saveName = 'Enregistrer le nom';
export const name = 'Nom';
export const remove = 'Supprimer';
export const passkeyAdded =
  'La clé d’accès est ajoutée. Vous pouvez désormais vous connecter avec elle.';
export const noPasskeyAdded = 'Aucune clé d’accès n’a été ajoutée.';
export const passkeyName = 'Nom de la nouvelle clé d’accès';
export const passkeyNameHint =
  'Par exemple : mon téléphone. Sans nom, elle porte celui de ce navigateur.';
export const addPasskey = 'Ajouter une clé d’accès';
export const giveName = 'Donnez-lui un nom';
export const nameTooLong = (letters: number) => `${letters} caractères au plus`;
export const noPasskeysHere =
  'Ce navigateur n’a pas de clé d’accès pour cette adresse. Utilisez votre mot de passe.';
export const notReached = 'La boutique est injoignable. Réessayez dans un instant.';
export const hasPasskey = 'Cet appareil a déjà une clé d’accès de votre compte.';
export const passkeyWrong =
  'Cette clé d’accès n’a pas fonctionné. Connectez-vous avec votre mot de passe.';
export const passkeyNotAdded = 'Cette clé d’accès n’a pas pu être ajoutée. Réessayez.';
export const tooManyPasskeys = (count: number) =>
  `Un compte a ${count} clés d’accès au plus. Supprimez-en d’abord une.`;

export const whereSignedIn = 'Où vous êtes connecté';
export const usedWithin = (days: number) =>
  `Utilisé au cours ${plural(days, 'des dernières 24 heures', `des ${days} derniers jours`)}. Connecté depuis : {since}`;
export const thisBrowser = 'Ce navigateur';
export const signOut = 'Déconnecter';
export const stillSignedIn = 'Vous êtes toujours connecté.';
export const signOutEverywhere = 'Se déconnecter partout';
export const unknownDevice = 'Un appareil inconnu';
export const browserOn = (browser: string, system: string) => `${browser} sur ${system}`;

export const yourData = 'Vos données';
export const download = 'Télécharger';
export const whatIsInFile = 'Tout ce que nous conservons sur vous, en un fichier JSON.';
export const downloadData = 'Télécharger vos données';
export const deleteAccount = 'Supprimer le compte';
export const whatDeletionDoes =
  'Nous vous envoyons un e-mail avec un lien. Vos commandes restent dans notre comptabilité, sans votre nom ; ce qui est encore en route vers vous est livré.';
export const sendMail = 'Envoyer l’e-mail';

export const noSuchAccount = 'Ce compte n’est pas le vôtre. Connectez-vous-y.';
export const enterPasswordAgain =
  'Saisissez de nouveau votre mot de passe sur la page du compte, ou reconnectez-vous.';
export const tooOften = 'C’était trop souvent. Attendez une minute.';
export const signInFirst = 'Connectez-vous d’abord.';
export const enterPasswordFirst = 'Saisissez d’abord de nouveau votre mot de passe.';
export const tooManyChanges = (seconds: number) =>
  `Trop de modifications. Réessayez dans ${seconds} ${plural(seconds, 'seconde', 'secondes')}.`;
export const tooManyAttempts = (seconds: number) =>
  `Trop de tentatives. Réessayez dans ${seconds} ${plural(seconds, 'seconde', 'secondes')}.`;
export const tooManyMails = 'Trop d’e-mails à cette adresse. Réessayez plus tard.';
export const signedOut = 'Vous êtes déconnecté. Reconnectez-vous.';
export const notYourPassword = 'Ce n’est pas votre mot de passe.';
export const changedMeanwhile = 'Votre mot de passe a été modifié entre-temps. Reconnectez-vous.';

export const linkStates = {
  guest: {
    title: 'Connectez-vous d’abord',
    text: 'Connectez-vous au compte auquel ce lien est destiné, puis ouvrez de nouveau le lien.',
    action: 'Se connecter',
  },
  gone: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a déjà servi, il est trop ancien, ou il est destiné à un autre compte que celui qui est connecté ici.',
    action: 'Aller à votre compte',
  },
  taken: {
    title: 'Cette adresse a déjà un compte',
    text: 'Votre compte garde l’adresse qu’il a.',
    action: 'Aller à votre compte',
  },
  payment_open: {
    title: 'Un paiement est en cours',
    text: 'Nous n’avons pas pu l’interrompre, et rien n’a été supprimé. Il se termine en quelques minutes : ouvrez alors de nouveau le lien.',
    action: 'Aller à votre compte',
  },
  refund_due: {
    title: 'Un remboursement vous est encore dû',
    text: 'Votre compte pourra être supprimé une fois le remboursement parti. Ouvrez alors de nouveau le lien.',
    action: 'Voir vos commandes',
  },
  deleted: {
    title: 'Votre compte est supprimé',
    text: 'Un e-mail le confirme et dit ce que deviennent les commandes encore en route. Merci d’être venu.',
    action: 'Aller à la boutique',
  },
};
export const deleteTitle = 'Supprimer votre compte ?';
export const confirmTitle = 'Confirmez votre adresse';
export const whatIsDeleted = (email: string) =>
  `Votre adresse e-mail ${email}, votre mot de passe, vos clés d’accès, vos connexions et votre panier sont supprimés définitivement.`;
export const creditIsLost = (amount: string) =>
  `Votre avoir de ${amount} est perdu avec le compte : dépensez-le avant.`;
export const ordersStay =
  'Vos commandes restent dans notre comptabilité, comme la loi le demande, sans votre nom. Vous ne pouvez plus les voir. Les factures gardent le nom et l’adresse qui y figurent aussi longtemps que les factures doivent être conservées.';
export const isYourAddress =
  '{email} est-elle votre adresse ? Elle devient alors celle avec laquelle vous vous connectez, et à laquelle nous vous écrivons.';
export const deleteForGood = 'Supprimer définitivement mon compte';
export const confirmAddress = 'Confirmer cette adresse';
export const keepIt = 'Le garder';
export const notNow = 'Pas maintenant';
export const ordersUnderWay = (count: number) =>
  plural(count, 'Une commande est en cours', 'Des commandes sont en cours');
export const untilArrived = (days: number) =>
  `Pour qu’elles vous parviennent encore, la boutique garde avec elles votre nom, votre adresse et votre e-mail jusqu’à leur arrivée ou leur remboursement, au plus tard ${days} ${plural(days, 'jour', 'jours')} après l’expédition, et nous vous écrivons à leur sujet. Si vous n’en voulez plus une, ouvrez-la et commencez par l’annuler ou la retourner.`;
export const order = (number: string) => `Commande ${number}`;

export const yourAddresses = 'Vos adresses';
export const aboutAddresses = 'Les adresses où vos commandes sont livrées.';
export const savedAddresses = 'Adresses enregistrées';
export const howManyAddresses = (count: number) =>
  `Les ${count} dernières utilisées sont conservées. L’adresse par défaut est présélectionnée au moment de payer.`;
export const defaultAddress = 'Par défaut';
export const makeDefault = 'Définir par défaut';
export const backToPayment = 'Retour au paiement';
export const addAddress = 'Ajouter une adresse';
export const changeAddress = 'Modifier l’adresse';
export const saveAddress = 'Enregistrer l’adresse';
export const leaveAddress = 'La laisser telle quelle';
export const whatAddressesAre = 'Ajoutez, modifiez ou supprimez vos adresses de livraison.';
export const seeAddresses = 'Voir vos adresses';
