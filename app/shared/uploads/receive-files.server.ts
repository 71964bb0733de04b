/** Files that a page of the admin or a program sends: written to a folder as they come, never held in memory. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';

/** `name` is what the browser calls it, and never part of a path. */
export type ReceivedFile = {
  /** Of the form. */
  field: string;
  name: string;
  path: string;
  bytes: number;
  isTooLarge: boolean;
};

export type ReceivedForm = {
  /** All fields in the order in which they were sent. */
  parts: (readonly [name: string, value: string | ReceivedFile])[];
  /** Whether there were more parts than are read, or a field was cut. */
  isCut: boolean;
  /** The last text field of each name. */
  fields: Record<string, string>;
  /** In the order in which they were sent; a field without a file has none. */
  files: ReceivedFile[];
};

export type FileLimits = { maxFiles: number; maxFileBytes: number };

const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 10_000;
const OWNER_ONLY = 0o600;

/** More than what ends a form: two line breaks, four hyphens and a boundary. */
const END_BYTES = 200;

/** The same with its last bytes in one piece: where its end comes in two, Busboy never takes the second. */
async function* withWholeEnd(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept = Buffer.alloc(0);
  for await (const chunk of body) {
    const all = Buffer.concat([kept, chunk]);
    const length = Math.max(0, all.length - END_BYTES);
    kept = all.subarray(length);
    if (length > 0) yield all.subarray(0, length);
  }
  yield kept;
}

/**
 * Reads a multipart form to its end. What is longer than `maxFileBytes` is cut and marked; files after
 * `maxFiles` are left out. Null for a body that is no such form, or is not whole.
 */
export async function receiveFiles(
  request: Request,
  folder: string,
  { maxFiles, maxFileBytes }: FileLimits,
): Promise<ReceivedForm | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data;/i.test(type)) return null;
  const fields: Record<string, string> = Object.create(null);
  const parts: ReceivedForm['parts'] = [];
  let isCut = false;
  const files: ReceivedFile[] = [];
  const writes: Promise<void>[] = [];

  async function writeFile(stream: BusboyFileStream, file: ReceivedFile): Promise<void> {
    await pipeline(stream, createWriteStream(file.path, { flags: 'wx', mode: OWNER_ONLY }));
    file.bytes = stream.bytesRead;
    file.isTooLarge = stream.truncated;
  }

  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: maxFiles,
        fileSize: maxFileBytes,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
      },
    });
    const cut = () => {
      isCut = true;
    };
    parser.on('partsLimit', cut).on('filesLimit', cut).on('fieldsLimit', cut);
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) isCut = true;
      fields[name] = value;
      parts.push([name, value]);
    });
    parser.on('file', (field, stream, name) => {
      if (!name) {
        stream.resume();
        return;
      }
      const path = join(folder, `file-${files.length + 1}`);
      const file = { field, name, path, bytes: 0, isTooLarge: false };
      files.push(file);
      parts.push([field, file]);
      const write = writeFile(stream, file);
      // Reported below, with all others.
      write.catch(() => {});
      writes.push(write);
    });
    await pipeline(Readable.fromWeb(request.body as ReadableStream), withWholeEnd, parser);
  } catch (error) {
    await Promise.allSettled(writes);
    if (request.signal.aborted || !(error instanceof Error) || 'code' in error) throw error;
    return null;
  }
  await Promise.all(writes);
  return { parts, isCut, fields, files };
}
