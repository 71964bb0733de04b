/** `npm run catalogue`: brings a catalogue in from a file, writes it to one, withdraws from it. */
import { Option } from 'commander';
import { type CatalogueFormat, FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import {
  readPictureFiles,
  removePicture,
} from '#app/features/catalogue/import/pictures/unused-pictures.server.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { CommandError } from '#server/command-error.ts';
import {
  exportOperation,
  picturesOperation,
  withdrawOperation,
} from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext, CommandDefinition } from './command.ts';
import { type ImportFlags, importCatalogue } from './import-catalogue.ts';
import { formatOfFile, openCatalogue, picturesFolder } from './open-catalogue.ts';
import { writeOutput } from './output-file.ts';
import { keepStock, releaseHolds } from './stock.ts';

function readEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new CommandError(`${label} is no encoding that is known: utf-8 or windows-1252 are.`);
  }
}

function formatOption(): Option {
  return new Option('--format <format>', "by the end of the file's name when absent").choices(
    FORMATS,
  );
}

const DRY_RUN = ['--dry-run', 'say what would be done, and change nothing'] as const;

const EXIT_CODES = `
Exit codes:
  0  it is done
  1  bad rows or unknown variants were in the way; nothing has changed
  2  it could not be done`;

export const command: CommandDefinition = {
  failureCode: 2,
  define(program, context) {
    program.description(
      'Import, export or change the catalogue. docs/catalogue.md describes the file.',
    );
    program
      .command('import')
      .description('Bring products in from a CSV, JSON or JSON Lines file')
      .argument('<file>')
      .option('--replace', 'the file is the whole catalogue: what is not in it is withdrawn')
      .option('--skip-invalid', 'import the good rows of a file that has bad ones too')
      .option(...DRY_RUN)
      .addOption(formatOption())
      .option(
        '--encoding <name>',
        'such as windows-1252; UTF-8 or UTF-16 when absent',
        readEncoding,
      )
      .addHelpText('after', EXIT_CODES)
      .action((file: string, flags: ImportFlags) => importCatalogue(file, flags, context));
    program
      .command('export')
      .description('Write every product for sale')
      .argument('[file]', 'where to; the standard output when absent')
      .addOption(formatOption())
      .action((file: string | undefined, flags: { format?: CatalogueFormat }) =>
        exportCatalogue(file ?? null, flags, context),
      );
    program
      .command('withdraw')
      .description('Take variants off sale; orders and baskets that hold them stay')
      .argument('<variant...>')
      .addHelpText('after', EXIT_CODES)
      .action((variants: string[]) => withdrawVariants(variants, true, context));
    program
      .command('put-back')
      .description('Put withdrawn variants on sale again')
      .argument('<variant...>')
      .addHelpText('after', EXIT_CODES)
      .action((variants: string[]) => withdrawVariants(variants, false, context));
    program
      .command('stock')
      .description('Say what there is of a variant, or count it: docs/stock.md')
      .argument('<variant>', 'the variant, or release: ends holds of other card provider accounts')
      .argument('[change...]', '+5, -3, =12, or none, which ends counting')
      .option('--reason <word>', 'for the ledger, such as received or damaged; counted when absent')
      .addHelpText('after', EXIT_CODES)
      .action((variant: string, change: string[], flags: { reason?: string }) =>
        variant === 'release' && change.length === 0
          ? releaseHolds(context)
          : keepStock(variant, change, flags, context),
      );
    program
      .command('remove-pictures')
      .description('Remove imported pictures that nothing shows')
      .option(...DRY_RUN)
      .action((flags: { dryRun?: boolean }) => removePictures(flags, context));
  },
};

/** `file` is null for the standard output, which is CSV unless `format` says otherwise. */
async function exportCatalogue(
  file: string | null,
  { format = file === null ? 'csv' : formatOfFile(file) }: { format?: CatalogueFormat },
  context: CommandContext,
): Promise<void> {
  const settings = context.readSettings();
  const writer = catalogueWriters[format];
  let count = 0;
  async function* toText(): AsyncGenerator<string> {
    yield writer.begin;
    const call = { request: {}, open: openCatalogue };
    for await (const line of runOperation(settings, exportOperation, call)) {
      if ('end' in line) continue;
      yield writer.write(line.products, count === 0);
      count += line.products.length;
    }
    yield writer.end;
  }
  await writeOutput(file, toText(), context.write);
  if (file !== null)
    context.printError(`${file} has all ${count.toLocaleString('en-US')} products.`);
}

/** Takes variants off sale by name, and puts them on sale again. */
async function withdrawVariants(
  variants: readonly string[],
  isWithdrawn: boolean,
  context: CommandContext,
): Promise<void> {
  async function* input() {
    yield { variants: [...variants], isWithdrawn };
  }
  const call = { request: {}, input: input(), open: openCatalogue };
  for await (const { changed, unknown } of runOperation(
    context.readSettings(),
    withdrawOperation,
    call,
  )) {
    for (const variant of unknown) {
      context.printError(
        `${JSON.stringify(variant)} is no variant of this shop: an export has their names in the column variant.`,
      );
    }
    if (unknown.length > 0) {
      context.printError('Nothing was changed.');
      context.exitCode = 1;
      return;
    }
    const done = isWithdrawn ? 'withdrawn' : 'put on sale again';
    const products = changed === 1 ? '1 product' : `${changed.toLocaleString('en-US')} products`;
    const others = variants.length - changed;
    await context.print(`${products} ${done}.${others > 0 ? ` ${others} as before.` : ''}`);
  }
}

/** Removes imported pictures which nothing shows any more. */
async function removePictures(
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
