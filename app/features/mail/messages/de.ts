/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const andMore = (count: number) =>
  `und ${counted(count, 'weiterer Artikel', 'weitere Artikel')}`;
export const total = 'Gesamtbetrag';
export const becauseOfAccount = (shop: string) =>
  `Du bekommst diese Mail wegen deines Kontos bei ${shop}.`;
export const becauseOfOrder = (shop: string) =>
  `Du bekommst diese Mail wegen deiner Bestellung bei ${shop}.`;
export const becausePaid = (shop: string) =>
  `Du bekommst diese Mail, weil du bei ${shop} bezahlt hast.`;
export const worksOnce = 'Der Link gilt einmal, eine Stunde lang.';
export const reset = {
  subject: 'Wähle ein neues Passwort',
  askedFor: (shop: string) => `Für dein Konto bei ${shop} wurde ein neues Passwort angefordert.`,
  notYou:
    'Der Link gilt einmal, eine Stunde lang. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
};
export const confirmEmail = {
  subject: 'Bestätige deine E-Mail-Adresse',
  preview: 'Ein Klick, und wir wissen, dass dich unsere Mails erreichen.',
  heading: 'Ist das deine Adresse?',
  given: (shop: string) =>
    `Diese Adresse wurde für ein Konto bei ${shop} angegeben. Bestätige sie, damit wir wissen, dass dich unsere Mails erreichen.`,
  button: 'Adresse bestätigen',
  notYours: 'Der Link gilt einen Tag. Wenn das Konto nicht dir gehört, musst du nichts tun.',
  reason: (shop: string) =>
    `Du bekommst diese Mail, weil jemand diese Adresse bei ${shop} angegeben hat.`,
};
export const emailChanged = {
  subject: 'Deine E-Mail-Adresse wurde geändert',
  preview: (email: string) => `Dein Konto hat jetzt die Adresse ${email}.`,
  signIn: (shop: string) =>
    `Bei ${shop} meldest du dich jetzt mit der neuen Adresse an, und unsere Mails gehen dorthin.`,
  untilNow: 'Bisher',
  fromNow: 'Ab jetzt',
  notYou: 'Wenn du sie nicht selbst geändert hast, antworte sofort auf diese Mail.',
};
export const newSignIn = {
  subject: 'Neue Anmeldung in deinem Konto',
  preview: (device: string) => `Von ${device}.`,
  notSeenBefore:
    'In deinem Konto gab es eine Anmeldung von einem Gerät, das wir noch nicht kennen.',
  device: 'Gerät',
  time: 'Zeit',
  notYou:
    'Wenn du das warst, musst du nichts tun. Wenn nicht, beende diese Sitzung und ändere dein Passwort.',
  button: 'Konto öffnen',
};
export const deletion = {
  subject: 'Bestätige, dass dein Konto gelöscht werden soll',
  heading: 'Dein Konto löschen?',
  askedFor: (shop: string) =>
    `Die Löschung deines Kontos bei ${shop} wurde angefordert. Sie lässt sich nicht rückgängig machen.`,
  button: 'Weiter zur Löschung',
  notYou:
    'Der Link gilt einmal, eine Stunde lang. Wenn du das nicht warst, öffne ihn nicht und ändere dein Passwort.',
};
export const deleted = {
  subject: 'Dein Konto ist gelöscht',
  preview: 'Danke, dass du bei uns eingekauft hast.',
  whatStays: (shop: string) =>
    `Dein Konto bei ${shop} ist gelöscht, samt Warenkorb und Sitzungen. In unseren Büchern steht noch, was gekauft und bezahlt wurde, ohne deinen Namen; nur Rechnungen behalten den Namen und die Adresse, die darauf stehen.`,
  lastMail:
    'Wenn noch eine Bestellung unterwegs ist, wissen unsere Mitarbeiter, für wen sie ist, bis sie angekommen oder erstattet ist, und wir schreiben dir dazu. Sonst ist dies unsere letzte Mail an dich. Danke, dass du bei uns eingekauft hast.',
  reason: (shop: string) => `Du bekommst diese Mail, weil du ein Konto bei ${shop} hattest.`,
};
export const returnAnswered = {
  approved: (what: string) => `Deine Rückgabe ist genehmigt: ${what}`,
  declined: (what: string) => `Zu deiner Rückgabe: ${what}`,
  sendItBack: 'bitte schicke es zurück',
  notTakenBack: 'der Shop nimmt es nicht zurück',
  goesBack: (amount: string) =>
    `Sobald es angekommen ist, gehen ${amount} auf die Karte zurück, mit der du bezahlt hast.`,
  notTaken: 'Der Shop nimmt es nicht zurück.',
  why: (reason: string) => `Der Shop schreibt: ${reason}`,
  notAgreed: 'Bist du nicht einverstanden, antworte auf diese Mail.',
};
export const confirmStockWatch = {
  subject: (title: string) => `Bescheid, wenn es wieder da ist? ${title}`,
  preview: 'Ein Klick, und wir schreiben dir, wenn es wieder da ist.',
  heading: 'Sollen wir dir Bescheid geben?',
  asked: (title: string) =>
    `Jemand möchte hier eine E-Mail, sobald „${title}“ wieder auf Lager ist. Warst du das? Dann bestätige es.`,
  button: 'Ja, gebt mir Bescheid',
  notYou: 'Der Link gilt einen Tag. Warst du es nicht, tu nichts: Wir schreiben dann nicht mehr.',
};
export const backInStock = {
  subject: (title: string) => `Wieder da: ${title}`,
  preview: 'Du wolltest, dass wir dir Bescheid geben.',
  heading: 'Wieder auf Lager',
  canBeBought: (title: string) =>
    `Du kannst „${title}“ wieder kaufen. Zurücklegen können wir dir leider nichts.`,
  button: 'Ansehen',
  reason: (shop: string) =>
    `Du bekommst diese Mail einmal, weil du bei ${shop} darum gebeten hast.`,
  stop: 'Keine solchen E-Mails mehr',
};
export const reviewRequest = {
  subject: (what: string) => `Wie gefällt es dir? ${what}`,
  preview: 'Ein paar Worte helfen allen, die einen Kauf überlegen.',
  heading: 'Wie gefällt es dir?',
  arrived: (what: string) =>
    `Du hast das jetzt seit einer Woche: ${what}. Sag, wie gut es ist, mit Sternen oder in ein paar Worten.`,
  button: 'Bewertung schreiben',
  reason: (shop: string) =>
    `Du bekommst diese Mail einmal, weil du bei deiner Bestellung bei ${shop} darum gebeten hast.`,
  stop: 'Nicht nach Bewertungen fragen',
};
export const yourOrder = 'deine Bestellung';
export const titleAndMore = (title: string, count: number) => `${title} ${andMore(count)}`;
export const orderId = 'Kennung der Bestellung';
export const seeOrder = 'Bestellung ansehen';
export const ofOrder = (number: string, what: string) => `Bestellung ${number}: ${what}.`;
export const placed = {
  subject: (what: string) => `Deine Bestellung ist bestätigt: ${what}`,
  youPaid: (total: string) => `${total} bezahlt`,
  nothingToPay: 'nichts zu bezahlen',
  heading: 'Danke für deine Bestellung',
  receipt: (number: string, total: string, date: string) =>
    `Bestellung ${number}: Du hast ${total} bezahlt, am ${date}. Das ist dein Beleg.`,
  freeReceipt: (number: string, date: string) =>
    `Bestellung ${number} vom ${date}: Es war nichts zu bezahlen. Das ist dein Beleg.`,
  deliveredTo: 'Lieferung an',
};
export const refund = {
  subject: (amount: string) => `Deine Erstattung: ${amount}`,
  preview: (amount: string) => `${amount} gehen zurück auf die Karte, mit der du bezahlt hast.`,
  heading: (amount: string) => `Wir erstatten dir ${amount}`,
  goesBack:
    'Das Geld geht zurück auf die Karte, mit der du bezahlt hast. Die meisten Banken zeigen es nach 5 bis 10 Tagen an.',
  payment: 'Zahlung',
  date: 'Datum',
  seeOrders: 'Bestellungen und Erstattungen ansehen',
};
export const refundReasons = {
  lines_sold:
    'Du hast das schon bezahlt, in einem anderen Tab oder auf einem anderen Gerät. Deshalb geht diese zweite Zahlung vollständig zurück.',
  second_charge:
    'Deine Karte wurde zweimal belastet. Deshalb geht die zweite Zahlung vollständig zurück.',
  amount_differs:
    'Der abgebuchte Betrag war nicht der, der dir angezeigt wurde. Deshalb geht die Zahlung vollständig zurück, und es wurde nichts bestellt.',
  sold_out:
    'Etwas in deinem Warenkorb wurde ausverkauft, während du bezahlt hast. Deshalb geht die Zahlung vollständig zurück, und es wurde nichts bestellt. Das tut uns leid.',
  returned: 'Deine Rücksendung ist angekommen.',
};
export const why = (reason: string) => `Grund: ${reason}`;
export const shipped = {
  subject: (what: string) => `Unterwegs: ${what}`,
  hasLeft: 'Dein Paket hat den Shop verlassen',
  heading: 'Deine Bestellung ist unterwegs',
  partHeading: 'Ein Teil deiner Bestellung ist unterwegs',
  restHeading: 'Der Rest deiner Bestellung ist unterwegs',
  restFollows: 'Der Rest folgt in einem weiteren Paket:',
  brings: (carrier: string, where: string) =>
    `${carrier} hat dein Paket und bringt es an diese Adresse: ${where}.`,
  goesTo: (where: string) => `Dein Paket hat den Shop verlassen und geht an: ${where}.`,
};
/** Of an order that is collected in person. */
export const readyToCollect = {
  subject: (what: string) => `Abholbereit: ${what}`,
  waits: 'du kannst sie jetzt abholen',
  heading: 'Deine Bestellung liegt zur Abholung bereit',
  restFollows: 'Der Rest folgt später:',
  comeAndCollect: 'Sie wartet auf dich: Hol sie mit der Bestellnummer ab.',
};
export const collected = {
  subject: (what: string) => `Abgeholt: ${what}`,
  done: 'du hast sie abgeholt',
  heading: 'Deine Bestellung wurde abgeholt',
  handedOver:
    'Sie wurde übergeben. Wenn du das nicht warst oder etwas nicht stimmt, antworte auf diese Mail.',
};
export const tracking = {
  subject: (what: string) => `Wo dein Paket ist: ${what}`,
  hasNumber: 'Dein Paket hat eine Sendungsnummer',
  heading: 'Verfolge dein Paket',
  onItsWay: 'Deine Bestellung ist unterwegs.',
  onItsWayWith: (carrier: string) => `Deine Bestellung ist mit ${carrier} unterwegs.`,
};
export const delivered = {
  subject: (what: string) => `Zugestellt: ${what}`,
  arrived: 'Dein Paket ist angekommen',
  heading: 'Deine Bestellung wurde zugestellt',
  partHeading: 'Ein Teil deiner Bestellung wurde zugestellt',
  whereItIs: (where: string) =>
    `Sie wurde zugestellt an: ${where}. Wenn du sie nicht findest oder etwas nicht stimmt, antworte auf diese Mail.`,
};
export const cancelled = {
  subject: (what: string) => `Storniert: ${what}`,
  preview: (amount: string) => `${amount} gehen zurück auf deine Karte.`,
  nothingSent: 'Es wird nichts verschickt.',
  heading: 'Deine Bestellung ist storniert',
  goesBack: (amount: string) =>
    `Es wird nichts verschickt, und ${amount} gehen zurück auf die Karte, mit der du bezahlt hast. Die meisten Banken zeigen es nach 5 bis 10 Tagen an.`,
  weOwe: (amount: string) =>
    `Wir schulden dir ${amount}, die deine Bank bisher nicht angenommen hat. Wir kümmern uns darum; antworte auf diese Mail, wenn du nichts von uns hörst.`,
};
export const addressChanged = {
  subject: (what: string) => `Neue Lieferadresse: ${what}`,
  preview: 'Sie wurde auf der Seite deiner Bestellung geändert oder von uns.',
  heading: 'Deine Bestellung geht an eine andere Adresse',
  sameAmount: 'Der Preis, der Versand und die Steuer bleiben, wie sie sind.',
  goesTo: 'Wird jetzt geliefert an',
  notYou:
    'Wenn du das nicht wolltest, öffne die Bestellung und berichtige die Adresse, bevor sie verpackt ist, oder antworte sofort auf diese Mail.',
};
export const claimed = {
  subject: (what: string) => `Jetzt in einem Konto: ${what}`,
  preview: 'Du bekommst weiter unsere Mails dazu.',
  heading: 'Deine Bestellung ist jetzt in einem Konto',
  whoSees: (shop: string) =>
    `Jemand hat den Link in unserer Mail geöffnet und diese Bestellung in ein Konto bei ${shop} übernommen. Dort ist zu sehen, was gekauft wurde und wohin es geht. Du bekommst weiter unsere Mails dazu, und der Link unten öffnet sie weiterhin.`,
  notYou:
    'Wenn das weder du warst noch jemand, dem du unsere Mail gegeben hast, antworte auf diese Mail.',
};
export const orderCode = {
  subject: 'Der Code, der deine Bestellung öffnet',
  preview: 'Er gilt einmal, 15 Minuten lang.',
  heading: 'Öffne deine Bestellung',
  whatItShows: 'Wer diesen Code hat, sieht, wohin deine Bestellung geht.',
  notYou:
    'Er gilt einmal, 15 Minuten lang. Wenn du ihn nicht angefordert hast, musst du nichts tun. Gib ihn niemandem.',
};
export const toStaff =
  'Du bekommst diese Mail, weil STAFF_MAIL oder sonst MAIL_FROM diese Adresse nennt.';
export const amount = 'Betrag';
export const firstOrder = {
  subject: (shop: string, amount: string) => `${shop} hat die erste Bestellung: ${amount}`,
  preview: 'Jemand hat etwas gekauft.',
  heading: 'Die erste Bestellung',
  whatToDo: (shop: string) =>
    `${shop} hat zum ersten Mal etwas verkauft. Sieh dir die Bestellung an und pack sie dann:`,
};
export const refundFailed = {
  heading: (amount: string) => `Eine Erstattung von ${amount} ist gescheitert`,
  preview: 'Der Kartenanbieter hat sie endgültig abgelehnt.',
  whatToDo:
    'Der Kartenanbieter hat diese Erstattung endgültig abgelehnt, und der Shop versucht es nicht noch einmal. Erstatte den Betrag direkt beim Anbieter, oder wende dich auf anderem Weg an den Käufer.',
  reason: 'Grund der Erstattung',
};
export const reconciliation = {
  subject: (counts: string) => `Der Abgleich der Zahlungen hat etwas gefunden: ${counts}`,
  heading: 'Der Abgleich der Zahlungen hat etwas gefunden',
  whatToDo:
    'Was der Kartenanbieter sagt, ist etwas anderes, als der Shop geschrieben hat. Was bei jeder Zeile zu tun ist, steht in docs/operating.md unter „Reconciliation“.',
};
export const stuckMail = {
  heading: (count: number) =>
    count === 1 ? 'Eine Mail kommt nicht weg' : `${count} Mails kommen nicht weg`,
  whatToDo: (count: number) =>
    `${count === 1 ? 'Eine Mail wurde' : `${count} Mails wurden`} abgelehnt, ließ sich nicht erzeugen oder eine Stunde lang nicht verschicken. Diese Befehle listen solche Mails auf, zeigen eine davon und schicken sie noch einmal:`,
  lastAnswer: 'Letzte Antwort',
};
export const endpointOff = {
  heading: 'Ein Webhook wurde abgeschaltet',
  whatToDo:
    'Dorthin wird nichts mehr geschickt. Was im Shop geschieht, wartet dreißig Tage auf ihn. Sobald er wieder antwortet, schalte ihn in der Verwaltung unter „Webhooks“ wieder ein, oder so:',
  webhook: 'Webhook',
  why: 'Warum',
  isGone: 'Er hat mit 410 geantwortet: Er will nichts mehr bekommen.',
  triesFailed: (tries: number, last: string | number) =>
    `${tries} Versuche in drei Tagen sind gescheitert. Die letzte Antwort: ${last}`,
};
export const backupFailed = {
  heading: 'Die nächtliche Sicherung ist gescheitert',
  whatToDo:
    'Der Shop versucht es jede Stunde noch einmal. Sobald du behoben hast, was im Weg steht, sichert dieser Befehl sofort:',
  problem: 'Was im Weg steht',
};
export const smtp = {
  login: (server: string, answer: string) =>
    `${server} lehnt den Benutzer oder das Passwort aus SMTP_URL ab: ${answer}`,
  host: (server: string, answer: string) =>
    `Diesen Server gibt es nicht: ${server}. Berichtige SMTP_URL. (${answer})`,
  noAnswer: (server: string, code: string) =>
    `Unter ${server} antwortet niemand (${code}): Berichtige Server und Port in SMTP_URL, oder öffne die Firewall.`,
  certificate: (server: string, code: string) =>
    `Dem Zertifikat von ${server} wird nicht vertraut (${code}): Nenne den Server in SMTP_URL so wie das Zertifikat, oder gib dessen Zertifizierungsstelle in NODE_EXTRA_CA_CERTS an.`,
  tls: (server: string, answer: string) =>
    `${server} spricht TLS nicht so, wie SMTP_URL es sagt: smtps:// ist TLS von Anfang an (Port 465), smtp:// wechselt dazu (Port 587). ${answer}`,
  other: (server: string, answer: string) => `${server} nimmt die Mail nicht an: ${answer}`,
  taken: (server: string, to: string) =>
    `${server} hat die Testmail an ${to} angenommen. Sieh nach, ob sie ankommt, und nicht im Spam.`,
  written: (folder: string, to: string) =>
    `SMTP_URL ist nicht gesetzt, deshalb erreichen Mails niemanden: Die Testmail an ${to} liegt als Datei in ${folder}.`,
};
export const testMail = {
  subject: (shop: string) => `Testmail von ${shop}`,
  preview: 'Der Mailserver funktioniert.',
  heading: 'Der Mailserver funktioniert',
  words: (shop: string) =>
    `Jemand aus dem Team von ${shop} hat diese Mail angefordert, um zu sehen, ob Mails ankommen. Du musst nichts tun.`,
  reason: (shop: string) =>
    `Du bekommst diese Mail, weil das Team von ${shop} diese Adresse eingegeben hat.`,
};
