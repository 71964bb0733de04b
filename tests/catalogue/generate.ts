/** `npm run catalogue generate -- SIZE FILE [SEED]`: a catalogue to try the shop with. */
import { formatOf } from '#app/features/catalogue/import/catalogue-format.ts';
import { writeCatalogueFile } from './write-catalogue-file.ts';

const [size, file = '', seed = '1'] = process.argv.slice(2);
const format = formatOf(file);
if (!/^\d{1,8}$/.test(size ?? '') || format === null) {
  process.stderr.write('Say how many products, and a file that ends in .csv, .json or .jsonl.\n');
  process.exit(2);
}
await writeCatalogueFile(file, { format, size: Number(size), seed });
