/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const signInTitle = 'Anmelden';
export const aboutSignIn =
  'Melde dich an oder erstelle ein Konto: E-Mail-Adresse und Passwort genügen.';
export const paymentWaits =
  'Deine Zahlung wartet: Über die Startseite kommst du zu ihr zurück. Du kannst auch {guest}.';
export const payAsGuest = 'als Gast bezahlen';
export const email = 'E-Mail-Adresse';
export const password = 'Passwort';
export const newAccounts = (letters: number) =>
  `Für ein neues Konto: mindestens ${letters} Zeichen.`;
export const signInButton = 'Anmelden';
export const forgotten = 'Passwort vergessen?';
export const usePasskey = 'Mit Passkey anmelden';
export const agreement =
  'Mit der Anmeldung oder einem neuen Konto stimmst du den {terms} dieses Shops zu. Unter {privacy} steht, was über dich gespeichert wird.';
export const terms = 'AGB';
export const privacy = 'Datenschutz';
export const newHere = 'Neu hier?';
export const createAccount = 'Konto erstellen';

export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: 'E-Mail-Adresse oder Passwort ist falsch',
  INVALID_EMAIL: 'Das ist keine gültige E-Mail-Adresse',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Nimm eine andere.',
  FAILED_TO_CREATE_USER: 'Das Konto konnte nicht erstellt werden',
  FAILED_TO_CREATE_SESSION: 'Die Anmeldung hat nicht geklappt',
  PASSWORD_TOO_SHORT: 'Das Passwort ist zu kurz',
  PASSWORD_TOO_LONG: 'Das Passwort ist zu lang',
  PASSWORD_IS_KNOWN: 'Das Passwort ist deine E-Mail-Adresse oder der Name des Shops',
  PASSWORD_TOO_COMMON: 'Das Passwort ist zu verbreitet',
};
export const tooManyRequests = 'Zu viele Versuche. Bitte versuche es später noch einmal.';
export const emailMissing = 'Die E-Mail-Adresse fehlt';
export const emailTooLong = 'Die E-Mail-Adresse ist zu lang';
export const passwordMissing = 'Das Passwort fehlt';
export const didNotWork = 'Das hat nicht geklappt. Versuche es gleich noch einmal.';

export const aboutForgotten = 'Ein Link per Mail, mit dem du ein neues Passwort wählst.';
export const lookIntoInbox = 'Sieh in dein Postfach';
export const linkOnItsWay = (email: string) =>
  `Wenn es ein Konto für ${email} gibt, ist eine Mail mit einem Link unterwegs. Der Link gilt eine Stunde. Wurde er vorher schon angefordert, ist die Mail vielleicht bereits da: Sie wird nur alle zehn Minuten verschickt.`;
export const howToReset =
  'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst. Dein Warenkorb und deine Bestellungen bleiben, wie sie sind.';
export const sendLink = 'Link schicken';
export const sendAgain = 'Noch einmal schicken';
export const backToSignIn = 'Zurück zur Anmeldung';

export const newPassword = 'Neues Passwort';
export const aboutReset = 'Wähle ein neues Passwort.';
export const passwordSet = 'Dein neues Passwort gilt';
export const signedOutEverywhere =
  'Alle Browser, die in deinem Konto angemeldet waren, sind jetzt abgemeldet. Deine Passkeys gelten weiter: Hast du ein Gerät verloren, entferne dessen Passkeys in deinem Konto.';
export const signIn = 'Anmelden';
export const linkGone = 'Dieser Link gilt nicht mehr';
export const resetLinkGone =
  'Er wurde schon benutzt oder ist älter als eine Stunde. Du kannst dir einen neuen schicken lassen.';
export const sendAnotherLink = 'Neuen Link schicken';
export const choosePassword = 'Wähle ein neues Passwort';
export const passwordHint = (letters: number) =>
  `Mindestens ${letters} Zeichen und keines der verbreiteten Passwörter.`;
export const setPassword = 'Passwort speichern';
export const signsOutAll = 'Damit werden alle Browser abgemeldet. {leave}';
export const leavePassword = 'Passwort so lassen, wie es ist';

export const yourAccount = 'Dein Konto';
export const aboutAccount = 'Anmeldung, Geräte und deine Daten.';
export const aboutLink = 'Ein Link, den wir dir geschickt haben.';
export const signInToSee = 'Melde dich an, um dein Konto zu sehen';
export const whatIsThere = 'Deine E-Mail-Adresse, dein Passwort und die angemeldeten Geräte.';
export const notices = {
  password_changed: 'Dein Passwort ist geändert, und deine anderen Browser sind abgemeldet.',
  email_asked:
    'Wir haben eine Mail an die neue Adresse geschickt. Sie gilt, sobald du den Link darin öffnest.',
  confirmation_sent: 'Die Mail ist unterwegs. Öffne ihren Link in diesem Browser.',
  email_confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  email_changed:
    'Deine E-Mail-Adresse ist geändert. Wir haben auch an die bisherige Adresse geschrieben.',
  session_ended: 'Dieser Browser ist abgemeldet.',
  passkey_renamed: 'Der Passkey hat seinen neuen Namen.',
  passkey_removed: 'Der Passkey ist entfernt. Lösche ihn auch auf seinem Gerät.',
  deletion_asked: 'Wir haben dir eine Mail geschickt. Über ihren Link löschst du dein Konto.',
  password_needed: 'Gib zuerst noch einmal dein Passwort ein. Es wurde nichts geändert.',
};
export const pleaseConfirm = 'Bitte bestätige deine E-Mail-Adresse';
export const whyConfirm = (email: string) =>
  `Wir haben eine Mail an ${email} geschickt. Öffne den Link darin, damit wir dir helfen können, wenn du dein Passwort vergisst. Einkaufen kannst du auch ohne.`;
export const sendMailAgain = 'Mail noch einmal schicken';
export const isItYou = 'Bist du es?';
export const enterPassword =
  'Gib dein Passwort ein, um hier etwas zu ändern. Das gilt zehn Minuten lang.';
export const goOn = 'Weiter';
export const change = 'Ändern';
export const notConfirmed = (email: string) => `${email} (noch nicht bestätigt)`;
export const sendMailToIt = 'Mail dorthin schicken';
export const newEmail = 'Neue E-Mail-Adresse';
export const newEmailHint =
  'Sie gilt, sobald du den Link in der Mail öffnest. Wir schreiben auch an die bisherige Adresse.';
export const changePassword = 'Passwort ändern';
export const currentPassword = 'Bisheriges Passwort';
export const newPasswordHint = (letters: number) =>
  `Mindestens ${letters} Zeichen und keines der verbreiteten Passwörter. Deine anderen Browser werden abgemeldet.`;

export const passkeys = 'Passkeys';
export const whatPasskeyIs =
  'Mit einem Passkey meldest du dich so an, wie du dein Gerät entsperrst: mit Fingerabdruck, Gesicht oder PIN. Dein Passwort gilt weiterhin.';
export const added = 'Hinzugefügt: {added}';
export const addedAndUsed = 'Hinzugefügt: {added}, zuletzt benutzt: {used}';
export const rename = 'Umbenennen';
export const saveName = 'Namen speichern';
export const name = 'Name';
export const remove = 'Entfernen';
export const passkeyAdded = 'Der Passkey ist hinzugefügt. Ab jetzt kannst du dich damit anmelden.';
export const noPasskeyAdded = 'Es wurde kein Passkey hinzugefügt.';
export const passkeyName = 'Name des neuen Passkeys';
export const passkeyNameHint = 'Zum Beispiel: mein Handy. Ohne Namen heißt er wie dieser Browser.';
export const addPasskey = 'Passkey hinzufügen';
export const giveName = 'Gib ihm einen Namen';
export const nameTooLong = (letters: number) => `Höchstens ${letters} Zeichen`;
export const noPasskeysHere =
  'Dieser Browser hat für diese Adresse keine Passkeys. Nimm dein Passwort.';
export const notReached = 'Der Shop ist nicht erreichbar. Versuche es gleich noch einmal.';
export const hasPasskey = 'Dieses Gerät hat schon einen Passkey deines Kontos.';
export const passkeyWrong =
  'Dieser Passkey hat nicht funktioniert. Melde dich mit deinem Passwort an.';
export const passkeyNotAdded =
  'Dieser Passkey konnte nicht hinzugefügt werden. Versuche es noch einmal.';
export const tooManyPasskeys = (count: number) =>
  `Ein Konto hat höchstens ${count} Passkeys. Entferne zuerst einen.`;

export const whereSignedIn = 'Wo du angemeldet bist';
export const usedWithin = (days: number) =>
  `In ${plural(days, 'den letzten 24 Stunden', `den letzten ${days} Tagen`)} benutzt. Angemeldet seit: {since}`;
export const thisBrowser = 'Dieser Browser';
export const signOut = 'Abmelden';
export const stillSignedIn = 'Du bist noch angemeldet.';
export const signOutEverywhere = 'Überall abmelden';
export const unknownDevice = 'Ein unbekanntes Gerät';
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`;

export const yourData = 'Deine Daten';
export const download = 'Herunterladen';
export const whatIsInFile = 'Alles, was wir über dich speichern, als eine JSON-Datei.';
export const downloadData = 'Deine Daten herunterladen';
export const deleteAccount = 'Konto löschen';
export const whatDeletionDoes =
  'Wir schicken dir eine Mail mit einem Link. Deine Bestellungen bleiben ohne deinen Namen in unseren Büchern; was noch unterwegs ist, wird zugestellt.';
export const sendMail = 'Mail schicken';

export const noSuchAccount = 'Das ist keines deiner Konten. Melde dich darin an.';
export const enterPasswordAgain =
  'Gib auf der Seite deines Kontos noch einmal dein Passwort ein oder melde dich neu an.';
export const tooOften = 'Das war zu oft. Warte eine Minute.';
export const signInFirst = 'Melde dich zuerst an.';
export const enterPasswordFirst = 'Gib zuerst noch einmal dein Passwort ein.';
export const tooManyChanges = (seconds: number) =>
  `Zu viele Änderungen. Versuche es in ${seconds} ${plural(seconds, 'Sekunde', 'Sekunden')} noch einmal.`;
export const tooManyAttempts = (seconds: number) =>
  `Zu viele Versuche. Versuche es in ${seconds} ${plural(seconds, 'Sekunde', 'Sekunden')} noch einmal.`;
export const tooManyMails = 'Zu viele Mails an diese Adresse. Versuche es später noch einmal.';
export const signedOut = 'Du bist abgemeldet. Melde dich noch einmal an.';
export const notYourPassword = 'Das ist nicht dein Passwort.';
export const changedMeanwhile =
  'Dein Passwort wurde inzwischen geändert. Melde dich noch einmal an.';

export const linkStates = {
  guest: {
    title: 'Melde dich zuerst an',
    text: 'Melde dich in dem Konto an, für das dieser Link ist, und öffne den Link dann noch einmal.',
    action: 'Anmelden',
  },
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon benutzt, ist zu alt oder gehört zu einem anderen Konto als dem, das hier angemeldet ist.',
    action: 'Zu deinem Konto',
  },
  taken: {
    title: 'Zu dieser Adresse gibt es schon ein Konto',
    text: 'Dein Konto behält die Adresse, die es hat.',
    action: 'Zu deinem Konto',
  },
  payment_open: {
    title: 'Es läuft gerade eine Zahlung',
    text: 'Wir konnten sie nicht abbrechen, und es wurde nichts gelöscht. Sie endet in wenigen Minuten: Öffne den Link dann noch einmal.',
    action: 'Zu deinem Konto',
  },
  refund_due: {
    title: 'Du bekommst noch Geld zurück',
    text: 'Dein Konto kann gelöscht werden, sobald die Erstattung unterwegs ist. Öffne den Link dann noch einmal.',
    action: 'Zu deinen Bestellungen',
  },
  deleted: {
    title: 'Dein Konto ist gelöscht',
    text: 'Eine Mail bestätigt das und sagt, was aus Bestellungen wird, die noch unterwegs sind. Danke, dass du hier warst.',
    action: 'Zum Shop',
  },
};
export const deleteTitle = 'Dein Konto löschen?';
export const confirmTitle = 'Bestätige deine Adresse';
export const whatIsDeleted = (email: string) =>
  `Deine E-Mail-Adresse ${email}, dein Passwort, Passkeys, Anmeldungen und dein Warenkorb werden endgültig gelöscht.`;
export const creditIsLost = (amount: string) =>
  `Dein Guthaben von ${amount} geht mit dem Konto verloren: Löse es vorher ein.`;
export const ordersStay =
  'Deine Bestellungen bleiben ohne deinen Namen in unseren Büchern, wie das Gesetz es verlangt. Du kannst sie nicht mehr sehen. Rechnungen behalten den Namen und die Adresse, die darauf stehen, solange Rechnungen aufbewahrt werden müssen.';
export const isYourAddress =
  'Ist {email} deine Adresse? Dann meldest du dich künftig damit an, und wir schreiben dir dorthin.';
export const deleteForGood = 'Mein Konto endgültig löschen';
export const confirmAddress = 'Diese Adresse bestätigen';
export const keepIt = 'Konto behalten';
export const notNow = 'Jetzt nicht';
export const ordersUnderWay = (count: number) =>
  plural(count, 'Eine Bestellung ist unterwegs', 'Bestellungen sind unterwegs');
export const untilArrived = (days: number) =>
  `Damit sie dich noch erreichen, behält der Shop deinen Namen, deine Adresse und deine E-Mail-Adresse dazu, bis sie angekommen oder erstattet sind, längstens ${days} ${plural(days, 'Tag', 'Tage')} nach dem Versand, und wir schreiben dir dazu. Möchtest du eine nicht mehr, öffne sie und storniere sie oder gib sie zuerst zurück.`;
export const order = (number: string) => `Bestellung ${number}`;

export const yourAddresses = 'Deine Adressen';
export const aboutAddresses = 'Die Adressen, an die deine Bestellungen gehen.';
export const savedAddresses = 'Gespeicherte Adressen';
export const howManyAddresses = (count: number) =>
  `Die ${count} zuletzt benutzten bleiben gespeichert. Die Standardadresse ist beim Bezahlen vorausgewählt.`;
export const defaultAddress = 'Standard';
export const makeDefault = 'Als Standard festlegen';
export const backToPayment = 'Zurück zur Kasse';
export const addAddress = 'Adresse hinzufügen';
export const changeAddress = 'Adresse ändern';
export const saveAddress = 'Adresse speichern';
export const leaveAddress = 'So lassen';
export const whatAddressesAre =
  'Adressen für deine Bestellungen hinzufügen, ändern oder entfernen.';
export const seeAddresses = 'Adressen ansehen';
