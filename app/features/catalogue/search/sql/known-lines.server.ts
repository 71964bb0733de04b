/** What products are filtered by, as the database answers it: a line of text each, read once and then known. */
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import { FacetNumbers } from '#app/features/catalogue/search/policy/facet-numbers.ts';
import { VALUE_END } from '#db/schema/catalogue-schema.ts';

/** What the catalogue has is known soon; one line more than so many, and the numbers start anew. */
const MAX_LINES = 20_000;

/** A power of two: a position has one of so many places. */
const PLACES = 16_384;

type KnownLine = { line: string; values: readonly number[] };

/** Lines of the database's `facet_values`, each read once. */
export class KnownLines {
  readonly numbers = new FacetNumbers();
  readonly #lines = new Map<string, KnownLine>();
  /** What was last at a position of the catalogue: to compare two lines takes a third of looking one up. */
  readonly #lastAt: (KnownLine | undefined)[] = Array.from({ length: PLACES });

  get isFull(): boolean {
    return this.#lines.size >= MAX_LINES;
  }

  /** The numbers of its category, its brand and its options; `position` is that of the variant. */
  valuesOf(line: string, position: number): readonly number[] {
    const place = position & (PLACES - 1);
    const last = this.#lastAt[place];
    if (last?.line === line) return last.values;
    const known = this.#lines.get(line) ?? this.#read(line);
    this.#lastAt[place] = known;
    return known.values;
  }

  #read(answered: string): KnownLine {
    // A copy: a part of the answer would keep all of it in memory.
    const line = Buffer.from(answered).toString();
    const [category = '', brand = '', options = '[]'] = line.split(VALUE_END);
    const values = this.numbers.numbersOf({
      ...{ category, brand },
      options: optionsSchema.parse(JSON.parse(options)),
    });
    const known = { line, values };
    this.#lines.set(line, known);
    return known;
  }
}

let current = new KnownLines();

/** Those of this process; what was read by others before keeps its own numbers. */
export function knownLines(): KnownLines {
  if (current.isFull) current = new KnownLines();
  return current;
}
