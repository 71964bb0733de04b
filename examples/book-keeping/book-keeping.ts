/** Writes each sale and each refund into a journal, a line of CSV each: what a bookkeeper's program reads. */
import { appendFile } from 'node:fs/promises';
import type { Plugin } from '#app/plugins/plugin.ts';

/** An event may come again: whoever reads the journal knows it by the id at the beginning of its line. */
export function bookKeeping(file: string): Plugin {
  return {
    name: 'book-keeping',
    onEvent: {
      kinds: ['order.placed', 'order.refunded'],
      async run({ id, timestamp, ...event }, { signal }) {
        signal.throwIfAborted();
        if (event.type === 'order.placed') {
          const { number, amountCents } = event.data.order;
          await appendFile(file, `${id},${timestamp},${number},${amountCents}\n`);
        }
        if (event.type === 'order.refunded') {
          const { order, refund } = event.data;
          await appendFile(file, `${id},${timestamp},${order.number},${-refund.amountCents}\n`);
        }
      },
    },
  };
}
