/** Where a command finds the catalogue: in a running shop, or in a database that it opens itself. */
import {
  type CatalogueFiles,
  createCatalogueFiles,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import { isShopListening } from '#server/control/control-client.ts';
import { shopCatalogueFiles } from '#server/control/remote-catalogue.ts';
import { askOrOpen } from '#server/control/remote-or-local.ts';
import type { Settings } from '#server/settings.ts';
import { openDatabase } from '#server/storage/open-database.ts';

type Work = (files: CatalogueFiles) => Promise<number>;

async function withOpened(settings: Settings, work: Work): Promise<number> {
  const { postgres } = settings;
  // A million rows take longer than a shopper may wait.
  const patient = { ...settings, postgres: postgres && { ...postgres, statementTimeoutMs: 0 } };
  // A connection that breaks fails the statement that needed it.
  const { database, release } = await openDatabase(patient, () => {});
  const { queries } = database;
  try {
    return await work({
      ...createCatalogueFiles(queries),
      // Other processes may import meanwhile: all of it is of one moment.
      exportTo: (write) =>
        queries.transaction((tx) => createCatalogueFiles(tx).exportTo(write), {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        }),
    });
  } finally {
    await database.close();
    release();
  }
}

/** Throws CommandError when the folder of the settings holds no shop. */
export async function withCatalogue(settings: Settings, work: Work): Promise<number> {
  const { dataDir, postgres } = settings;
  if (postgres !== null) return withOpened(settings, work);
  let outcome = 0;
  await askOrOpen(
    dataDir,
    async () => {
      const isListening = await isShopListening(dataDir);
      if (isListening) outcome = await work(shopCatalogueFiles(dataDir));
      return isListening;
    },
    async () => {
      outcome = await withOpened(settings, work);
    },
  );
  return outcome;
}
