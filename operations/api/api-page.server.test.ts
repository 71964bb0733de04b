import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { apiDocument } from './api-document.ts';
import { STAFF_API_HEADING, staffApiPage } from './api-page.ts';

const path = fileURLToPath(new URL('../../docs/api.md', import.meta.url));

test('the page of the calls has those of the staff API as the table of operations has them', async () => {
  const [byHand = ''] = readFileSync(path, 'utf8').split(STAFF_API_HEADING);
  const page = `${byHand.trimEnd()}\n\n${staffApiPage(apiDocument(OPERATIONS, 'Basket'))}`;
  await expect(page).toMatchFileSnapshot(path);
});
