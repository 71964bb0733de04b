/** As `en.ts`. */
export const noDraft = (id: string) =>
  `Es gibt keine Bestellung für einen Kunden ${id}, oder nicht mehr.`;
export const cannotChange = {
  taken: 'Sie liegt jetzt im Warenkorb eines Kontos, und der gehört dem Kunden.',
  ordered: 'Sie ist schon eine Bestellung: Öffne diese.',
  ended: 'Sie wurde beendet: Beginne eine neue.',
};
export const noEmail = 'Nichts wurde getan: Die E-Mail ist keine Adresse, etwa ann@example.com.';
export const isNoEmail = 'ist keine Adresse, etwa ann@example.com';
export const codesAreOff = 'Der Shop nimmt keine Rabattcodes: Schalte sie unter Einstellungen ein.';
export const asksNoAddress =
  'Der Shop fragt niemanden nach einer Adresse: Schalte die Lieferung unter Einstellungen ein.';
export const giftCardsApart =
  'Gutscheine werden allein bestellt: Nimm sie oder alles andere heraus und mach daraus eine weitere Bestellung.';
export const sellsNoGiftCards =
  'Der Shop verkauft keine Gutscheine: Schalte sie erst in den Einstellungen ein.';
export const notSold = (variant: string) => `${variant} wird nicht verkauft.`;
export const missing = {
  no_address:
    'Niemand hat gesagt, wohin sie geht: Trage die Adresse ein, oder der Kunde tut es beim Bezahlen.',
  no_phone:
    'Der Adresse fehlt die Telefonnummer, die der Shop verlangt: Trage sie ein, oder der Kunde tut es beim Bezahlen.',
  no_email:
    'Es fehlt die E-Mail, die der Shop verlangt: Schreibe sie unter Kunde, oder der Kunde tut es beim Bezahlen.',
};
export const nothingInIt =
  'Füge zuerst etwas hinzu, das verkauft wird: Es gibt nichts zu bezahlen.';
export const costsNow = (total: string) =>
  `Nichts wurde getan: Sie kostet jetzt ${total}. Sieh sie noch einmal an und verlange den Rest oder gib zurück, was zu viel ist.`;
export const beingPaid =
  'Nichts wurde getan: Der Kunde bezahlt vielleicht gerade mit Karte. Versuche es in einer Minute wieder.';
export const soldOut =
  'Nichts wurde getan: Etwas darin ist ausverkauft oder wird gerade von anderen bezahlt. Nimm es heraus oder versuche es später wieder.';
export const notPaidYet = 'Nichts wurde getan: Der Tag, an dem bezahlt wurde, kommt erst noch.';
export const isToCome = 'kommt erst noch';
export const nothingToPay =
  'Dafür ist nichts zu bezahlen: Schick den Link, mit dem der Kunde bestellt.';
export const markedPaid = 'Sie ist bezahlt und jetzt eine Bestellung.';
export const begun = 'Die Bestellung ist begonnen. Füge hinzu, was bestellt wird.';
export const saved = 'Gespeichert.';
export const linkMade = 'Der Link gilt jetzt. Kopiere ihn und schick ihn dem Kunden.';
export const linkSent = (email: string) => `Der Link ist unterwegs an ${email}.`;
export const tooManyLinks =
  'Genug Mails mit Links zum Bezahlen für diese Stunde: Versuche es in der nächsten wieder.';
export const endIt =
  'Diese Bestellung beenden? Mit ihrem Link kann nichts mehr bezahlt werden, und was darin war, ist weg.';
export const yesEnd = 'Bestellung beenden';
export const ended = 'Sie ist beendet.';
export const noDelivery = (id: string, offered: readonly string[]) =>
  offered.length === 0
    ? `Nichts wurde getan: Dorthin wird keine Lieferart angeboten, also auch nicht ${id}. Sag zuerst, wohin es geht.`
    : `Nichts wurde getan: ${id} wird dort nicht angeboten. Angeboten werden: ${offered.join(', ')}.`;
export const isNotOffered = 'wird dort nicht angeboten';
export const nothingBack = (number: string) =>
  `Es wurde nichts getan: Von der Bestellung ${number} ist nichts zurück, und nichts soll zurück. Nimm erst die Rücksendung an, oder beginne eine Bestellung ohne sie.`;
