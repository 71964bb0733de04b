/** As `en.ts`. */
export const title = 'Eine Bestellung für dich';
export const about = 'Eine Bestellung, die der Shop für dich zusammengestellt hat.';
export const madeForYou = (shop: string) =>
  `${shop} hat diese Bestellung für dich zusammengestellt. Sie gilt, sobald du bezahlt hast.`;
export const until = (time: string) => `Dieser Link gilt bis ${time}.`;
export const nothingHeld =
  'Bis zum Kauf ist nichts reserviert: Preise und Bestand sind die jenes Moments.';
export const goesTo = 'Geht an';
export const goToPayment = 'Zur Zahlung';
export const total = 'Summe';
export const withoutDelivery = 'ohne Lieferung';
export const ownWait = (count: number) =>
  count === 1
    ? 'Der Artikel in deinem eigenen Warenkorb wartet so lange auf deiner Merkliste.'
    : `Die ${count} Artikel in deinem eigenen Warenkorb warten so lange auf deiner Merkliste.`;
export const asAccount = (email: string) => `Es wird eine Bestellung deines Kontos, ${email}.`;
export const findSomething = 'Etwas finden';
export const ended = {
  ended: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Der Shop hat ihn beendet. Schreib dem Shop, wenn du die Bestellung noch möchtest.',
  },
  opened: {
    title: 'Das ist schon geöffnet',
    text: 'Der Link gilt einmal und wurde in einem anderen Browser geöffnet: Bezahl dort, oder bitte den Shop, ihn noch einmal zu schicken.',
  },
  lapsed: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Seine Zeit ist um. Bitte den Shop um einen neuen.',
  },
  ordered: {
    title: 'Das ist schon bestellt',
    text: 'Der Link gilt einmal. Du findest die Bestellung über die Mail dazu oder unter deinen Bestellungen.',
  },
  taken: {
    title: 'Das liegt im Warenkorb eines Kontos',
    text: 'Melde dich in diesem Konto an und zahle aus seinem Warenkorb.',
  },
  empty: {
    title: 'In dieser Bestellung ist nichts',
    text: 'Schreib dem Shop, der sie zusammengestellt hat.',
  },
};
export const mail = {
  subject: (shop: string) => `Deine Bestellung bei ${shop}: hier bezahlen`,
  preview: (time: string) => `Der Link gilt bis ${time}.`,
  reason: (shop: string) =>
    `Du bekommst diese Mail, weil ${shop} mit dieser Adresse eine Bestellung für dich zusammengestellt hat.`,
  notYou: 'Hast du nicht darum gebeten, musst du nichts tun: Dann wird nichts bestellt.',
};
