/** Searches and suggestions in a catalogue of a million products. */
import { benchSearch } from './search/bench-search.ts';

await benchSearch({ products: 1_000_000, goals: { 1: 50, 8: 100 } });
process.exit();
