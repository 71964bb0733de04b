/** JSON values one a line, as they go through the command socket. */

/** Reads values as they arrive; no more than the unfinished line is kept. */
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

export async function* writeJsonLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
