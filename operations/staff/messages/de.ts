/** As `en.ts`. */
export const signInActs = {
  entered: 'Mit einem Link hereingekommen',
  became_owner: 'Inhaber geworden; was diesen Namen bisher hineinließ, gilt nicht mehr',
  signed_in: 'Mit einem Passkey angemeldet',
  passkey_added: 'Passkey hinzugefügt',
  book_downloaded: 'Ein Link zur Buchhaltung wurde benutzt',
};
export const withOthers = 'Mit vielen anderen geändert:';
export const order = (number: string) => `Bestellung ${number}`;
export const refused = ', abgelehnt';
export const outcomeUnknown = ', mit unbekanntem Ausgang';
export const tokenOf = ', Token von ';
export const lastOwner =
  'Das ist das Letzte, was einen Inhaber hineinlässt: Niemand käme mehr hinein. Füge zuerst einen Passkey hinzu oder lass einen anderen Inhaber herein, mit npm run shop -- staff invite NAME --role owner.';
export const noSuchWay = {
  session: 'Diese Sitzung gibt es nicht: Sie ist schon beendet.',
  passkey: 'Diesen Passkey gibt es nicht: Er ist schon entfernt.',
};
export const severalWays = {
  session: 'Mehr als eine Sitzung beginnt so: Schreib mehr davon.',
  passkey: 'Mehr als ein Passkey beginnt so: Schreib mehr davon.',
};
export const signedOutOf = (person: string, device: string) =>
  `${person} ist von ${device} abgemeldet.`;
export const passkeyRemoved = (person: string, device: string) =>
  `Der Passkey von ${device} öffnet den Admin für ${person} nicht mehr.`;
export const nobodyCalled = (name: string) => `Es gibt niemanden namens ${name}.`;
export const accessEnded = (name: string) => `Nichts lässt ${name} mehr hinein.`;
export const endAccess = (name: string) =>
  `Allen Zugang von ${name} beenden? Sitzungen, Passkeys, unbenutzte Links und selbst erstellte Tokens enden sofort. Was getan wurde, bleibt aufgelistet.`;
export const yesEndAccess = (name: string) => `Allen Zugang von ${name} beenden`;
export const inviteRefusals = {
  role_missing: 'Niemand dieses Namens hat schon eine Rolle: Sag, als was die Person hereinkommt.',
  other_role:
    'Derselbe Name ist dieselbe Person, und die hat eine andere Rolle: Gib ihr zuerst diese, oder nimm einen anderen Namen.',
  owner_is_awaited:
    'Für diesen Namen wartet ein Link, der zum Inhaber macht. Ist er benutzt, erstellen Inhaber Links dafür; bis dahin tut es npm run shop -- staff invite NAME --role owner. Für jemand anders nimm einen anderen Namen.',
};
export const linkMade = (name: string, role: string, link: string) =>
  `Gib diesen Link an die Person weiter, für die er ist. Er lässt ${name} einmal als ${role} herein, innerhalb einer Woche: ${link}`;
export const adminIsOff = 'ADMIN_PORT ist aus: Setze es zuerst auf einen Port.';
export const roleGiven = (name: string, role: string) => `${name} hat jetzt die Rolle ${role}.`;
export const aRole = 'eine Rolle';
export const noOwner = 'Du bist kein Inhaber mehr: Frag einen von ihnen.';
export const noRoleListed = (role: string) =>
  `Es gibt keine Rolle ${role}: die Liste der Rollen sagt, welche es gibt.`;
export const noGivenScope = (scope: string) =>
  `enthält ${scope}, was keine Berechtigung für Rollen ist: --help listet sie auf`;
export const isBuiltIn = (role: string) =>
  `Die Rolle ${role} hat jeder Shop, so wie sie ist: Wähle einen anderen Namen.`;
export const isThere = 'ist der Name einer vorhandenen Rolle';
export const roleSaved = (role: string) =>
  `Gespeichert: Es gilt sofort für alle mit der Rolle ${role}.`;
export const roleThere = (role: string) => `schon eine Rolle ${role}`;
export const roleRemoved = (role: string) => `Die Rolle ${role} gibt es nicht mehr.`;
export const hasHolder = (name: string) =>
  `${name} hat diese Rolle oder kommt mit ihr herein: Gib der Person zuerst eine andere.`;
export const noRole = (role: string) => `Es gibt keine Rolle ${role}.`;
export const noName = 'enthält ein Zeichen, das kein Name hat';
export const noTokenScope = (scope: string) =>
  `enthält ${scope}, was keine Berechtigung für Tokens ist`;
export const tokenMade = (name: string, token: string) =>
  `Das ist das Token von ${name}. Kopiere es jetzt, es wird nicht noch einmal gezeigt: ${token}`;
export const mayNotGive = (scope: string) =>
  `${scope} darfst du nicht geben: Du hast diese Berechtigung selbst nicht.`;
export const tokenThere = (name: string) =>
  `Es gibt schon ein Token ${name}: Beende es zuerst, oder wähle einen anderen Namen.`;
export const isOtherToken = 'ist der Name eines anderen Tokens';
export const tokenEnded = (name: string) =>
  `Das Token ${name} ist beendet: Kein Programm kann es mehr benutzen.`;
export const noToken = (name: string) => `Es gibt kein Token ${name}: Es ist schon beendet.`;
export const mailsGoTo = (name: string, email: string) =>
  `Die Mails, die ${name} wählt, gehen an ${email}.`;
export const noMailsTo = (name: string) => `An ${name} gehen keine Mails mehr.`;
export const hasNoAccess = (name: string) =>
  `Der Zugang von ${name} ist beendet: Lass die Person zuerst wieder hinein.`;
export const namePerson = 'fehlt: Sag, wessen Mails; du bist hier niemand vom Team';
export const noNotice = 'ist nichts, wovon das Team per Mail erfährt';
export const noneChosen = 'Keine Mails: Nichts ist gewählt.';
export const chosen = (what: string, email: string) => `Ab jetzt per Mail an ${email}: ${what}.`;
export const chosenWithoutEmail = (what: string) =>
  `Gespeichert: ${what}. Es kommt keine Mail, bis ein Inhaber auf der Seite Team eine E-Mail-Adresse einträgt.`;
