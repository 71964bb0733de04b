import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeOutput } from './output-file.ts';

async function* text() {
  yield 'order';
}

test('an export is for its owner alone, whatever the file was that it replaces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'basket-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'orders.csv');
  for (const path of [file, `${file}.unfinished`]) writeFileSync(path, 'older', { mode: 0o666 });
  await writeOutput(file, text(), () => Promise.resolve());
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
