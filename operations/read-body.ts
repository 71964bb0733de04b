/** The body of a call, as far as a call can be long. */

/** Ten times the longest description. */
const MAX_BYTES = 1_000_000;

/** Null for a longer one, which is read to its end and not held. */
export async function readBody(bytes: AsyncIterable<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length <= MAX_BYTES) chunks.push(chunk);
  }
  return length <= MAX_BYTES ? Buffer.concat(chunks).toString() : null;
}

export const BODY_TOO_LONG = `A body holds at most ${MAX_BYTES} bytes.`;
