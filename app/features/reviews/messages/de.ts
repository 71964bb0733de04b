/** Bewertungen: auf der Seite eines Produkts, und wo ein Käufer eine schreibt. */
const ratings = (count: number) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`);
const stars = (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`);

export const ratingsOf = (mean: string, count: number) => `${mean} von 5 · ${ratings(count)}`;
export const importedRating =
  'Diese Sterne kamen mit dem Produkt. Sie stammen nicht aus Bewertungen in diesem Shop.';
export const reviews = 'Bewertungen';
export const noneYet = 'Noch niemand hat es bewertet.';
export const onlyBuyers =
  'Bewerten kann nur, wer es hier gekauft hat: auf der Seite der Bestellung.';
export const distribution = 'Bewertungen nach Sternen';
export const starsShare = (count: number, some: number) => `${stars(count)}: ${ratings(some)}`;
export const allStars = 'Alle Bewertungen';
export const noneLikeThat = 'Eine solche Bewertung gibt es nicht.';
export const sortBy = 'Sortieren nach';
export const sorts = {
  newest: 'Neueste',
  highest: 'Beste',
  lowest: 'Schlechteste',
  helpful: 'Hilfreichste',
};
export const aBuyer = 'Ein Käufer';
export const boughtHere = 'hat es hier gekauft';
export const shopAnswers = (shop: string) => `${shop} antwortet`;
export const answeredBefore = 'Diese Antwort ist älter als die letzte Änderung der Bewertung.';
export const pictureOf = (name: string, number: number) => `Bild ${number} von ${name}`;
export const enlarge = (picture: string) => `Vergrößern: ${picture}`;
export const close = 'Schließen';
export const foundHelpful = (count: number) =>
  count === 1 ? '1 Person fand das hilfreich' : `${count} Personen fanden das hilfreich`;
export const helpful = 'Hilfreich';
export const helpfulBy = (name: string) => `Hilfreich: die Bewertung von ${name}`;
export const report = 'Melden';
export const reportBy = (name: string) => `Melden: die Bewertung von ${name}`;
export const reportWhy =
  'Wir sehen uns jede Meldung an. Melde, was beleidigt, für etwas wirbt oder nicht von diesem Produkt handelt.';
export const reportIt = 'Bewertung melden';
export const newer = 'Erste Bewertungen';
export const older = 'Weitere Bewertungen';
export const pagesOfReviews = 'Seiten der Bewertungen';
export const votes = {
  counted: 'Danke. Deine Stimme zählt und ist binnen einer Minute zu sehen.',
  reported: 'Danke. Wir sehen uns diese Bewertung an.',
  own: 'Das ist deine eigene Bewertung.',
  gone: 'Diese Bewertung ist nicht mehr zu sehen.',
  wait: 'Das war viel auf einmal. Bitte versuche es später noch einmal.',
};

export const yourReview = 'Deine Bewertung';
export const reviewProduct = (title: string) => `Bewerten: ${title}`;
export const whatDoYouThink = 'Wie gefällt es dir?';
export const write = 'Bewertung schreiben';
export const change = 'Bewertung ändern';
export const writeOf = (title: string) => `Bewertung schreiben: ${title}`;
export const changeOf = (title: string) => `Bewertung ändern: ${title}`;
export const states = {
  waiting: 'Wir sehen sie uns an, bevor sie erscheint.',
  shown: 'Sie ist auf der Seite des Produkts zu sehen.',
  hidden: 'Sie ist nicht zu sehen.',
};
export const yourStars = 'Deine Sterne';
export const starNames = ['Schlecht', 'Mäßig', 'In Ordnung', 'Gut', 'Ausgezeichnet'];
export const starOf = (count: number, name: string) => `${stars(count)}: ${name}`;
export const yourWords = 'Deine Worte';
export const wordsHint =
  'Was ist gut, was nicht, für wen ist es etwas? Du kannst das Feld leer lassen.';
export const yourName = 'Dein Name, wie er erscheint';
export const nameHint =
  'Ein Vorname genügt. Lass das Feld leer, um als „Ein Käufer“ zu erscheinen.';
export const pictures = 'Bilder';
export const picturesHint = (count: number, megabytes: number) =>
  `Höchstens ${count}, jedes höchstens ${megabytes} MB. Wo und womit sie aufgenommen sind, wird entfernt.`;
export const keepPicture = (number: number) => `Bild ${number} behalten`;
export const send = 'Bewertung senden';
export const publicNote =
  'Deine Bewertung ist öffentlich: Sterne, Worte, Bilder und der Name darüber. Deine Bestellung sieht sonst niemand.';
export const backToOrder = 'Zurück zur Bestellung';
export const thanks = 'Danke für deine Bewertung';
export const chooseStars = 'Wähle 1 bis 5 Sterne.';
export const wordsTooLong = (max: number) => `Höchstens ${max} Zeichen.`;
export const noName = (max: number) => `Eine Zeile mit höchstens ${max} Zeichen.`;
export const tooManyPictures = (max: number) => `Wähle zusammen höchstens ${max} Bilder.`;
export const pictureTooLarge = (name: string, megabytes: number) =>
  `${name} hat mehr als ${megabytes} MB.`;
export const pictureUnread = (name: string) =>
  `${name} ist nicht als Bild zu lesen. Wähle eine Datei in JPEG, PNG, WebP oder AVIF.`;
export const notWhole = 'Nicht alles ist angekommen. Bitte sende es noch einmal.';
export const notSaved = 'Deine Bewertung ist noch nicht gesendet';
export const chooseAgain = 'Wähle neue Bilder noch einmal aus: Der Browser merkt sie sich nicht.';
export const waitAWhile = 'Das war viel auf einmal. Bitte versuche es später noch einmal.';
export const notOpen = {
  off: 'Dieser Shop nimmt keine neuen Bewertungen an.',
  early: 'Du kannst bewerten, was du gekauft hast, sobald es auf dem Weg zu dir ist.',
  elsewhere: 'Diese Bestellung gehört jetzt zu einem Konto. Melde dich dort an, um zu bewerten.',
};

export const askMe = 'Per E-Mail fragen';
export const askExplained = (days: number) =>
  `Sollen wir dich fragen, wie es dir gefällt? Eine E-Mail, ${days} Tage nachdem deine Bestellung angekommen ist.`;
export const willAsk = (days: number) =>
  `Wir fragen dich per E-Mail, wie es dir gefällt, ${days} Tage nachdem deine Bestellung angekommen ist.`;
export const doNotAsk = 'Nicht fragen';

export const stopTitle = 'E-Mails, die nach Bewertungen fragen';
export const stopQuestion = 'Sollen wir dich nicht mehr per E-Mail nach Bewertungen fragen?';
export const stop = 'Keine solchen E-Mails mehr';
export const stopped = 'Wir fragen dich nicht mehr per E-Mail nach Bewertungen.';
export const aboutStop = 'Beendet die E-Mails, die nach Bewertungen fragen.';
