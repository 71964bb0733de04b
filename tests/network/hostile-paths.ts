/** Paths that browsers and parsers resolve to another host, or that some of them would. */
import fc from 'fast-check';

/** The same for every run: a test that fails once fails again. */
export const SEED = 20_261_123;

/** What has worked somewhere. */
export const HOSTILE_PATHS: readonly string[] = [
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0001//evil.example',
  'https://evil.example',
  'https:evil.example',
  '//shop.example@evil.example',
  '/..;//evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example/',
  'javascript:alert(1)',
];

const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/.',
  '/..',
  ';',
  '?',
  '#',
  '@',
  ':',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '%00',
  '%0a',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u007f',
  '\u2028',
  '\uff0f',
  ' ',
  'a',
  'evil.example',
  'https:',
  'shop.example.com',
];

/** A path, or what somebody may take for one, of the pieces from which such addresses are made. */
export function hostilePath(): fc.Arbitrary<string> {
  const made = fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join(''));
  return fc.oneof(fc.constantFrom(...HOSTILE_PATHS), made, fc.string({ unit: 'binary' }));
}
