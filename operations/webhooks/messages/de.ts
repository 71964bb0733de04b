/** As `en.ts`. */
export const notTried = 'Noch nicht versucht';
export const done = 'Erledigt';
export const noAnswer = 'Noch keine Antwort';
export const afterTries = (what: string, tries: number) => `${what} nach ${tries} Versuchen`;
export const withheld =
  'Was von einer Bestellung gesendet wird, sieht nur, wer die Berechtigung orders:read hat.';
export const noEvent = (id: string, webhook: string) =>
  `Vom Ereignis ${id} geht nichts an ${webhook}: „npm run shop -- webhooks show ${webhook}“ listet auf, was dorthin geht.`;
export const sentSoon = (id: string) => `${id} wird gleich gesendet.`;
export const isOff = (webhook: string) =>
  `${webhook} ist ausgeschaltet: Schalte ihn ein, dann wird gesendet, was wartet.`;
export const noKind = 'ist keine Art von Ereignis';
export const chooseOne = 'fehlen: Wähle mindestens eines';
export const on = 'ein';
export const off = 'aus';
export const line = (state: string, waiting: number) => `${state}, ${waiting} wartend`;
export const switchedOff = (line: string, reason: string) => `${line}. Ausgeschaltet: ${reason}`;
export const noWebhook = (id: string) =>
  `Es gibt keinen Webhook ${id}: „npm run shop -- webhooks list“ zeigt sie.`;
export const badAddress = (problem: string) =>
  `Es wurde nichts gespeichert: Die Adresse ${problem}.`;
export const added = (id: string, secret: string) =>
  `Hinzugefügt als ${id}. Sein Geheimnis wird nur dieses eine Mal gezeigt, für alle, die Signaturen prüfen: ${secret}`;
export const tooMany = (most: number) =>
  `Ein Shop hat höchstens ${most} Webhooks: Entferne zuerst einen.`;
export const isPlugin = (address: string) =>
  `${address} ist ein Plugin: Ändere es in basket.config.ts.`;
export const newSecret = (hours: number, secret: string) =>
  `Das Geheimnis wird nur dieses eine Mal gezeigt; noch ${hours} Stunden lang signiert auch das bisherige: ${secret}`;
export const removeIt = (waiting: number, address: string) =>
  `${waiting === 1 ? 'Ein Ereignis wartet' : `${waiting} Ereignisse warten`} auf ${address} und würde${waiting === 1 ? '' : 'n'} nie gesendet. Entfernen?`;
export const twoSign = (address: string) =>
  `${address} hat in den letzten 24 Stunden schon ein anderes Geheimnis bekommen: Das davor signiert dann sofort nicht mehr. Noch eines erstellen?`;
export const yesReplace = 'Noch eines erstellen';
export const yesRemove = 'Entfernen';
export const removed = (address: string) => `An ${address} wird nichts mehr gesendet.`;
