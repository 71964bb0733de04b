/** As `en.ts`. */
export const noOption = (name: string) =>
  `${name} ist keine Option dieses Produkts mehr: lade die Seite neu`;
export const nameOfTwo = 'ist der Name von zwei Optionen: gib jeder einen eigenen';
export const calledOfTwo = 'hießen zwei Optionen: nenne eine davon';
export const noValue = 'hat keinen Wert: schreib einen, oder entferne die Option';
export const valueTwice = 'ist zweimal da: schreib jeden Wert einmal';
export const tooManyCombinations = (count: string, most: string) =>
  `ergeben mit den anderen ${count} Kombinationen: ein Produkt hat höchstens ${most} Varianten`;
export const nothingTellsApart = (count: number) =>
  `ließe ${count} Varianten übrig, die nichts unterscheidet: behalte eine Option, oder nimm erst alle bis auf eine aus dem Verkauf`;
export const sameFor = (variant: string, problem: string) =>
  `wären dieselben für ${variant}, denn sie ${problem}`;
export const rows = {
  unknown: 'ist keine Variante dieses Produkts',
  twice: 'ist zweimal genannt',
  changed: 'wurde inzwischen von jemand anderem geändert',
};
export const hasOptions = (problem: string) => `hat Optionen: sie ${problem}`;
