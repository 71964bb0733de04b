/** How far a reader of a file is, though files are read ahead of it. */

/** A row of a catalogue takes some of it: a position is right but for so much. */
const SLICE_BYTES = 4_096;

export type FilePosition = {
  /** The same bytes, in slices that are taken one after the other. */
  slices(): AsyncGenerator<Uint8Array>;
  /** The bytes in all slices that were taken so far. */
  takenBytes(): number;
};

export function trackPosition(bytes: AsyncIterable<Uint8Array>): FilePosition {
  let takenBytes = 0;
  return {
    async *slices() {
      for await (const chunk of bytes) {
        for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
          const slice = chunk.subarray(start, start + SLICE_BYTES);
          takenBytes += slice.length;
          yield slice;
        }
      }
    },
    takenBytes: () => takenBytes,
  };
}
