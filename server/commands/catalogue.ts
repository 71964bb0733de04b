/** `npm run catalogue`: brings a catalogue in from a file, writes it to one, withdraws from it. */
import { Option } from 'commander';
import { type CatalogueFormat, FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import { CommandError } from '#server/command-error.ts';
import type { CommandDefinition } from './command.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { type ImportFlags, importCatalogue } from './import-catalogue.ts';
import { removePictures } from './remove-pictures.ts';
import { keepStock, releaseHolds } from './stock.ts';
import { withdrawVariants } from './withdraw-variants.ts';

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
