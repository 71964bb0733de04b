/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const addToBasket = 'In den Warenkorb';
export const quantity = 'Menge';
export const oneMore = 'Eins mehr';
export const oneFewer = 'Eins weniger';
export const notCharged = 'Nicht mehr erhältlich: wird nicht berechnet.';
export const removeFromBasket = 'Aus dem Warenkorb entfernen';
export const basketFull = 'Dein Warenkorb ist voll';
export const leftOut = (most: number, titles: string) =>
  `In einen Warenkorb passen höchstens ${most} Artikel. Nicht mehr hineingepasst: ${titles}. Bezahle oder entferne einige Artikel und lege diese dann noch einmal hinein.`;
export const close = 'Schließen';
export const joinedFromBefore = (count: number) =>
  `${count} Artikel von vor deiner Anmeldung ${plural(count, 'liegt', 'liegen')} jetzt in deinem Warenkorb`;
export const joinedFromElsewhere = (count: number) =>
  `${count} Artikel von deinem anderen Gerät ${plural(count, 'liegt', 'liegen')} jetzt in deinem Warenkorb`;
export const keepThem = (_count: number) => 'Behalten';
export const takeThemOut = (_count: number) => 'Wieder herausnehmen';
export const inBasket = (count: number) => `${count} im Warenkorb`;
export const viewBasket = 'Zum Warenkorb';
export const undo = 'Rückgängig';
export const notKept = 'Dein Warenkorb konnte nicht gespeichert werden';
export const shoppingBasket = 'Dein Warenkorb';
export const aboutBasket = 'Was in deinem Warenkorb liegt und was es zusammen kostet.';
export const helloVisitor = (name: string) => `Hallo ${name}`;
export const nothingInIt = 'Hier ist noch nichts drin';
export const findSomething = 'Etwas Schönes finden';
export const waitsForYou = 'Was du hineinlegst, wartet hier auf dich, in jedem Tab.';
export const somethingToStart = 'Etwas für den Anfang';
export const subtotal = (count: number) => `Zwischensumme (${count} Artikel):`;
export const gift = 'Diese Bestellung enthält ein Geschenk';
export const moreForFree = (amount: string) => `Noch ${amount}, und die Lieferung ist kostenlos.`;
export const deliveryIsFree = 'Die Lieferung ist kostenlos.';
export const proceed = 'Zur Kasse';
export const isSoldOut = (title: string) =>
  `„${title}“ ist ausverkauft: Entferne es, um den Rest zu bezahlen.`;
export const fewLeft = (left: number, title: string, wanted: number) =>
  `Von „${title}“ ${plural(left, 'ist', 'sind')} nur noch ${left} da, und du hast ${wanted}: Entferne welche, um zu bezahlen.`;
export const allHeld = (title: string) =>
  `Alle „${title}“ sind gerade in anderen Bestellungen: Vielleicht wird in ein paar Minuten eines frei.`;
export const payForRest = (_count: number) => 'Entfernen und den Rest bezahlen';
export const removeAll = (_count: number) => 'Entfernen';
export const unknownVariant =
  'Dieses Produkt gibt es nicht mehr. Lade die Seite neu und wähle ein anderes.';
export const noRoom = (most: number) =>
  `In einen Warenkorb passen höchstens ${most} Artikel. Entferne einen oder bezahle zuerst diese.`;
export const unreadableLink =
  'Dieser Link zu einem Warenkorb lässt sich nicht lesen: Vielleicht fehlt ein Teil. Lass ihn dir noch einmal schicken.';
export const tooManyLinked = (most: number) =>
  `Dieser Link enthält mehr als die ${most} Artikel, die in einen Warenkorb passen.`;
export const lineGone =
  'Das lässt sich nicht mehr zurücklegen. Suche es im Shop und lege es noch einmal hinein.';
export const tooManyGuests =
  'Aus deinem Netzwerk kamen zu viele neue Warenkörbe. Versuche es in einer Minute noch einmal oder melde dich an.';
export const added = (count: number) => (count === 1 ? 'Hinzugefügt' : `${count} hinzugefügt`);
export const removed = 'Entfernt';
export const takenOut = 'Wieder herausgenommen';
export const putBack = 'Zurückgelegt';
export const beforeTitle = (what: string) => `${what}:`;
export const severalItems = (what: string, count: number) => `${what}: ${count} Artikel`;
export const emptyNow = 'Dein Warenkorb ist jetzt leer.';
export const notInBasket = 'Es war nicht mehr in deinem Warenkorb.';
export const removedFromBasket = 'Aus deinem Warenkorb entfernt.';
export const putBackIntoBasket = 'Zurück in deinen Warenkorb gelegt.';
export const failed =
  'Das hat nicht geklappt, dein Warenkorb ist unverändert. Versuche es gleich noch einmal.';
export const readAgain =
  'Ob das geklappt hat, ist nicht sicher. So sieht dein Warenkorb jetzt aus.';
export const unknown =
  'Der Shop war nicht erreichbar. Ob sich dein Warenkorb geändert hat, ist nicht sicher.';
export const linkedBasket = 'Ein Warenkorb für dich';
export const aboutLinked =
  'Das hat ein Link mitgebracht. In deinem Warenkorb ist noch nichts davon.';
export const comesTo = 'Zusammen:';
export const codeComesWith = (code: string) => `Der Rabattcode ${code} ist dabei.`;
export const howMany = (count: number) => `Menge: ${count}`;
export const onlySome = (count: number) =>
  `Nur ${count} davon ${plural(count, 'ist', 'sind')} zu haben.`;
export const notSold = (variant: string) => `„${variant}“ wird nicht mehr verkauft.`;
export const nothingToAdd = 'Davon ist im Moment nichts zu haben.';
export const haveAlready = (count: number) =>
  `In deinem Warenkorb ${plural(count, 'ist', 'sind')} schon ${count} Artikel.`;
export const putIntoBasket = 'In meinen Warenkorb legen';
export const addToMine = 'Zu meinem Warenkorb hinzufügen';
export const replaceMine = 'Meinen Warenkorb ersetzen';
export const replaced = 'Das ist jetzt dein Warenkorb.';
export const shareBasket = 'Warenkorb teilen';
export const shareWishes = 'Merkliste teilen';
export const sharedBasket = 'Ein geteilter Warenkorb';
export const sharedWishes = 'Eine geteilte Merkliste';
export const aboutShared = 'Jemand teilt das mit dir. Änderungen siehst du sofort.';
export const yourShared = 'Das gehört dir; so sehen es andere.';
export const sharedIsEmpty = 'Im Moment ist nichts darin.';
export const takeAll = 'Für meinen Warenkorb übernehmen';
export const nothingShared = 'Hier wird nichts geteilt';
export const linkEnded = 'Der Link wurde beendet, oder er ist nicht vollständig.';
export const onlyOwner = 'Diesen Warenkorb ändern kann nur, wem er gehört.';
export const linkToShare = 'Link';
export const whoSees =
  'Wer ihn hat, sieht diese Artikel, aber nie deinen Namen, deine Adresse oder deine Bestellungen.';
export const copyLink = 'Link kopieren';
export const copied = 'Kopiert';
export const othersAdd = 'Andere können etwas hinzufügen.';
export const othersLook = 'Andere können ihn nur ansehen.';
export const letOthersAdd = 'Andere hinzufügen lassen';
export const stopAdding = 'Nur ansehen lassen';
export const endLink = 'Link beenden';
export const addSomething = 'Etwas hinzufügen';
export const findProduct = 'Ein Produkt suchen';
export const find = 'Suchen';
export const nothingFound = (text: string) => `Zu „${text}“ wurde nichts gefunden.`;
export const addToIt = 'Hinzufügen';
export const yourWishes = 'Deine Merkliste';
export const aboutWishes = 'Was du dir für später gemerkt hast.';
export const noWishes = 'Noch ist nichts gemerkt';
export const howToWish =
  'Was du dir auf einer Produktseite oder im Warenkorb merkst, findest du hier wieder.';
export const removeWish = 'Von der Liste nehmen';
export const saveToWishes = 'Auf die Merkliste';
export const inYourWishes = 'Auf deiner Merkliste';
export const saveForLater = 'Für später merken';
export const savedForLater = 'Auf deiner Merkliste.';
