import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  makeUploadFolder,
  removeUploadFolder,
  uploadFolder,
} from '#app/shared/uploads/upload-folder.server.ts';
import { receiveFiles } from './receive-files.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basket-uploads-'));
});
afterEach(() => rm(folder, { recursive: true }));

const LIMITS = { maxFiles: 2, maxFileBytes: 10 };

function posted(body: BodyInit, headers: HeadersInit = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

/** A multipart body as it stands on the wire, cut after so many of its bytes. */
async function cutBody(form: FormData, bytes: number): Promise<Request> {
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  return posted((await whole.arrayBuffer()).slice(0, bytes), { 'content-type': type });
}

function form(files: Record<string, string>): FormData {
  const made = new FormData();
  made.set('version', '7');
  for (const [name, text] of Object.entries(files)) made.append('file', new Blob([text]), name);
  return made;
}

test('files are written as they were sent, for their owner alone, with the fields beside them', async () => {
  const received = await receiveFiles(posted(form({ 'ä.csv': 'one', '../b': '' })), folder, LIMITS);
  expect(received?.fields).toEqual({ version: '7' });
  expect(received?.files).toMatchObject([
    { name: 'ä.csv', bytes: 3, isTooLarge: false },
    { name: 'b', bytes: 0 },
  ]);
  const [path = ''] = received?.files.map((file) => file.path) ?? [];
  expect(await readFile(path, 'utf8')).toBe('one');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toHaveLength(2);
});

test('what is longer than may be is cut and marked, and files after the last are left out', async () => {
  const sent = form({ a: '0123456789', b: '0123456789x', c: 'never' });
  const received = await receiveFiles(posted(sent), folder, LIMITS);
  expect(received?.files.map(({ isTooLarge }) => isTooLarge)).toEqual([false, true]);
  expect((await stat(join(folder, 'file-2'))).size).toBe(10);
});

test.for(['', ' and what nobody reads'])(
  'the last line break may come by itself, with %j behind it',
  async (more) => {
    const whole = new Response(form({ a: 'x'.repeat(8) }));
    const type = whole.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    const end = bytes.lastIndexOf('--') + 2;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, end));
        controller.enqueue(Buffer.concat([bytes.subarray(end), Buffer.from(more)]));
        controller.close();
      },
    });
    const headers = { 'content-type': type };
    const sent = { method: 'POST', headers, body, duplex: 'half' } as const;
    const request = new Request('http://localhost/', sent);
    expect((await receiveFiles(request, folder, LIMITS))?.files).toMatchObject([{ bytes: 8 }]);
  },
);

test('a field without a file is no file', async () => {
  const empty = new FormData();
  empty.set('file', new Blob([]), '');
  expect((await receiveFiles(posted(empty), folder, LIMITS))?.files).toEqual([]);
});

test('what is no form, or ends early, is null', async () => {
  expect(await receiveFiles(posted('a=1'), folder, LIMITS)).toBeNull();
  const noBoundary = posted('x', { 'content-type': 'multipart/form-data;' });
  expect(await receiveFiles(noBoundary, folder, LIMITS)).toBeNull();
  for (const bytes of [30, 150, 230]) {
    const cut = await cutBody(form({ a: 'x'.repeat(8) }), bytes);
    expect(await receiveFiles(cut, folder, { ...LIMITS }), `${bytes} bytes`).toBeNull();
    await rm(join(folder, 'file-1'), { force: true });
  }
});

test('a folder of a day ago goes with the next, and an id leads nowhere else', async () => {
  const old = await makeUploadFolder(folder);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(old.folder, yesterday, yesterday);
  const { id, folder: made } = await makeUploadFolder(folder);
  expect(await readdir(join(folder, 'uploads'))).toEqual([id]);
  expect(uploadFolder(folder, id)).toBe(made);
  expect(uploadFolder(folder, '../../etc')).toBeNull();
  await removeUploadFolder(made);
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
});
