/** `npm run catalogue`: brings a catalogue in from a file, or writes it to one. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CatalogueFormat,
  FORMATS,
  formatOf,
} from '#app/features/catalogue/import/catalogue-format.ts';
import { CatalogueFileError } from '#app/features/catalogue/import/catalogue-row.ts';
import { CommandError, reasonOf } from '#server/command-error.ts';
import { type Environment, readSettings } from '#server/settings.ts';
import type { CommandOutput } from './command-output.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';
import { withCatalogue } from './open-catalogue.ts';
import { removePictures } from './remove-pictures.ts';

const USAGE = `npm run catalogue -- import FILE [--replace] [--skip-invalid] [--dry-run]
npm run catalogue -- export [FILE]
npm run catalogue -- remove-pictures [--dry-run]

  --replace       FILE is the whole catalogue: what is not in it is withdrawn
  --skip-invalid  import the good rows of a file that has bad ones too
  --dry-run       say what would be done, and change nothing
  --format        csv, json or jsonl, where the name of FILE does not end in it
  --encoding      windows-1252 or another, where FILE to import is not UTF-8 or UTF-16

docs/catalogue.md describes the file.`;

type CatalogueCommand = CommandOutput & { env: Environment; args: readonly string[] };

type Asked =
  | {
      kind: 'import';
      file: string;
      format: CatalogueFormat;
      encoding?: string;
      options: ImportFlags;
    }
  | { kind: 'remove-pictures'; dryRun: boolean }
  | { kind: 'export'; file: string | null; format: CatalogueFormat };

type ImportFlags = { replace: boolean; skipInvalid: boolean; dryRun: boolean };

const SPREADSHEET = /\.(xlsx?|xlsm|ods|numbers)$/i;

/** What is wrong with how the command was called. */
class UsageError extends CommandError {}

function readFormat(given: string | undefined, file: string | null): CatalogueFormat {
  const format = given ?? (file === null ? 'csv' : formatOf(file));
  const known = FORMATS.find((one) => one === format);
  if (known) return known;
  if (file !== null && SPREADSHEET.test(file)) {
    throw new CommandError(
      `${file} is a spreadsheet: save it as "CSV UTF-8" and import that file.`,
    );
  }
  const what = given === undefined ? `The name ${file} says no format` : `${given} is no format`;
  throw new UsageError(`${what}: add --format with one of ${FORMATS.join(', ')}.`);
}

function readEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new UsageError(`${label} is no encoding that is known: utf-8 or windows-1252 are.`);
  }
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'skip-invalid': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        format: { type: 'string' },
        encoding: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readArguments(args: readonly string[]): Asked {
  const { values, positionals } = readFlags(args);
  const [kind, file = null, ...more] = positionals;
  const options = {
    replace: values.replace,
    skipInvalid: values['skip-invalid'],
    dryRun: values['dry-run'],
  };
  if (kind === 'remove-pictures') {
    if (file !== null) throw new UsageError(`${file} is too much: this is about all pictures.`);
    return { kind, dryRun: values['dry-run'] };
  }
  if (kind !== 'import' && kind !== 'export') {
    throw new UsageError('Say import, export or remove-pictures.');
  }
  if (more.length > 0) throw new UsageError(`${more.join(' ')} is too much: name one file.`);
  const format = readFormat(values.format, file);
  if (kind === 'import') {
    if (file === null) throw new UsageError('Name the file to import.');
    const { encoding } = values;
    if (encoding === undefined) return { kind, file, format, options };
    return { kind, file, format, options, encoding: readEncoding(encoding) };
  }
  if (Object.values(options).some(Boolean) || values.encoding !== undefined)
    throw new UsageError('An export has only --format.');
  return { kind, file, format };
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof CatalogueFileError) return `${error.message}\nNothing was imported.`;
  return reasonOf(error);
}

/**
 * Gives the exit code: 0 it is done, 1 bad rows were in the way and nothing has changed, 2 it could
 * not be done.
 */
export async function catalogueCommand({
  env,
  args,
  ...output
}: CatalogueCommand): Promise<number> {
  try {
    const asked = readArguments(args);
    const read = readSettings(env);
    if (!read.ok) throw new CommandError(read.message);
    const picturesFolder = join(read.settings.dataDir, 'pictures');
    return await withCatalogue(read.settings, (files) => {
      if (asked.kind === 'export') return exportCatalogue(files, asked, output);
      const withFolder = { ...asked, picturesFolder };
      return withFolder.kind === 'import'
        ? importCatalogue(files, withFolder, output)
        : removePictures(files, withFolder, output);
    });
  } catch (error) {
    output.complain(`${explain(error)}\n`);
    return 2;
  }
}
