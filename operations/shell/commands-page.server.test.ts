import { expect, test } from 'vitest';
import { fieldsOf } from '#operations/read-texts.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { commandsPage } from './commands-page.ts';

test('the page of all commands is what the table of operations says', async () => {
  await expect(commandsPage(OPERATIONS)).toMatchFileSnapshot('../../docs/commands.md');
});

test('every operation says what it does, what each field is, and for whom it is', () => {
  for (const { name, does, scope, input } of OPERATIONS) {
    expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(does, name).toMatch(/^[A-Z].*[^.]$/);
    expect(scope, name).toContain(':');
    for (const { name: field, meta } of fieldsOf(input)) {
      expect(meta.description, `${name} ${field}`).toMatch(/^[^a-z]/);
    }
  }
  const names = OPERATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
