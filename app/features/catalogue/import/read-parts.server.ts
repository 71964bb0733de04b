/** A catalogue file as an import takes it: rows with the pictures of the shop, in batches. */
import type { ImportPart } from './catalogue-files.server.ts';
import type { CatalogueFormat } from './catalogue-format.ts';
import { CatalogueFileError, type OnLeftOut, type RowProblem } from './catalogue-row.ts';
import { trackPosition } from './file-position.server.ts';
import type { PlacedRow } from './import-stage.server.ts';
import type { ImportPicture } from './pictures/import-pictures.server.ts';
import { importRowPictures } from './pictures/row-pictures.server.ts';
import { readCatalogue } from './read-catalogue.server.ts';

const BATCH_ROWS = 500;

export type ReadParts = {
  format: CatalogueFormat;
  /** As `decodeText` has it. */
  encoding: string | undefined;
  /** Null where only the end says it, such as of a pipe. */
  sizeBytes: number | null;
  /** Imports the good rows of a file that has bad ones too. */
  skipInvalid: boolean;
  importPicture: ImportPicture;
  onProblem(problem: RowProblem): void;
  /** So many rows are read: `share` of the file, from 0 to 1, or null when its size is unknown. */
  onProgress(rows: number, share: number | null): void;
  onLeftOut: OnLeftOut;
};

async function* inBatches<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value[]> {
  let batch: Value[] = [];
  for await (const value of values) {
    if (batch.push(value) < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Throws CatalogueFileError where the file cannot be read on, or has no product that can be imported. */
export async function* readParts(
  bytes: AsyncIterable<Uint8Array>,
  { format, encoding, sizeBytes, skipInvalid, ...parts }: ReadParts,
): AsyncGenerator<ImportPart> {
  const { importPicture, onProblem, onProgress, onLeftOut } = parts;
  const position = trackPosition(bytes);
  let rowsDone = 0;
  let badRows = 0;
  let bytesDone = 0;
  const judged = readCatalogue(position.slices(), format, { encoding, onLeftOut });
  for await (const batch of inBatches(judged)) {
    // A row is done with its picture, which takes longer than the reading.
    const bytesPerRow = (position.takenBytes() - bytesDone) / batch.length;
    const good: PlacedRow[] = [];
    const picturedRows = batch.map(async (one) => {
      const pictured = 'row' in one ? await importRowPictures(one, importPicture, onLeftOut) : one;
      rowsDone += 1;
      bytesDone += bytesPerRow;
      onProgress(rowsDone, sizeBytes && Math.min(bytesDone / sizeBytes, 1));
      return pictured;
    });
    for (const one of await Promise.all(picturedRows)) {
      if ('row' in one) {
        good.push(one);
      } else {
        badRows += 1;
        one.problems.forEach(onProblem);
      }
    }
    yield { rows: good };
  }
  const hasGoodRows = rowsDone > badRows;
  // A file that was saved empty by mistake is not the whole catalogue.
  if (!hasGoodRows && (badRows === 0 || skipInvalid)) {
    throw new CatalogueFileError(null, 'The file has no product that can be imported.');
  }
  yield { end: { badRows } };
}
