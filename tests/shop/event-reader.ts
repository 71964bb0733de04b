/** Reads a stream of server-sent events as a program does. */
import { expect } from 'vitest';
import type { TestVisitor } from './test-visitor.ts';

export type ReadEvent = { name: string; id: string; data: unknown };

export type EventReader = {
  headers: Headers;
  /** The next event except heartbeats; fails at the end of the stream. */
  next(): Promise<ReadEvent>;
  /** Whether the stream ends without another event. */
  isOver(): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens a visitor's stream; fails on any other response. */
export async function openEvents(visitor: TestVisitor, path = '/api/live'): Promise<EventReader> {
  const answer = await visitor.get(path, { headers: { accept: 'text/event-stream' } });
  expect(answer.status).toBe(200);
  if (!answer.body) throw new Error('The stream has no body');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function nextBlock(): Promise<string | null> {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const block = text.slice(0, end);
    text = text.slice(end + 2);
    return block;
  }

  async function next(): Promise<ReadEvent | null> {
    for (let block = await nextBlock(); block !== null; block = await nextBlock()) {
      const fields = new Map(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const name = fields.get('event');
      if (name === undefined || name === 'heartbeat') continue;
      return { name, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? 'null') };
    }
    return null;
  }

  return {
    headers: answer.headers,
    async next() {
      const event = await next();
      if (!event) throw new Error('The stream is over');
      return event;
    },
    isOver: async () => (await next()) === null,
    close: () => reader.cancel(),
  };
}
