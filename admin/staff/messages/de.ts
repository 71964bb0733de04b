/** As `en.ts`. */
export const openAdmin = 'Admin öffnen';
export const tooMany = 'Zu viele Versuche';
export const waitAMinute =
  'Sie kamen in einer Minute von deiner Adresse, deshalb wurde dieser nicht angesehen. Warte eine Minute und versuche es noch einmal: Ein guter Link bleibt gut.';
export const codeOfNoUse = 'Dieser Code nützt nichts';
export const codeRefused =
  'Er wurde schon benutzt, ist älter als eine Woche oder falsch geschrieben. Auf dem Rechner des Shops gibt {command} einen neuen Link aus.';
export const usePasskey = 'Deinen Passkey verwenden';
export const code = 'Code deines Links';
export const codeHint = 'Was im Link hinter dem # steht.';
export const welcome = 'Willkommen im Admin';
export const youAreIn = (name: string) => `Du bist drin, ${name}`;
export const linkUsedUp =
  'Der Link ist verbraucht. Ein Passkey dieses Geräts, mit Fingerabdruck, Gesicht oder PIN, öffnet ab jetzt den Admin. Ohne ihn bleibst du angemeldet, solange du ihn benutzt, und brauchst nach zwölf Stunden Pause einen neuen Link: {command} gibt ihn aus.';
export const addPasskey = 'Passkey hinzufügen';
export const notNow = 'Jetzt nicht';
export const accessEnded = 'Zugang beendet';
export const isLastOwner =
  ', und der letzte Inhaber, der hineinkommt: Das kann nicht beendet werden.';
export const signedInWith = (device: string) => `Angemeldet mit ${device}, zuletzt gesehen {time}`;
export const of = (what: string, name: string) => `${what} von ${name}`;
export const passkeyNever = (name: string) => `Passkey von ${name}, nie benutzt`;
export const passkeyUsed = (name: string) => `Passkey von ${name}, zuletzt benutzt {time}`;
export const noWay = (name: string) =>
  `Nichts lässt ${name} hinein: Lade mit demselben Namen noch einmal ein.`;
export const otherDevice = 'Link für ein anderes Gerät erstellen';
export const builtIn = ', eingebaut';
export const roles = 'Rollen';
export const addARole = 'Rolle hinzufügen';
export const addTheRole = 'Rolle hinzufügen';
export const when = 'Wann';
export const who = 'Wer';
export const what = 'Was';
export const change = 'Änderung';
export const doneLast = 'Was zuletzt getan wurde';
export const whatWasDone = 'Was getan wurde';
export const nothingDone = 'Es wurde noch nichts getan.';
export const invite = 'Einladen';
export const linkWaits = (name: string, role: string) =>
  `Ein Link für ${name} als ${role} wartet bis {time}`;
export const withdrawLink = 'Link zurückziehen';
export const yourMails = 'Deine Mails';
export const chooseMails = 'Wovon der Shop dir schreibt';
export const mailsGoTo = (email: string) =>
  `Die Mails gehen an ${email}. Ein Inhaber ändert das auf der Seite Team.`;
export const noAddress =
  'Noch kommt keine Mail: Ein Inhaber trägt deine E-Mail-Adresse auf der Seite Team ein.';
export const mailsGathered =
  'Was innerhalb von zehn Minuten zur Neige geht, ist eine Mail. Nach zwanzig Mails in einer Stunde fasst eine den Rest der Stunde zusammen.';
export const nothingToTell = 'Deine Rolle darf nichts von dem sehen, wovon solche Mails handeln.';
