/** As `en.ts`. */
export const openAdmin = 'Ouvrir l’admin';
export const tooMany = 'Trop d’essais';
export const waitAMinute =
  'Ils sont venus de votre adresse en une minute, celui-ci n’a donc pas été examiné. Attendez une minute, puis réessayez : un lien valable le reste.';
export const codeOfNoUse = 'Ce code ne sert à rien';
export const codeRefused =
  'Il a déjà été utilisé, date de plus d’une semaine, ou a été mal saisi. Sur la machine de la boutique, {command} affiche un autre lien.';
export const usePasskey = 'Utiliser votre clé d’accès';
export const code = 'Code de votre lien';
export const codeHint = 'Ce qui suit le # du lien.';
export const welcome = 'Bienvenue dans l’admin';
export const youAreIn = (name: string) => `Vous êtes dans l’admin, ${name}`;
export const linkUsedUp =
  'Le lien est utilisé. Une clé d’accès de cet appareil, par empreinte, visage ou code PIN, ouvre désormais l’admin. Sans elle, vous restez connecté tant que vous l’utilisez, et il vous faut un autre lien après douze heures sans usage : {command} l’affiche.';
export const addPasskey = 'Ajouter une clé d’accès';
export const notNow = 'Pas maintenant';
export const accessEnded = 'Accès retiré';
export const isLastOwner =
  ', et le dernier propriétaire qui peut entrer : cela ne peut pas être retiré.';
export const signedInWith = (device: string) =>
  `Connecté avec ${device}, vu pour la dernière fois {time}`;
export const of = (what: string, name: string) => `${what} de ${name}`;
export const passkeyNever = (name: string) => `Clé d’accès de ${name}, jamais utilisée`;
export const passkeyUsed = (name: string) =>
  `Clé d’accès de ${name}, utilisée pour la dernière fois {time}`;
export const noWay = (name: string) =>
  `Rien ne laisse entrer ${name} : invitez de nouveau, sous le même nom.`;
export const otherDevice = 'Créer un lien pour un autre appareil';
export const builtIn = ', intégré';
export const roles = 'Rôles';
export const addARole = 'Ajouter un rôle';
export const addTheRole = 'Ajouter le rôle';
export const when = 'Quand';
export const who = 'Qui';
export const what = 'Quoi';
export const change = 'Modification';
export const doneLast = 'Ce qui a été fait en dernier';
export const whatWasDone = 'Ce qui a été fait';
export const nothingDone = 'Rien n’a encore été fait.';
export const invite = 'Inviter';
export const linkWaits = (name: string, role: string) =>
  `Un lien pour ${name} comme ${role} attend jusqu’à {time}`;
export const withdrawLink = 'Annuler le lien';
export const yourMails = 'Vos e-mails';
export const chooseMails = 'Ce dont la boutique vous avertit';
export const mailsGoTo = (email: string) =>
  `Les e-mails vont à ${email}. Un propriétaire le change sur la page Équipe.`;
export const noAddress =
  'Aucun e-mail ne part encore : un propriétaire indique votre adresse sur la page Équipe.';
export const mailsGathered =
  'Ce qui s’épuise en dix minutes fait un seul e-mail. Après vingt e-mails en une heure, un seul réunit le reste de cette heure.';
export const nothingToTell = 'Votre rôle ne permet de rien voir de ce dont parlent ces e-mails.';
