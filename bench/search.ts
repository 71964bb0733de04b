/** Searches and suggestions in a catalogue of ten thousand products. */
import { benchSearch } from './search/bench-search.ts';

await benchSearch(10_000);
process.exit();
