/** As `en.ts`. */
export const more = (count: string) => `Und ${count} weitere.`;
export const noJob = (job: string) => `Es gibt keinen Auftrag ${job}.`;
export const ended = 'Er ist schon beendet, oder es gibt ihn nicht. Es wurde nichts abgebrochen.';
export const ends = (job: string) =>
  `Auftrag ${job} endet, sobald er rückgängig gemacht werden kann.`;
export const removed = (job: string) => `Auftrag ${job} ist entfernt.`;
export const runsStill = 'Er läuft noch, oder es gibt ihn nicht mehr. Es wurde nichts entfernt.';
export const started = (job: string) =>
  `Auftrag ${job} hat begonnen: „npm run shop -- jobs show ${job}“ sagt, wie weit er ist.`;
export const onlyCommand = (advice: string) =>
  `Nur ein Befehl auf dem Rechner des Shops darf dort eine Datei nennen: ${advice}.`;
export const startedBefore = 'Jemand hat das schon begonnen: Es wurde nichts noch einmal begonnen.';
export const gone = 'Wer die Datei las, ist weg: Sie ist nicht vollständig.';
