/** Brings products in from a file: of the machine, for its own user, or one that was sent. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  type CatalogueFormat,
  FORMATS,
  formatOf,
  isSpreadsheet,
} from '#app/features/catalogue/import/catalogue-format.ts';
import { findFetched } from '#app/features/catalogue/import/pictures/fetch-pictures.server.ts';
import { describeProblem } from '#app/features/catalogue/import/read/catalogue-row.ts';
import type { JobWork } from '#app/features/jobs/job-runner.server.ts';
import {
  makeUploadFolder,
  removeUploadFolder,
  uploadedFile,
  uploadFolder,
} from '#app/shared/uploads/upload-folder.server.ts';
import { messages } from '#operations/catalogue/messages/messages.ts';
import { path, text } from '#operations/fields.ts';
import {
  checkMayUseFiles,
  startedMessage,
  startedSchema,
  startJob,
} from '#operations/jobs/start-job.server.ts';
import { messages as common } from '#operations/messages/messages.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import { fetchAfterImport } from './fetch-pictures.server.ts';
import { type FileToImport, importFile } from './import-file.server.ts';

/** A call's body has 1,000,000 bytes, and in JSON some letters are written with two. */
const MAX_CONTENT_LETTERS = 900_000;

/** In the folder of an upload. */
const LATER_PROBLEMS = 'later-problems.json';

/** So many rows that only the whole file shows to be bad are in the file of bad rows. */
const MAX_LATER = 10_000;

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

const options = {
  replace: z
    .boolean()
    .default(false)
    .meta({ description: 'The file is the whole catalogue: what is not in it is withdrawn' }),
  skipInvalid: z
    .boolean()
    .default(false)
    .meta({ description: 'Imports the good rows of a file that has bad ones too' }),
  dryRun: z
    .boolean()
    .default(false)
    .meta({ description: 'Says what would be done, and changes nothing' }),
  fetchPictures: z
    .boolean()
    .default(false)
    .meta({ description: 'Then fetches pictures that lie at other addresses into the shop' }),
};

const formatField = z
  .enum(FORMATS, { error: () => messages.noFormat(FORMATS.join(', ')) })
  .optional()
  .meta({ description: "By the end of the file's name when absent" });

function refuse(field: string, sentence: string): never {
  throw new OperationRefused('bad_input', sentence, { [field]: sentence });
}

/** By the end of the name. Throws OperationRefused where that says none. */
function formatOfFile(name: string): CatalogueFormat {
  const format = formatOf(name);
  if (format !== null) return format;
  return refuse(
    'file',
    isSpreadsheet(name)
      ? messages.isSpreadsheet(name)
      : messages.noFormatInName(name, FORMATS.join(', ')),
  );
}

type Where = { file?: string | undefined; upload?: string | undefined };

/** Throws OperationRefused for a file that is not there, or that is not for whoever calls. */
async function findFile(context: OperationContext, { file, upload }: Where): Promise<string> {
  if (file === undefined) {
    const folder = uploadFolder(context.shop.dataDir, upload ?? '');
    return folder ? uploadedFile(folder) : refuse('file', messages.fileMissing);
  }
  checkMayUseFiles(context, 'send the file on the page Import of the admin');
  return file;
}

/** As if it was sent in a form; its id. */
async function keepContent(dataDir: string, content: string): Promise<string> {
  const { id, folder } = await makeUploadFolder(dataDir);
  await writeFile(uploadedFile(folder), content);
  return id;
}

/** Null where only the end says it. Throws OperationRefused for a file that is not there. */
async function sizeOf(path: string, { file }: Where): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  if (!found) {
    return refuse('file', file === undefined ? messages.fileGone : messages.cannotBeRead(file));
  }
  if (found.isDirectory()) return refuse('file', messages.isFolder(file ?? ''));
  return found.isFile() ? found.size : null;
}

/** How an import was asked for, as its job has it. */
export const importRequestSchema = z.object({
  replace: z.boolean(),
  dryRun: z.boolean(),
  fetchPictures: z.boolean().default(false),
  upload: z.string().optional(),
  format: z.enum(FORMATS),
  encoding: z.string().optional(),
});

const laterSchema = z.array(z.tuple([z.number(), z.string()]));

/** What is wrong with rows of an upload that look right by themselves, by their lines. */
export async function readLaterProblems(folder: string): Promise<ReadonlyMap<number, string>> {
  const text = await readFile(join(folder, LATER_PROBLEMS), 'utf8').catch(() => '[]');
  return new Map(laterSchema.parse(JSON.parse(text)));
}

export const importCatalogue = defineChange({
  name: 'catalogue.import',
  scope: 'catalogue:write',
  mayNeed: ['stock:write'],
  does: 'Brings products in from a CSV, JSON or JSON Lines file',
  done: 'Imported the file',
  input: z.object({
    file: path('On the machine of the shop: docs/catalogue.md describes it')
      .optional()
      .meta({ positional: true }),
    upload: text('Of the admin: the id of a file that was sent').optional(),
    content: z
      .string({ error: () => common.isNoText })
      .max(MAX_CONTENT_LETTERS, { error: () => messages.tooLongForCall })
      .optional()
      .meta({ description: 'The file itself, as UTF-8, with a name or a format', text: 'long' }),
    name: text('What people call the file that was sent').optional(),
    ...options,
    format: formatField,
    encoding: text('Such as windows-1252; UTF-8 or UTF-16 when absent')
      .refine(isEncoding, { error: () => messages.noEncoding })
      .optional(),
  }),
  output: startedSchema,
  message: startedMessage,
  job: ({ job }) => job,
  async run(context, { file, upload: sent, content, name: named, format, encoding, ...flags }) {
    const { dataDir, pictureHosts, database } = context.shop;
    const isHere = content !== undefined && file === undefined;
    const name = named ?? (isHere ? (format ?? '') : '');
    const other = isHere ? null : await findFile(context, { file, upload: sent });
    const subject = file === undefined ? name : basename(file);
    if (subject === '') refuse('name', messages.fileWithoutName);
    context.record({ subject });
    const read = format ?? formatOfFile(subject);
    // Kept once nothing refuses it any more.
    const upload = isHere ? await keepContent(dataDir, content) : sent;
    const path = other ?? (await findFile(context, { upload }));
    const found: FileToImport = {
      ...{ path, encoding, hasFolder: file !== undefined, format: read },
      sizeBytes: await sizeOf(path, { file }),
    };
    const request = { ...flags, upload, format: found.format, encoding };
    // What was sent is imported once, whoever presses.
    const once = upload !== undefined && !flags.dryRun ? { key: upload } : {};
    const about = { kind: 'catalogue.import', subject, request, ...once };
    const folder = uploadFolder(dataDir, upload ?? '');
    const work: JobWork = async (tools) => {
      const later: z.infer<typeof laterSchema> = [];
      const end = await importFile(found, flags, {
        ...{ ...tools, files: createCatalogueFiles(database.queries), dataDir, pictureHosts },
        fetchesPictures: flags.fetchPictures,
        findFetched: (address) =>
          findFetched(database.queries, join(dataDir, 'pictures'), address, flags.dryRun),
        mayCountStock: context.actor.scopes.includes('stock:write'),
        onLaterProblem(problem) {
          if (later.length < MAX_LATER) later.push([problem.line, describeProblem(problem)]);
        },
      });
      if (folder) await writeFile(join(folder, LATER_PROBLEMS), JSON.stringify(later));
      if (flags.fetchPictures && !flags.dryRun && end.state === 'done') {
        await fetchAfterImport(context.shop, context.actor.id);
      }
      return end;
    };
    // Who sent it in the call has it.
    return startJob(context, about, async (tools) => {
      try {
        return await work(tools);
      } finally {
        if (isHere && folder) await removeUploadFolder(folder);
      }
    });
  },
});
