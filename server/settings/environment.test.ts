import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '#server/settings/environment.ts';

function environmentFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'basket-environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), content);
  return join(folder, '.env');
}

test('the .env file adds to the environment, which wins over it', () => {
  const file = environmentFile('# for this machine\nPORT=4000\nLOG_LEVEL="warn"\n');
  expect(readEnvironment(file, { PORT: '5000', DATA_DIR: '/srv' })).toEqual({
    PORT: '5000',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/srv',
  });
});

test('no .env file is no problem', () => {
  expect(readEnvironment('no-such-folder/.env', { PORT: '5000' })).toEqual({ PORT: '5000' });
});

test('no image of the shop has the file, nor what else git leaves out', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
  const plain = (pattern: string) => pattern.replace(/^\*\*\/|^\/|\/$/g, '');
  const leftOut = linesOf('.dockerignore').map(plain);
  expect(leftOut).toEqual(expect.arrayContaining(linesOf('.gitignore').map(plain)));
});
