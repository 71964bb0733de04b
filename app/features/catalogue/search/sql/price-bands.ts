/**
 * Bands of price as the index knows them (db/schema/catalogue-schema.ts): 16 to each factor of e, and above them three
 * levels on which four bands are one, so that a few lexemes hold any range.
 */

const BANDS_TO_A_FACTOR_OF_E = 16;
const TOP_LEVEL = 3;
const WIDER = 4;

/** Where two machines may disagree about a logarithm both bands are taken. */
const SLACK = 1e-9;

function band(cents: number, slack: number): number {
  return Math.floor(Math.log(Math.max(cents, 1)) * BANDS_TO_A_FACTOR_OF_E + slack);
}

/** Lexemes of which every product has one whose price is in the range, and few others. */
export function priceBands(fromCents: number, toCents: number): string[] {
  const lexemes: string[] = [];
  let from = Math.max(band(fromCents, -SLACK), 0);
  let to = band(toCents, SLACK);
  for (let level = 0; from <= to; level += 1) {
    const isTop = level === TOP_LEVEL;
    while (from <= to && (isTop || from % WIDER !== 0)) lexemes.push(`p${level}.${from++}`);
    while (from <= to && to % WIDER !== WIDER - 1) lexemes.push(`p${level}.${to--}`);
    from /= WIDER;
    to = (to + 1) / WIDER - 1;
  }
  return lexemes;
}
