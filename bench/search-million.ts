/** Searches and suggestions in a catalogue of a million products. */
import { benchSearch } from './search/bench-search.ts';

await benchSearch(1_000_000);
process.exit();
