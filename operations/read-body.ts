/** The body of a call, as far as a call can be long and deep. */

/** Ten times the longest description. */
const MAX_BYTES = 1_000_000;

/** Three times the deepest input of an operation. */
const MAX_DEPTH = 20;

/** Null for a longer one, which is read no further: `bytes` must bear that. */
export async function readBody(bytes: AsyncIterable<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export const BODY_TOO_LONG = `A body holds at most ${MAX_BYTES} bytes.`;

/** Strings, which may hold brackets, and brackets. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs;

/** Whether its values stand within each other as those of no call do: whatever reads it goes as deep. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

export const BODY_TOO_DEEP = `Values of a body stand in at most ${MAX_DEPTH} others.`;
