/** JSON values one a line, as they go through the control socket. */

/** Reads values as they arrive; no more than the unfinished line is held. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let unfinished = '';
  for await (const chunk of bytes) {
    const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  if (unfinished !== '') yield JSON.parse(unfinished);
}

export function toJsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
