/** What kind of picture a file holds, by its first bytes: neither its name nor its declared type is trusted. */

const SIGNATURES: readonly (readonly [type: string, offset: number, signature: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  // AVIF and HEIC.
  ['heif', 4, 'ftyp'],
];

/** Null for what is no picture of points, such as an SVG, which may hold scripts. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = SIGNATURES.find(([, offset, text]) => start.startsWith(text, offset));
  return found?.[0] ?? null;
}
