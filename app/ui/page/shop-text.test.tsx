import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { textBlocks } from '#app/shared/text/text-blocks.ts';
import { TextBlocks } from './shop-text.tsx';

const childrenSchema = z.object({ children: z.custom<ReactNode>() }).partial();

/** The keys of those that stand beside each other, at every depth. */
function siblings(node: ReactNode): string[][] {
  if (!Array.isArray(node)) {
    return isValidElement(node) ? siblings(childrenSchema.parse(node.props).children) : [];
  }
  const keys = node.flatMap((one) => (isValidElement(one) ? [String(one.key)] : []));
  return [keys, ...Children.toArray(node).flatMap(siblings)];
}

test('what stands twice in a text is two elements, so that none of them outlives its page', () => {
  const text =
    'Same.\n\nSame.\n\n# Head\n\n# Head\n\n- x\n- x\n\n**a** and **a**, [b](/b) or [b](/b)';
  for (const keys of siblings(TextBlocks({ blocks: textBlocks(text) }))) {
    expect(new Set(keys).size).toBe(keys.length);
  }
});
