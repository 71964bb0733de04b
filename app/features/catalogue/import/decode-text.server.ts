/** Decodes the bytes of a file as UTF-8, UTF-16 or a given encoding. */
import { CatalogueFileError } from './catalogue-row.ts';

type Bytes = AsyncIterable<Uint8Array>;

const OFFICE_FILES: readonly (readonly [start: readonly number[], what: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a spreadsheet or an archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old spreadsheet'],
  [[0x1f, 0x8b], 'compressed'],
];

/** Null when it does not begin with a byte-order mark. */
function markedEncodingOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function refuseOfficeFile(start: Uint8Array): void {
  for (const [signature, what] of OFFICE_FILES) {
    if (signature.every((byte, index) => start[index] === byte)) {
      const advice = 'open it and save it as "CSV UTF-8", then import that file';
      throw new CatalogueFileError(null, `The file is ${what}, not text: ${advice}.`);
    }
  }
}

/**
 * Text, without the byte-order mark; what is not in the encoding becomes U+FFFD. `unmarked` is the
 * encoding of a file without such a mark, by a label that TextDecoder knows. Throws CatalogueFileError
 * for a file that is no text.
 */
export async function* decodeText(bytes: Bytes, unmarked = 'utf-8'): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder === null) {
      refuseOfficeFile(chunk);
      decoder = new TextDecoder(markedEncodingOf(chunk) ?? unmarked);
    }
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}
