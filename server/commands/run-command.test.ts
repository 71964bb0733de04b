import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runCommand } from '#tests/run-command.ts';

describe('every command', () => {
  test.each([
    ['reconciliation', ['--help'], /--json/],
    ['reconciliation', ['--json', '--help'], /^Usage: npm run reconciliation -- \[options\]\n/],
    ['catalogue', ['--help'], /remove-pictures/],
    ['catalogue', ['--help', 'import'], /remove-pictures/],
    ['catalogue', ['import', '--help'], /^Usage: npm run catalogue -- import \[options\] <file>\n/],
    ['catalogue', ['import', 'a.csv', '--fast', '-h'], /--skip-invalid/],
    ['database', ['backup', '--help'], /^Usage: npm run database -- backup \[options\] <folder>\n/],
    ['mail', ['--help'], /list/],
    ['orders', ['-h'], /export/],
    ['orders', ['export', '--from', '--help'], /--to <day>/],
    ['orders', ['dance', '--help'], /export/],
  ])('prints help: %s %j', async (name, args, expected) => {
    const { code, out, err } = await runCommand({}, name, ...args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: npm run /);
    expect(out).toMatch(expected);
  });

  test.each([
    ['catalogue', 2],
    ['database', 1],
    ['mail', 1],
    ['orders', 1],
  ])('without a subcommand %s prints help as an error', async (name, code) => {
    expect(await runCommand({}, name)).toEqual({
      code,
      out: '',
      err: expect.stringMatching(`^Usage: npm run ${name} -- `),
    });
  });

  test('guesses what was meant, in one line', async () => {
    const { err } = await runCommand({}, 'catalogue', 'import', 'a.csv', '--replac');
    expect(err).toBe(
      "Unknown option '--replac' (Did you mean --replace?). --help lists what there is.\n",
    );
  });

  test('has a name that is known: that of its npm script', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const names = Object.values<string>(scripts).flatMap(
      (script) => /server\/command\.ts (\w+)$/.exec(script)?.[1] ?? [],
    );
    expect(names.length).toBeGreaterThan(7);
    expect(await runCommand({}, 'dance')).toEqual({
      code: 1,
      out: '',
      err: `There is no command dance: use ${names.sort().join(', ')}.\n`,
    });
  });
});
