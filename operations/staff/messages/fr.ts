/** As `en.ts`. */
export const signInActs = {
  entered: 'Entrée par un lien',
  became_owner: 'Est devenu propriétaire ; ce qui laissait entrer ce nom auparavant a pris fin',
  signed_in: 'Connexion avec une clé d’accès',
  passkey_added: 'Clé d’accès ajoutée',
  book_downloaded: 'Un lien vers la comptabilité a été utilisé',
};
export const withOthers = 'Modifié avec beaucoup d’autres :';
export const order = (number: string) => `commande ${number}`;
export const refused = ', refusé';
export const outcomeUnknown = ', dont l’issue n’est pas connue';
export const tokenOf = ', jeton de ';
export const lastOwner =
  'C’est le dernier accès d’un propriétaire : plus personne ne pourrait entrer. Ajoutez d’abord une clé d’accès, ou faites entrer un autre propriétaire, par npm run shop -- staff invite NAME --role owner.';
export const noSuchWay = {
  session: 'Cette session n’existe pas : elle a déjà pris fin.',
  passkey: 'Cette clé d’accès n’existe pas : elle a déjà été supprimée.',
};
export const severalWays = {
  session: 'Plusieurs sessions commencent ainsi : écrivez-en davantage.',
  passkey: 'Plusieurs clés d’accès commencent ainsi : écrivez-en davantage.',
};
export const signedOutOf = (person: string, device: string) =>
  `${person} est déconnecté de ${device}.`;
export const passkeyRemoved = (person: string, device: string) =>
  `La clé d’accès de ${device} n’ouvre plus l’admin à ${person}.`;
export const nobodyCalled = (name: string) => `Personne ne s’appelle ${name}.`;
export const accessEnded = (name: string) => `Plus rien ne laisse entrer ${name}.`;
export const endAccess = (name: string) =>
  `Retirer tout accès à ${name} ? Ses sessions, clés d’accès, liens non utilisés et jetons créés prennent fin aussitôt. Ce qui a été fait reste listé.`;
export const yesEndAccess = (name: string) => `Retirer tout accès à ${name}`;
export const inviteRefusals = {
  role_missing: 'Personne de ce nom n’a encore de rôle : dites à quel titre elle entre.',
  other_role:
    'Le même nom désigne la même personne, qui a un autre rôle : donnez-lui d’abord celui-ci, ou prenez un autre nom.',
  owner_is_awaited:
    'Un lien qui fait un propriétaire attend ce nom. Une fois utilisé, les propriétaires créent des liens pour lui ; d’ici là, npm run shop -- staff invite NAME --role owner le fait. Pour quelqu’un d’autre, prenez un autre nom.',
};
export const linkMade = (name: string, role: string, link: string) =>
  `Donnez ce lien à son destinataire. Il laisse entrer ${name} comme ${role}, une fois, pendant une semaine : ${link}`;
export const adminIsOff = 'ADMIN_PORT est désactivé : indiquez d’abord un port.';
export const roleGiven = (name: string, role: string) => `${name} a maintenant le rôle ${role}.`;
export const aRole = 'un rôle';
export const noOwner = 'Vous n’êtes plus propriétaire : demandez à l’un d’eux.';
export const noRoleListed = (role: string) =>
  `Il n’y a pas de rôle ${role} : la liste des rôles dit lesquels existent.`;
export const noGivenScope = (scope: string) =>
  `contient ${scope}, qui n’est pas une autorisation pour un rôle : --help les liste`;
export const isBuiltIn = (role: string) =>
  `Toute boutique a le rôle ${role}, tel quel : choisissez un autre nom.`;
export const isThere = 'est le nom d’un rôle qui existe';
export const roleSaved = (role: string) =>
  `Enregistré : cela vaut aussitôt pour qui a le rôle ${role}.`;
export const roleThere = (role: string) => `un rôle ${role}`;
export const roleRemoved = (role: string) => `Il n’y a plus de rôle ${role}.`;
export const hasHolder = (name: string) =>
  `${name} a ce rôle, ou entre avec lui : donnez-lui-en d’abord un autre.`;
export const noRole = (role: string) => `Il n’y a pas de rôle ${role}.`;
export const noName = 'contient un caractère qu’aucun nom n’a';
export const noTokenScope = (scope: string) =>
  `contient ${scope}, qui n’est pas une autorisation pour un jeton`;
export const tokenMade = (name: string, token: string) =>
  `Voici le jeton de ${name}. Copiez-le maintenant, il ne sera plus affiché : ${token}`;
export const mayNotGive = (scope: string) =>
  `Vous ne pouvez pas donner ${scope} : vous n’avez pas cette autorisation.`;
export const tokenThere = (name: string) =>
  `Il y a déjà un jeton ${name} : révoquez-le d’abord, ou choisissez un autre nom.`;
export const isOtherToken = 'est le nom d’un autre jeton';
export const tokenEnded = (name: string) =>
  `Le jeton ${name} est révoqué : plus aucun programme ne peut l’utiliser.`;
export const noToken = (name: string) => `Il n’y a pas de jeton ${name} : il est déjà révoqué.`;
export const mailsGoTo = (name: string, email: string) =>
  `Les e-mails que ${name} choisit vont à ${email}.`;
export const noMailsTo = (name: string) => `${name} ne reçoit plus d’e-mails.`;
export const hasNoAccess = (name: string) =>
  `L’accès de ${name} a pris fin : rétablissez-le d’abord.`;
export const namePerson = 'manque : dites de qui sont les e-mails, vous n’êtes pas de l’équipe ici';
export const noNotice = 'n’est rien dont l’équipe soit avertie par e-mail';
export const noneChosen = 'Pas d’e-mails : rien n’est choisi.';
export const chosen = (what: string, email: string) => `Désormais un e-mail à ${email} : ${what}.`;
export const chosenWithoutEmail = (what: string) =>
  `Enregistré : ${what}. Aucun e-mail ne part tant qu’un propriétaire n’a pas indiqué d’adresse, sur la page Équipe.`;
