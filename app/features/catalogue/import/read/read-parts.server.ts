/** A catalogue file as an import takes it: rows with the pictures of the shop, in batches. */

import type { ImportPart } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type { ImportPicture } from '#app/features/catalogue/import/pictures/import-pictures.server.ts';
import {
  isSmallPicture,
  LEAST_PX,
  withoutFocus,
} from '#app/features/catalogue/product/pictures/picture-name.ts';
import { CatalogueFileError, type OnLeftOut, type RowProblem } from './catalogue-row.ts';
import { readCatalogue } from './read-catalogue.server.ts';

/** A row of a catalogue takes some of it: a position is right but for so much. */
const SLICE_BYTES = 4_096;

/** How far a reader of a file is, though files are read ahead of it. */
type FilePosition = {
  /** The same bytes, in slices that are taken one after the other. */
  slices(): AsyncGenerator<Uint8Array>;
  /** The bytes in all slices that were taken so far. */
  takenBytes(): number;
};

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
  /** A picture is taken that pages cannot enlarge; once for each row that shows it. */
  onSmallPicture(problem: RowProblem): void;
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
  const { onProblem, onProgress, onLeftOut } = parts;
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
      const pictured = 'row' in one ? await importRowPictures(one, parts) : one;
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
    throw new CatalogueFileError(null, messages.noProducts);
  }
  yield { end: { badRows } };
}

export function trackPosition(bytes: AsyncIterable<Uint8Array>): FilePosition {
  let takenBytes = 0;
  return {
    async *slices() {
      for await (const chunk of bytes) {
        for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
          const slice = chunk.subarray(start, start + SLICE_BYTES);
          takenBytes += slice.length;
          yield slice;
        }
      }
    },
    takenBytes: () => takenBytes,
  };
}

type Pictures = Pick<ReadParts, 'importPicture' | 'onLeftOut' | 'onSmallPicture'>;

/**
 * The row with the addresses of its pictures in the shop. A picture is no reason to refuse a product: what
 * cannot be shown is left out, and where none is left the product keeps those that it has.
 */
async function importRowPictures(
  { place, row }: PlacedRow,
  { importPicture, onLeftOut, onSmallPicture }: Pictures,
): Promise<PlacedRow> {
  /** By what the file calls them. */
  const imported = new Map<string, string>();

  async function importAll(list: string | null): Promise<string | null> {
    if (list === null) return null;
    const paths = list.split('\n');
    const addresses: string[] = [];
    for (const path of paths) {
      const image = await importPicture(path);
      if (image.ok) {
        addresses.push(image.value);
        imported.set(withoutFocus(path), withoutFocus(image.value));
        if (isSmallPicture(image.value)) {
          const problem = `${JSON.stringify(path)} ${messages.tooFewPixels(LEAST_PX)}`;
          onSmallPicture({ ...place, field: 'image', problem });
        }
      } else onLeftOut(messages.pictureThat(image.refusal), place);
    }
    return addresses.length > 0 ? addresses.join('\n') : null;
  }

  const image = await importAll(row.image);
  const images = await importAll(row.images);
  const altTexts =
    row.altTexts?.map(
      ([path, text]) => [imported.get(withoutFocus(path)) ?? path, text] as const,
    ) ?? null;
  return { place, row: { ...row, image, images, altTexts } };
}
