/** Short names for the classes of CSS modules: they stand in the styles, the scripts and each page. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Enough for two of some hundred names to meet once in a million builds. */
const LENGTH = 5;

/** The same for the same class of the same file, in the browser's build and in the server's. */
export function shortClassName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url');
  return `_${hash.replaceAll(/[-_]/g, '').slice(0, LENGTH)}`;
}
