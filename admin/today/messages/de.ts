/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const soFar = 'Bisher';
export const orderCount = (count: number) =>
  `${count} ${plural(count, 'Bestellung', 'Bestellungen')}`;
export const weekAgo = (soFar: string, ordersSoFar: string, all: string, orders: string) =>
  `Vor einer Woche um diese Zeit ${soFar}, ${ordersSoFar}. Insgesamt ${all}, ${orders}.`;
export const missing = 'Es wird echtes Geld eingenommen, und etwas fehlt';
export const noPasskey =
  'Du hast noch keinen Passkey. Mit einem brauchst du keinen Link, um wiederzukommen.';
export const addPasskey = 'Passkey hinzufügen';
export const whatWaits = 'Was wartet';
export const disputeOf = (order: string) => `Anfechtung der Bestellung ${order}`;
export const answerUntil = 'beim Zahlungsanbieter zu beantworten bis {time}';
export const refundOf = (charge: string) => `Erstattung von ${charge}`;
export const refundOfOrder = (order: string) => `Erstattung der Bestellung ${order}`;
export const failed = 'fehlgeschlagen';
export const waitedAnHour = 'wartet seit einer Stunde';
export const unwritten = 'Mails können nicht geschrieben werden: ein Fehler des Shops';
export const stuck = 'Mails hängen fest';
export const reviews = 'Bewertungen zum Ansehen';
export const isLow = '{title} geht zur Neige ({variant})';
export const isSoldOut = '{title} ist ausverkauft ({variant})';
export const soldInDays = (days: number, amount: string) =>
  `Verkauft in den letzten ${days} Tagen: ${amount}`;
export const barsOfDays =
  'Balken der Verkäufe jedes Tages; die Zahlen stehen in der Tabelle darunter';
export const asTable = 'Als Tabelle';
export const salesByDay = (zone: string) => `Verkäufe nach Tagen, ${zone}`;
export const aboutDays = (zone: string) =>
  `Tage in ${zone}, an denen bestellt wurde: Die Bücher gehen danach, wann der Shop davon erfuhr. Erstattungen sind nicht abgezogen. Eine Minute alt.`;
export const day = 'Tag';
export const hour = 'Stunde';
export const sold = 'Verkauft';
export const aWeekAgo = 'Vor einer Woche';
export const hours = (from: string, to: string) => `${from} bis ${to}`;
export const soldByHour = 'Heute verkauft, nach Stunden';
export const sameDayLastWeek = 'Derselbe Tag letzte Woche';
export const barsOfHours =
  'Balken der Verkäufe jeder Stunde, heute und vor einer Woche; die Zahlen stehen in der Tabelle darunter';
export const salesByHour = (zone: string) => `Verkäufe von heute nach Stunden, ${zone}`;
export const aboutHours = (zone: string) => `Stunden in ${zone}, Stand jetzt.`;
export const bestSellers = (days: number) => `Meistverkauft in den letzten ${days} Tagen`;
export const bestCategories = (days: number) => `Kategorien der letzten ${days} Tage`;
export const aboutBest = (zone: string) =>
  `Tage in ${zone}, heute eingeschlossen. Was für die Artikel bezahlt wurde; Erstattungen sind nicht abgezogen. Eine Minute alt.`;
export const product = 'Produkt';
export const category = 'Kategorie';
export const noCategory = 'Ohne Kategorie';
export const units = 'Stück';
export const share = 'Anteil';
export const nothingSold = 'In diesen Tagen wurde nichts verkauft.';
export const sources = (days: number) => `Woher die Verkäufe der letzten ${days} Tage kamen`;
export const source = 'Quelle';
export const sourceUnknown = 'Nicht bekannt';
export const otherSources = 'Alle anderen';
export const sourcesByDay = 'Nach Tagen';
export const aboutSources =
  'Die Kampagne der Adresse, über die ein Besuch kam (utm_source, utm_campaign), oder die Website, die hierher führte, als der Warenkorb zum ersten Mal gefüllt wurde. Auf dem Gerät wird nichts gespeichert: Ein Besuch, der später oder auf einer neu geladenen Seite weitergeht, ist nicht bekannt.';
export const withdrawalOf = (order: string) => `Widerruf der Bestellung ${order}`;
export const moneyBackBy = 'Geld zurück bis';
export const declarations = 'Widerrufe mit Bestellnummer';
export const giveBackOf = (order: string) => `Von Hand zurückzahlen, Bestellung ${order}`;
