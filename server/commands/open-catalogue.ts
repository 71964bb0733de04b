/** The catalogue as commands reach it: the format of a file, and the database without a running shop. */
import { join } from 'node:path';
import {
  type CatalogueFiles,
  createCatalogueFiles,
  exportOfOneMoment,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  type CatalogueFormat,
  FORMATS,
  formatOf,
  isSpreadsheet,
} from '#app/features/catalogue/import/catalogue-format.ts';
import { CommandError } from '#server/command-error.ts';
import type { ShopAccess } from '#server/control/operation.ts';
import { callerName, type Open } from '#server/control/run-operation.ts';
import type { Settings } from '#server/settings.ts';
import { openDatabase } from '#server/storage/open-database.ts';

/** By the end of the name. Throws CommandError when that says none. */
export function formatOfFile(file: string): CatalogueFormat {
  const format = formatOf(file);
  if (format !== null) return format;
  throw new CommandError(
    isSpreadsheet(file)
      ? `${file} is a spreadsheet: save it as "CSV UTF-8" and import that file.`
      : `The name ${file} says no format: add --format with one of ${FORMATS.join(', ')}.`,
  );
}

/** Where the shop stores its imported pictures. */
export function picturesFolder({ dataDir }: Settings): string {
  return join(dataDir, 'pictures');
}

/** Opens the database of the settings for a command of the catalogue, however long that takes. */
export const openCatalogue: Open<Pick<ShopAccess, 'catalogueFiles' | 'queries' | 'by'>> = async (
  settings,
) => {
  const { postgres } = settings;
  // A million rows take longer than a shopper may wait.
  const patient = { ...settings, postgres: postgres && { ...postgres, statementTimeoutMs: 0 } };
  // A connection that breaks fails the statement that needed it.
  const { database, close } = await openDatabase(patient, () => {});
  const { queries } = database;
  const catalogueFiles: CatalogueFiles = {
    ...createCatalogueFiles(queries),
    // Other processes may import meanwhile: all of it is of one moment.
    exportTo: (write) => exportOfOneMoment(queries, write),
  };
  return { shop: { catalogueFiles, queries, by: callerName() }, close };
};
