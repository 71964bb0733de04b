/** Compressed copies of a build's files beside them, which `static-files.ts` answers with. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures are compressed already, but for the drawn ones. */
const COMPRESSIBLE = /\.(js|css|svg|txt)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside each file that gets smaller by it, in all folders below `folder`. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: await toBrotli(content, { params }),
    gz: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(`${path}.${extension}`, copy);
  }
}
