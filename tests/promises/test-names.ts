import { readFileSync } from 'node:fs';

/** The names of a file's tests as written: those of a template, and of `test.each`, with their placeholders. */
export function testNames(file: string): Set<string> {
  const source = readFileSync(file, 'utf8');
  const calls = source.matchAll(/(?:\btest|\])\(\s*(['"`])((?:(?!\1).|\\.)+)\1,/g);
  const eachCalls = source.matchAll(/\)\(\s*(['"`])((?:(?!\1).|\\.)+)\1,/g);
  return new Set([...calls, ...eachCalls].map(([, , name = '']) => name));
}
