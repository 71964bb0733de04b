/** Removes imported pictures which nothing shows any more. */
import {
  readPictureFiles,
  removePicture,
} from '#app/features/catalogue/import/pictures/unused-pictures.server.ts';
import { picturesOperation } from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { openCatalogue, picturesFolder } from './open-catalogue.ts';

export async function removePictures(
  { dryRun = false }: { dryRun?: boolean },
  context: CommandContext,
): Promise<void> {
  const settings = context.readSettings();
  const folder = picturesFolder(settings);
  // The folder before the database: what an import writes from here on is not among them.
  const unused = await readPictureFiles(folder);
  const call = { request: {}, open: openCatalogue };
  for await (const line of runOperation(settings, picturesOperation, call)) {
    if ('end' in line) continue;
    for (const name of line.names) unused.delete(name);
  }
  let count = 0;
  let bytes = 0;
  let young = 0;
  for (const [name, files] of unused) {
    const removedBytes = await removePicture(folder, name, files, dryRun);
    if (removedBytes === null) young += 1;
    else count += 1;
    bytes += removedBytes ?? 0;
  }
  const what = dryRun ? 'This would remove' : 'Removed';
  const pictures = count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`;
  const remaining =
    young === 0 ? '' : ` ${young} more may be of an import that is under way: try tomorrow.`;
  await context.print(
    `${what} ${pictures} that nothing shows, ${(bytes / 1e6).toFixed(1)} MB.${remaining}`,
  );
}
