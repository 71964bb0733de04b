export const title = 'Eine Bestellung für Sie';
export const about = 'Eine Bestellung, die der Shop für Sie zusammengestellt hat.';
export const madeForYou = (shop: string) =>
  `${shop} hat diese Bestellung für Sie zusammengestellt. Mit der Zahlung gehört sie Ihnen.`;
export const until = (time: string) => `Dieser Link gilt bis ${time}.`;
export const nothingHeld =
  'Bis zum Kauf ist nichts reserviert: Preise und Bestand sind die jenes Moments.';
export const goesTo = 'Geht an';
export const goToPayment = 'Zur Zahlung';
export const total = 'Summe';
export const withoutDelivery = 'ohne Lieferung';
export const ownWait = (count: number) =>
  count === 1
    ? 'Der Artikel in Ihrem eigenen Warenkorb wartet so lange auf Ihrer Wunschliste.'
    : `Die ${count} Artikel in Ihrem eigenen Warenkorb warten so lange auf Ihrer Wunschliste.`;
export const asAccount = (email: string) => `Es wird eine Bestellung Ihres Kontos, ${email}.`;
export const findSomething = 'Etwas finden';
export const ended = {
  ended: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Der Shop hat ihn beendet. Schreiben Sie dem Shop, wenn Sie die Bestellung noch möchten.',
  },
  lapsed: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Seine Zeit ist um. Bitten Sie den Shop um einen neuen.',
  },
  ordered: {
    title: 'Das ist schon bestellt',
    text: 'Der Link gilt einmal. Sie finden die Bestellung über die Mail dazu oder unter Ihren Bestellungen.',
  },
  taken: {
    title: 'Das liegt im Warenkorb eines Kontos',
    text: 'Melden Sie sich in diesem Konto an und zahlen Sie aus seinem Warenkorb.',
  },
  empty: {
    title: 'In dieser Bestellung ist nichts',
    text: 'Schreiben Sie dem Shop, der sie zusammengestellt hat.',
  },
};
export const mail = {
  subject: (shop: string) => `Ihre Bestellung bei ${shop}: hier zahlen`,
  preview: (time: string) => `Der Link gilt bis ${time}.`,
  reason: (shop: string) =>
    `Sie bekommen diese Mail, weil ${shop} mit dieser Adresse eine Bestellung für Sie zusammengestellt hat.`,
  notYou: 'Wenn Sie nicht darum gebeten haben, tun Sie nichts: Dann wird nichts bestellt.',
};
