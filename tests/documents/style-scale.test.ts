/** Spacing and sizes of type come from the one scale of app/ui/tokens.css. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TOKENS = 'app/ui/tokens.css';
const files = globSync(['app/**/*.css', 'admin/**/*.css'], { cwd: root }).filter(
  (file) => file !== TOKENS,
);

/** What is relative to the text, the window or the container is no step of a scale; a pixel is a line. */
const DECLARATION = /^\s*((?:font-size|(?:padding|margin)[\w-]*|(?:row-|column-)?gap):.*);/gm;
const LENGTH = /(?<![\w.-])-?(?!1px)\d*\.?\d+(?:rem|px|pt)\b/;

function offScale(css: string): string[] {
  return Array.from(css.matchAll(DECLARATION), ([, declaration = '']) => declaration).filter(
    (declaration) => LENGTH.test(declaration),
  );
}

test('no style has a length of its own for spacing or type', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    offScale(readFileSync(join(root, file), 'utf8')).map(
      (declaration) => `${file}: ${declaration}`,
    ),
  );
  // On paper a point is a point.
  expect(found).toEqual(['app/ui/base.css: font-size: 11pt']);
});

test('a token that is used is one that there is', () => {
  const known = new Set(
    Array.from(
      readFileSync(join(root, TOKENS), 'utf8').matchAll(/^\s*(--[\w-]+):/gm),
      ([, name]) => name,
    ),
  );
  const unknown = files.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    const own = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name));
    return Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name).filter(
      (name) => !known.has(name) && !own.has(name),
    );
  });
  expect(unknown).toEqual([]);
});

test.for(['font-size: 15px', 'padding: var(--space-1) 0.3rem', 'gap: clamp(4px, 1vw, 1rem)'])(
  'finds a length beside the scale: %s',
  (declaration) => expect(offScale(`a {\n  ${declaration};\n}`)).toEqual([declaration]),
);
