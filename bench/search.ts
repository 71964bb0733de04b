/** Searches and suggestions in a catalogue of ten thousand products. */
import { benchSearch } from './search/bench-search.ts';

await benchSearch({ products: 10_000, goals: { 1: 50, 8: 50 } });
process.exit();
