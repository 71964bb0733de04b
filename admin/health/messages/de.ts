/** As `en.ts`. */
import { counted, plural } from '#app/shared/plural.ts';

export const health = 'Zustand';
export const readAt = 'Stand {time}. Lade die Seite neu, um den neuesten zu sehen.';
export const allWell = 'Alles in Ordnung.';
export const notWell = 'Was nicht in Ordnung ist';
export const isWell = 'Was in Ordnung ist';
export const since = 'Seit {time}.';
export const subjects = {
  orders: 'Bestellungen',
  keys: 'Schlüssel des Zahlungsanbieters',
  cards: 'Abgelehnte Karten',
  refunds: 'Erstattungen',
  holds: 'Reservierter Bestand',
  mail: 'Mails',
  background: 'Hintergrundarbeit',
  webhooks: 'Webhooks',
  backups: 'Sicherungen',
};
export const wrong = {
  orders: 'Es kommen keine Bestellungen an',
  keys: 'Der Zahlungsanbieter lehnt einen Schlüssel ab',
  cards: 'Hier werden vielleicht gestohlene Karten ausprobiert',
  refunds: 'Erstattungen werden nicht ausgeführt',
  holds: 'Bestand bleibt reserviert',
  mail: 'Mails gehen nicht hinaus',
  background: 'Die Hintergrundarbeit ist im Rückstand',
  webhooks: 'Webhooks kommen nicht an',
  backups: 'Die nächtliche Sicherung fehlt',
};
export const whatToDo = {
  orders:
    'Kauf selbst etwas. Wenn das nicht geht, sieh nach, ob der Zahlungsanbieter eine Störung hat und ob seine Schlüssel noch gelten; was er antwortet, steht im Protokoll des Shops.',
  keys: 'Steht in STRIPE_SECRET_KEY ein zweiter, fragt der Shop mit diesem noch einmal, sonst gelingt keine Zahlung. Stell einen Schlüssel voran, der gilt, streich den anderen und starte den Shop neu.',
  cards:
    'Von dort beginnt der Shop einen Tag lang keine Zahlung, außer von Kunden, die schon gekauft haben. Zu tun ist nichts, außer ein Kunde schreibt: Dann lege selbst eine Bestellung für ihn an. Sieh beim Zahlungsanbieter nach, ob die Zahlungen, die geklappt haben, echt sind.',
  refunds:
    'Sieh beim Zahlungsanbieter nach, ob das Guthaben reicht und ob seine Schlüssel noch gelten. Der Shop versucht es weiter.',
  holds:
    'Der Zahlungsanbieter bestätigt nicht, dass eine Zahlung beendet ist. Sieh nach, ob er eine Störung hat und ob seine Schlüssel noch gelten.',
  mail: 'Sieh nach, was der Mailserver antwortet und ob SMTP_URL noch stimmt. Was wartet, wird gesendet, sobald es geht.',
  background:
    'Sie läuft jede Minute: nicht gemeldete Zahlungen, Erstattungen, Rechnungen, reservierter Bestand. Such im Protokoll des Shops nach Fehlern und starte ihn dann neu.',
  webhooks:
    'Sieh nach, was der Empfänger antwortet. Schalte ihn wieder ein, sobald er funktioniert.',
  backups:
    '„npm run shop -- jobs list“ zeigt die letzten, und „jobs show“ sagt, was im Weg stand. Der Shop versucht es jede Stunde noch einmal.',
};
export const noOrder = 'Es gibt noch keine Bestellung.';
export const newestOrder = 'Die neueste ist von {time}.';
export const openPayments = (count: number) =>
  `${counted(count, 'Zahlung wurde', 'Zahlungen wurden')} in der letzten Stunde begonnen und nicht bezahlt.`;
export const keyTaken = 'Kein Aufruf wurde wegen seines Schlüssels abgelehnt.';
export const keyRefused = 'Er lehnt den ersten Schlüssel in STRIPE_SECRET_KEY ab.';
export const declinedNetworks = (count: number) =>
  count === 0
    ? 'Keine Adresse hat viele davon.'
    : `Viele innerhalb eines Tages, von ${counted(count, 'Adresse', 'Adressen')}.`;
export const refundsDue = (count: number, amount: string) =>
  count === 0
    ? 'Keine Erstattung steht aus.'
    : `${counted(count, 'steht', 'stehen')} beim Zahlungsanbieter aus: ${amount}.`;
export const holds = (count: number) =>
  count === 0
    ? 'Nichts ist reserviert.'
    : `Reserviert für ${counted(count, 'Zahlung', 'Zahlungen')}.`;
export const mailsWaiting = (count: number) =>
  count === 0
    ? 'Keine Mail wartet.'
    : `${counted(count, 'wartet', 'warten')} darauf, gesendet zu werden.`;
export const lastRound = 'Zuletzt erledigt {time}.';
export const deliveriesDue = (count: number) =>
  count === 0
    ? 'Kein Ereignis wartet.'
    : `${counted(count, 'Ereignis wartet', 'Ereignisse warten')}.`;
export const endpointsOff = (count: number) =>
  `Der Shop hat von sich aus ${counted(count, 'Empfänger', 'Empfänger')} ausgeschaltet.`;
export const noBackups = 'Der Shop macht selbst keine Sicherungen';
export const setBackupDir =
  'Wenn nichts anderes sichert, setze BACKUP_DIR auf einen Ordner einer anderen Platte: Dann macht er jede Nacht eine.';
export const noBackup = 'Bisher gibt es keine.';
export const lastBackup = 'Die letzte gute ist von {time}.';
export const seeMails = 'Mails, die festhängen';
export const seeWebhooks = 'Webhooks';
export const needsYou = (count: number) =>
  `${counted(count, 'Sache', 'Sachen')} im Shop ${plural(count, 'ist', 'sind')} nicht in Ordnung.`;
export const seeHealth = 'Was zu tun ist';
