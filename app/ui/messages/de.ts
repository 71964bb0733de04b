/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const skipToMain = 'Zum Hauptinhalt springen';
export const homePage = 'Startseite';
export const shopHomePage = (shop: string) => `${shop} – Startseite`;
export const hello = (name: string) => `Hallo ${name}`;
export const signIn = 'Anmelden';
export const signOut = 'Abmelden';
export const returns = 'Retouren';
export const andOrders = '& Bestellungen';
export const your = 'Dein';
export const prime = 'Prime';
export const basket = 'Warenkorb';
export const basketOf = (items: string) => `Warenkorb, ${items}`;
export const inYourBasket = (items: string) => `${items} in deinem Warenkorb`;
export const items = (count: number) => `${count} ${plural(count, 'Artikel', 'Artikel')}`;
export const menu = 'Menü';
export const closeMenu = 'Menü schließen';
export const allCategories = 'Alle Kategorien';
export const yourAccount = 'Dein Konto';

export const footer = 'Fußbereich';
export const home = 'Startseite';
export const categories = 'Kategorien';
export const yourOrders = 'Deine Bestellungen';
export const yourBasket = 'Dein Warenkorb';
export const yourWishes = 'Deine Merkliste';
export const breadcrumb = 'Du bist hier';
export const aboutTheShop = 'Über den Shop';
export const shopPicture = 'Pakete, ein Lautsprecher und eine Küchenmaschine auf einer Theke';

export const ratings = (count: number) => `${count} ${plural(count, 'Bewertung', 'Bewertungen')}`;
export const notRatedYet = 'Noch nicht bewertet';
export const rated = (rating: number) =>
  `Mit ${rating} ${plural(rating, 'Stern', 'Sternen')} bewertet`;

export const noticeKinds = {
  info: 'Hinweis',
  success: 'Erledigt',
  warning: 'Achtung',
  error: 'Fehler',
};

export const hide = 'Verbergen';
export const show = 'Anzeigen';
export const password = '(Passwort)';

export const status = 'Status';
export const goHome = 'Zur Startseite';
export const tryAgain = 'Erneut versuchen';
export const offline =
  'Der Shop ist nicht erreichbar. Nichts geht verloren: Mach weiter, sobald die Verbindung wieder da ist.';
export const offlineTitle = 'Du bist offline';
export const notReached = 'Der Shop ist nicht erreichbar';
export const checkConnection =
  'Prüfe deine Verbindung. Dein Warenkorb und deine Bestellungen sind sicher, und diese Seite öffnet sich, sobald die Verbindung wieder da ist.';

export const errorPages = {
  badRequest: {
    title: 'Das haben wir nicht verstanden',
    text: 'Die Adresse oder das Formular war unvollständig. Geh zurück und versuche es noch einmal.',
  },
  notFound: {
    title: 'Wir haben überall gesucht',
    text: 'Diese Seite gibt es nicht. Vielleicht ist die Adresse falsch geschrieben, oder es gibt das Produkt nicht mehr.',
  },
  notAllowed: {
    title: 'So geht es leider nicht',
    text: 'Diese Seite nimmt kein Formular an. Geh zurück und versuche es noch einmal.',
  },
  tooMany: {
    title: 'Gerade ist zu viel los',
    text: 'Im Moment wird mehr gesucht, als der Shop bewältigen kann. Es ist nichts verloren: Lade die Seite in ein paar Sekunden neu.',
  },
  unexpected: {
    title: 'Bei uns ist etwas schiefgelaufen',
    text: 'Es ist nichts verloren gegangen und nichts doppelt abgebucht worden. Versuche es gleich noch einmal.',
  },
};

export const guaranteeNotice =
  'Mitteilung der Europäischen Union über die gesetzliche Gewährleistung';
