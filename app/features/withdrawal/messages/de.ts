/** As `en.ts`, in the words of § 356a BGB. */
export const title = 'Vertrag widerrufen';
export const withdrawFrom = (number: string) => `Bestellung ${number} widerrufen`;
export const about = 'Eine Bestellung ohne Angabe von Gründen widerrufen.';
export const confirm = 'Widerruf bestätigen';
export const intro =
  'Du kannst ohne Angabe von Gründen widerrufen. Wähle, was: Jetzt ist alles gewählt.';
export const inTimeUntil = (day: string) => `Rechtzeitig bis zum Ende des Tages: ${day}.`;
export const late =
  'Die Widerrufsfrist ist abgelaufen. Du kannst trotzdem widerrufen: Der Shop entscheidet und antwortet dir.';
export const shopDecides =
  'Er kommt nach Ablauf der Frist: Der Shop entscheidet und antwortet dir.';
export const byNumber =
  'Du kannst ohne Angabe von Gründen widerrufen. Wir bestätigen sofort per E-Mail, dass deine Erklärung da ist.';
export const name = 'Dein Name';
export const email = 'E-Mail';
export const emailHint = 'Am besten die, die du bei der Bestellung angegeben hast.';
export const numberHint =
  'Zehn Buchstaben und Ziffern: Sie steht in jeder E-Mail zu deiner Bestellung.';
export const extent = 'Du widerrufst';
export const extents = {
  whole: 'Die ganze Bestellung',
  some: 'Einzelne Artikel, die du über den Link in unserer E-Mail wählst',
};
export const problems = {
  name: 'Gib deinen Namen in Buchstaben an.',
  email: 'Gib eine E-Mail-Adresse an, zum Beispiel anna@example.com.',
  orderNumber: 'Gib die zehn Buchstaben und Ziffern der Bestellnummer an.',
  nothing: 'Wähle mindestens einen Artikel.',
};
export const waitAWhile =
  'Über deinen Anschluss kamen so viele Erklärungen, dass diese warten muss. Sende sie in einer Stunde noch einmal oder schreibe dem Shop.';
export const yourDeclaration = 'Deine Erklärung';
export const iWithdraw = (number: string) =>
  `Ich widerrufe den Vertrag über diese Artikel der Bestellung ${number}:`;
export const declares = {
  whole: (number: string) => `Ich widerrufe den Vertrag über die Bestellung ${number}.`,
  some: (number: string) =>
    `Ich widerrufe den Vertrag über einzelne Artikel der Bestellung ${number}.`,
};
export const received = 'Dein Widerruf ist eingegangen';
export const mailComes = (email: string) => `Eine E-Mail mit Inhalt und Uhrzeit geht an ${email}.`;
export const followLink =
  'Folge bitte dem Link darin: Er zeigt, dass du es warst. Ohne ihn prüft der Shop von Hand.';
export const shopLooks = 'Der Shop vergleicht ihn mit seinen Bestellungen und schreibt dir.';
export const declaredFor = (titles: string) => `${titles}, erklärt am`;
export const sendBack = 'Schicke die Ware binnen 14 Tagen zurück.';
export const notSent = 'Sie war noch nicht verschickt: Das Geld geht sofort zurück.';
export const bankDecides = (day: string) =>
  `Sie war noch nicht verschickt. Deine Bank prüft diese Zahlung gerade: Das Geld geht bis ${day} zurück, von deiner Bank oder vom Shop.`;
export const moneyBackBy = (day: string) =>
  `Das Geld geht bis ${day} zurück, sobald die Ware da ist oder du die Rücksendung nachweist.`;
export const whereTo = 'E-Mail für die Bestätigung';
export const nothingLeft = {
  title: 'Es ist nichts mehr zu widerrufen',
  text: 'Die Bestellung ist storniert oder ganz zurückgegangen: Mehr steht auf ihrer Seite.',
};
export const byNumberInstead = 'Mit der Bestellnummer widerrufen';
export const notShown =
  'Öffne den Link einer E-Mail zur Bestellung, melde dich an oder widerrufe mit Bestellnummer und E-Mail.';
export const mail = {
  subject: (number: string) => `Dein Widerruf ist eingegangen: Bestellung ${number}`,
  preview: (time: string) => `Erklärt am ${time}.`,
  content: 'Inhalt',
  declaredOn: 'Eingegangen am',
  isYou: 'Ja, das war ich',
  follow:
    'Bestätige bitte mit dem Knopf, dass du es warst, und wähle die Artikel, wenn es nicht alle sind. Ohne das prüft der Shop von Hand; rechtzeitig ist deine Erklärung so oder so.',
  notYou: 'Warst du es nicht, musst du nichts tun.',
  reason: (shop: string) =>
    `Du bekommst diese Mail, weil bei ${shop} mit dieser Adresse ein Widerruf erklärt wurde.`,
};
