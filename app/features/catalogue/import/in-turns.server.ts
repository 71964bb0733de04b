/** Bytes of a file in pieces between which the event loop serves others, whatever a reader makes of them. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many bytes are at most as many rows, such as blank lines: a few milliseconds of work. */
const BYTES_PER_TURN = 4_096;

/** The same bytes; a turn of the event loop lies between any so many of them. */
export async function* inTurns(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let leftBytes = BYTES_PER_TURN;
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; ) {
      if (leftBytes === 0) {
        await nextTurn();
        leftBytes = BYTES_PER_TURN;
      }
      const piece = chunk.subarray(start, start + leftBytes);
      start += piece.length;
      leftBytes -= piece.length;
      yield piece;
    }
  }
}
