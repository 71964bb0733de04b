import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflatePart, gzipParts } from './gzip-parts.ts';

test('parts that are compressed once and parts that are stored are one gzip stream', async () => {
  const part = fc.record({
    text: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<li>tile</li>'.repeat(9_000))),
    isKept: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const stream = gzipParts(
        await Promise.all(
          parts.map(({ text, isKept }) =>
            isKept ? deflatePart(Buffer.from(text)) : Buffer.from(text),
          ),
        ),
      );
      expect(`${gunzipSync(stream)}`).toBe(parts.map(({ text }) => text).join(''));
    }),
  );
});

test('a kept part is as small in every stream', async () => {
  const kept = await deflatePart(Buffer.from('<li>tile</li>'.repeat(5_000)));
  expect(gzipParts([Buffer.from('Ann'), kept]).length).toBeLessThan(600);
});
