/** As `en.ts`. */
export const states = {
  placed: 'Bestellt',
  packed: 'Verpackt',
  partly_shipped: 'Teilweise verschickt',
  shipped: 'Verschickt',
  delivered: 'Zugestellt',
  cancelled: 'Storniert',
  return_requested: 'Rückgabe angefragt',
  return_approved: 'Rückgabe genehmigt',
  withdrawn: 'Widerrufen',
  returned: 'Zurückgesendet',
  ready_to_collect: 'Abholbereit',
  collected: 'Abgeholt',
};
export const orderIs = {
  placed: 'ist bestellt',
  packed: 'ist verpackt',
  partly_shipped: 'ist teilweise verschickt',
  shipped: 'ist verschickt',
  delivered: 'ist zugestellt',
  cancelled: 'ist storniert',
  return_requested: 'wartet auf eine Antwort zur Rückgabe',
  return_approved: 'hat eine genehmigte Rückgabe',
  withdrawn: 'ist widerrufen',
  returned: 'ist zurückgesendet',
  ready_to_collect: 'ist abholbereit',
  collected: 'ist abgeholt',
};
export const waiting = {
  placed: 'Bestellungen zu verpacken',
  packed: 'Bestellungen zu verschicken',
  partly_shipped: 'Bestellungen mit offenem Rest',
  return_requested: 'Rückgaben zu beantworten',
  return_approved: 'Rückgaben unterwegs',
  withdrawn: 'Widerrufe: Geld zu erstatten',
};
export const refundStates = {
  due: 'Fällig: Der Zahlungsanbieter hat sie noch nicht ausgeführt; der Shop fragt weiter',
  pending: 'Unterwegs',
  refunded: 'Ausgeführt',
  failed: 'Fehlgeschlagen: Erstatte auf anderem Weg',
  cancelled: 'Nicht ausgeführt: So viel war beim Zahlungsanbieter schon zurückgegangen',
};
export const orderCancelled = 'Bestellung storniert';
export const itemsReturned = 'Artikel zurückgegeben';
export const itemsWithdrawn = 'Artikel widerrufen';
export const notSent = 'Wird doch nicht verschickt';
export const withdrawal = 'Widerruf';
export const withdrawnLate = 'Verspätet: nach Ablauf der Frist erklärt.';
export const neverSent = 'Nie verschickt.';
export const notOnShelf = (titles: string) => `Nicht zurück ins Regal: ${titles}.`;
export const addressChanged = 'Lieferadresse geändert';
export const addressBefore = (address: string) => `Vorher: ${address}`;
export const addressNow = (address: string) => `Jetzt: ${address}`;
export const addressForgotten = 'gelöscht';
export const held = 'Angehalten';
export const isHeld = 'ist angehalten';
export const released = 'Freigegeben';
export const note = 'Notiz';
export const parcel = (no: number) => `Paket ${no}`;
export const shippedWith = (carrier: string) => `Verschickt mit ${carrier}`;
export const shippedLine = (carrier: string) =>
  carrier ? `verschickt mit ${carrier}` : 'verschickt';
export const trackingAdded = 'Sendungsnummer ergänzt';
export const withCarrier = (carrier: string) => `Mit ${carrier}`;
export const trackingLine = (carrier: string) =>
  carrier ? `Sendungsnummer ergänzt, ${carrier}` : 'Sendungsnummer ergänzt';
export const returnDeclined = 'Rückgabe abgelehnt';
export const refundOf = (no: number, amount: string) => `Erstattung ${no} von ${amount}`;
export const disputeStates = {
  needs_response: 'Antwort nötig',
  under_review: 'in Prüfung',
  won: 'gewonnen',
  lost: 'verloren',
};
export const disputeOf = (amount: string, state: string) => `Anfechtung von ${amount}: ${state}`;
export const answerBy = (time: string) => `Antworte beim Zahlungsanbieter bis ${time}.`;
export const inLine = (title: string) => title;
export const instead = {
  return_approved: 'nur eine angefragte Rückgabe kann genehmigt werden',
  return_declined: 'nur eine angefragte Rückgabe kann abgelehnt werden',
  packed: 'nur eine neue Bestellung, von der noch etwas zu verschicken ist, kann verpackt werden',
  shipped: 'davon ist nichts mehr zu verschicken',
  lines_dropped: 'davon ist nichts mehr zu verschicken',
  delivered: 'nur eine verschickte Bestellung kann zugestellt werden: verschicke sie zuerst',
  tracking_added:
    'nur eine verschickte, noch nicht zugestellte Bestellung bekommt eine Sendungsnummer',
  cancelled:
    'nur eine noch nicht verpackte Bestellung kann storniert werden: erstatte sie stattdessen',
  held: 'nur eine Bestellung, von der noch etwas zu verschicken ist, kann angehalten werden',
  released: 'nur eine angehaltene Bestellung kann freigegeben werden',
  note: 'eine Notiz ist immer möglich',
};
export const toGiveBack = 'Fällig: von Hand zurückzuzahlen';
