import { expect, test } from 'vitest';
import * as z from 'zod';
import { EVENT_MESSAGES } from './event-bodies.ts';
import { EVENT_KIND_NAMES } from './event-kinds.ts';

test('each kind has a message whose schema other languages can read', () => {
  expect(EVENT_MESSAGES.map(({ kind }) => kind)).toEqual(EVENT_KIND_NAMES);
  for (const { kind, schema } of EVENT_MESSAGES) {
    expect(z.toJSONSchema(schema)).toMatchObject({
      type: 'object',
      properties: { type: { const: kind }, version: { const: 1 } },
      required: ['type', 'version', 'timestamp', 'data'],
    });
  }
});
